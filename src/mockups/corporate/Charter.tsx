import type { ReactNode } from 'react'
import type { Item } from '../../content/types'
import * as l from '../../theme/layout.styles'
import * as b from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import { DrawnText } from '../kit/drawn'
import * as s from './Charter.styles'
import { RuleSentence } from './RuleSentence'
import type { CorporatePicture, Department } from './words'

type Props = { items: readonly Item[]; words: CorporatePicture }

const ART = { viewBox: '0 0 160 84' }

const WIDE = { viewBox: '0 0 410 92' }

/**
 * Renders what a company gets: its rule as a sentence and who decides, both large, and a list of the other features with
 * drawings.
 */
export function Charter({ items: [first, ...others], words }: Props) {
  const art = drawings(words)
  const last = others.length - 1
  return (
    <div css={[l.grid, s.given]}>
      <div css={[l.column, l.gap5, b.roundL, s.charter]}>
        <div>
          <h3 css={t.title5}>{first?.title}</h3>
          <p css={[t.text6, t.line4]}>{first?.text}</p>
        </div>
        <RuleSentence words={words.rule} />
      </div>
      <ul css={[l.column, l.gap4, s.list]}>
        {others.map(({ title, text }, index) => (
          <li
            css={[l.grid, b.roundM, b.sand]}
            key={title}
            data-look={index === 0 ? 'panel' : index === last ? 'rest' : undefined}
          >
            <svg {...(index ? ART : WIDE)} aria-hidden="true">
              {art[index]}
            </svg>
            <h3 css={t.ledeSize}>{title}</h3>
            <p css={[t.text4, t.line4, t.muted]}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns the drawings of the features after the first, in their order: 160 by 84, but the first of them 410 by 92. */
const drawings = ({ approval: { departments, moment } }: CorporatePicture): ReactNode[] => [
  <Approval key="approval" />,
  <Spending key="spending" departments={departments} />,
  <Company key="company" />,
  <Credit key="credit" departments={departments} />,
  <Flag key="flag" word={moment.cabin.options.business} />,
  <Report key="report" />,
  <Payment key="payment" />,
  <Cycles key="cycles" />,
]

/** A request, the manager it waits for, and what it becomes. */
const Approval = () => (
  <g fill="var(--card)" strokeWidth="5">
    <path d="M16 42h189" stroke="var(--teal)" />
    <path d="M205 42h189" stroke="var(--field)" strokeWidth="3" strokeDasharray="5 6" />
    <circle cx="16" cy="42" r="13" fill="var(--teal)" stroke="var(--teal)" />
    <circle cx="205" cy="42" r="36" stroke="var(--coral)" strokeWidth="9" />
    <circle cx="394" cy="42" r="13" stroke="var(--teal)" />
    <path data-part="tick" d="M189 42l12 12 21-24" fill="none" stroke="var(--coral)" strokeWidth="6" />
  </g>
)

/** What each department has spent of its limit. */
const Spending = ({ departments }: { departments: readonly Department[] }) =>
  departments.map(({ name, spent, limit }, index) => (
    <g key={name}>
      <rect x={index * 32} width="26" height="84" rx="6" fill="var(--line)" />
      <rect
        x={index * 32}
        y={84 - (84 * spent) / limit}
        width="26"
        height={(84 * spent) / limit}
        rx="6"
        fill={index ? 'var(--teal)' : 'var(--coral)'}
      />
    </g>
  ))

/** A company, its managers, its employees. */
const Company = () => (
  <g fill="var(--teal)">
    <path
      d="M80 18L32 48M80 18l48 30M32 48L10 76M32 48l22 28M128 48l-22 28M128 48l22 28"
      stroke="var(--field)"
      strokeWidth="2"
    />
    <circle cx="80" cy="19" r="19" />
    <circle cx="32" cy="47" r="12" />
    <circle cx="128" cy="47" r="12" fill="var(--coral)" />
    {[10, 54, 106, 150].map(x => (
      <circle key={x} cx={x} cy="76" r="8" />
    ))}
  </g>
)

/** What all departments have spent of their limits. */
function Credit({ departments }: { departments: readonly Department[] }) {
  const [spent, limit] = (['spent', 'limit'] as const).map(key =>
    departments.reduce((sum, department) => sum + department[key], 0),
  )
  return (
    <g fill="none" strokeWidth="20">
      <path d="M14 84A66 66 0 0 1 146 84" stroke="var(--line)" />
      <path
        d="M14 84A66 66 0 0 1 146 84"
        stroke="var(--teal)"
        pathLength="100"
        strokeDasharray={`${Math.round((100 * (spent ?? 0)) / (limit ?? 1))} 101`}
      />
      <path d="M44 84A36 36 0 0 1 116 84z" fill="var(--coral)" stroke="none" />
    </g>
  )
}

/** A word that breaks a rule, marked. */
const Flag = ({ word }: { word: string }) => (
  <g>
    <rect y="12" width="160" height="60" rx="12" fill="var(--coral-w)" />
    <path d="M12 12A12 12 0 0 0 0 24V60A12 12 0 0 0 12 72z" fill="var(--coral)" />
    <DrawnText
      x="28"
      y="50"
      fontSize="26"
      letterSpacing="-.03em"
      fill="var(--coral-t)"
      textDecoration="underline wavy 1.5px"
    >
      {`${word} `}
    </DrawnText>
  </g>
)

/** A table, and its sums. */
const Report = () => (
  <g fill="var(--teal)">
    <path d="M0 8h80M0 30h62M0 52h72" stroke="var(--field)" strokeWidth="8" strokeDasharray="30 6" />
    <path d="M110 8h50M126 30h34M118 52h42" stroke="var(--teal)" strokeWidth="12" />
    <path d="M0 67h160" stroke="var(--ink)" strokeWidth="2" />
    <path d="M92 78h68" stroke="var(--coral)" strokeWidth="12" />
  </g>
)

/** A card, or the company’s credit. */
const Payment = () => (
  <g>
    <rect width="108" height="66" rx="9" fill="var(--coral)" />
    <path d="M0 14h108v12H0z" fill="var(--on-coral)" />
    <rect x="54" y="20" width="106" height="64" rx="9" fill="var(--teal-w)" />
    <circle cx="84" cy="52" r="17" fill="none" stroke="var(--teal)" strokeWidth="9" />
    <path d="M114 44h34M114 60h24" stroke="var(--field)" strokeWidth="5" />
  </g>
)

/** Every week, every second week, every month. */
const Cycles = () => (
  <g fill="var(--teal)">
    <path d="M0 13h160M0 42h160M0 71h160" stroke="var(--field)" strokeWidth="2" strokeDasharray="4 5" />
    {[20, 60, 100, 140].map((x, week) => (
      <g key={x}>
        <circle cx={x} cy="13" r="9" />
        {week % 2 > 0 && <circle cx={x} cy="42" r="11" />}
      </g>
    ))}
    <circle cx="140" cy="71" r="13" fill="var(--coral)" />
  </g>
)
