import { useState } from 'react'
import { night, primary } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import { ruledAbove } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import { Moment } from '../kit/moment'
import { control } from '../kit/moment.styles'
import { type Browser, type Proof as Counted, proofOf } from './model'
import * as s from './Proof.styles'
import type { ProofWords } from './words'

/** Signs of what is counted: a cookie, the way out to others, a drawer. */
const signs = {
  cookies:
    'M21 12.2A9 9 0 1 1 11.8 3a4.6 4.6 0 0 0 4.6 4.6 4.6 4.6 0 0 0 4.6 4.6zM8.5 9v.01M8 14.5v.01M13 16.5v.01M12.5 11.5v.01',
  foreign:
    'M11 5H6.5A1.5 1.5 0 0 0 5 6.5v11A1.5 1.5 0 0 0 6.5 19h11a1.5 1.5 0 0 0 1.5-1.5V13M14.5 4H20v5.5M20 4 11.5 12.5',
  lasting: 'M4 5h16v4.5H4zM5.5 9.5V19h13V9.5M10 13.5h4',
} as const

/**
 * Renders a panel that counts, in the visitor's own browser, what the policy is about, and shows word for word what the
 * browser keeps.
 */
export function Proof({ words }: { words: ProofWords }) {
  const [proof, setProof] = useState<Counted>()
  const said = proof ? counted(proof, words) : words.before
  return (
    <div css={[night, l.clipped, s.panel]}>
      <Moment name="proof" label={words.label} look="line" cue={words.cue} said={said}>
        <h2>{words.title}</h2>
        <p css={t.muted}>{words.text}</p>
        <dl css={[l.columns3, s.figures]}>
          {(['cookies', 'foreign', 'lasting'] as const).map(figure => (
            <div key={figure} data-figure={figure} data-found={proof && (proof[figure] ? 'some' : 'none')}>
              <dt css={[t.drawn2, t.line4, t.centred, t.even]}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={signs[figure]} />
                </svg>
                {words.figures[figure]}
              </dt>{' '}
              <dd css={[l.grid, l.rigid, l.relative, l.clipped, t.line1]}>{proof?.[figure]}</dd>
            </div>
          ))}
        </dl>
        <div css={[l.cluster, s.line]}>
          <span css={control}>
            <button css={[primary, s.press]} type="button" onClick={() => setProof(proofOf(browser(words)))}>
              {proof ? words.again : words.count}
            </button>
          </span>{' '}
          <output css={t.even}>{said}</output>
        </div>
        {/* As high before the count as after it; a longer list is scrolled, also by keys (WCAG 2.1.1). */}
        <section
          css={[ruledAbove, t.text3, s.kept]}
          aria-label={words.kept.label}
          tabIndex={proof?.kept.length ? 0 : undefined}
        >
          {/* Always rendered: an element that is missing when the page is prerendered gets no styles. */}
          <p css={t.muted} hidden={Boolean(proof?.kept.length)}>
            {proof ? words.kept.none : words.kept.before}
          </p>
          <dl hidden={!proof?.kept.length}>
            {proof?.kept.map(({ storage, key, value }) => (
              <div key={`${storage} ${key}`}>
                <dt>{`${storage}: ${key}`}</dt> <dd dir="ltr">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </Moment>
    </div>
  )
}

const counted = ({ cookies, foreign, requests, kept, lasting }: Counted, words: ProofWords): string =>
  words.counted
    .replace('{cookies}', String(cookies))
    .replace('{foreign}', String(foreign))
    .replace('{requests}', String(requests))
    .replace('{kept}', String(kept.length))
    .replace('{lasting}', String(lasting))

function browser({ storages: { session, local } }: ProofWords): Browser {
  return {
    cookie: document.cookie,
    origin: location.origin,
    requests: performance.getEntriesByType('resource').map(({ name }) => name),
    lasting: local,
    storages: { [session]: entriesOf(() => sessionStorage), [local]: entriesOf(() => localStorage) },
  }
}

function entriesOf(storage: () => Storage): [string, string][] {
  try {
    return Object.entries(storage())
  } catch {
    // A browser that refuses storage keeps nothing.
    return []
  }
}
