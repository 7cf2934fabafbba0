import type { ReactNode } from 'react'
import type { Category, Heading, Statistic } from '../../content/types'
import { OperatingModel } from '../../mockups/consultancy/Consultancy'
import { documentsOf } from '../../mockups/consultancy/Documents'
import type { ConsultancyPicture } from '../../mockups/consultancy/words'
import { type Answer, Answers } from '../../sections/Answers'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import * as s from './Consultancy.styles'
import { type Listing, Practice, type PracticeContent } from './Practice'

export const sky = 'dawn'

/** The fields of advice are its questions; the categories are what each step of the process leaves, in their order. */
export type ConsultancyContent = PracticeContent & {
  picture: ConsultancyPicture
  categories: Listing<Category>
  advice: Heading & { delivered: string; items: readonly Answer[] }
}

export function View({ picture, advice, categories, ...content }: ConsultancyContent) {
  return (
    <div css={s.roomy}>
      <Practice
        content={content}
        sky={sky}
        shape="artefact"
        hour="sunrise"
        picture={<OperatingModel words={picture.model} />}
        figures={<Evidence items={content.statistics} />}
        process={
          <>
            <div css={s.desk}>
              <Head {...categories} />
              <Stages steps={content.process.steps} documents={categories.items} picture={picture} />
            </div>
            <div css={s.chapter}>
              <h2>{content.process.title}</h2>
              <p>{content.process.lede}</p>
            </div>
          </>
        }
        own={
          <Section id="services" ground="sand" low>
            <div css={s.drawer}>
              <Head {...advice} />
              <Answers items={advice.items} delivered={advice.delivered} />
            </div>
          </Section>
        }
      />
    </div>
  )
}

type StagesProps = {
  steps: PracticeContent['process']['steps']
  documents: readonly Category[]
  picture: ConsultancyPicture
}

/** Each step under its bar: the folder of what it leaves, and what is done for it. */
function Stages({ steps, documents, picture }: StagesProps) {
  const art = documentsOf(picture)
  return (
    <ol css={s.stages}>
      {steps.map(({ number, title, text }, place) => (
        <li key={number}>
          <span>{number}</span>
          <h3>{title}</h3>
          <div css={s.folder}>
            <ul>
              {documents[place]?.items.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            {art[place]}
          </div>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Years as the rings of a sun, projects as a pile of which the next is open, a share as what is not missing. */
const DRAWN: readonly ((count: number) => ReactNode)[] = [
  years => (
    <svg viewBox="0 0 260 130" aria-hidden="true">
      {[0, 1, 2].map(third => (
        <path
          key={third}
          d={Array.from({ length: years }, (_, year) =>
            Math.floor((3 * year) / years) === third ? ring((130 * (year + 0.6)) / years) : '',
          ).join('')}
        />
      ))}
    </svg>
  ),
  projects => {
    const rows = Math.ceil(projects / ROW)
    const y = (row: number) => 120 - row * 21
    return (
      <svg viewBox="0 0 210 130" aria-hidden="true">
        <path
          data-part="dots"
          d={Array.from(
            { length: rows },
            (_, row) => `M10 ${y(row)}h${(Math.min(ROW, projects - row * ROW) - 1) * 21 + 0.1}`,
          ).join('')}
        />
        <circle cx={10} cy={y(rows)} r={7} />
      </svg>
    )
  },
  share => (
    <svg viewBox="0 0 130 130" aria-hidden="true">
      <circle data-part="rest" cx={65} cy={65} r={48} />
      <circle data-part="share" cx={65} cy={65} r={48} pathLength={100} strokeDasharray={`${share} 100`} />
    </svg>
  ),
]

/** So many dots are in a row of the pile. */
const ROW = 10

const ring = (radius: number) => {
  const r = +radius.toFixed(1)
  return `M${130 - r} 130a${r} ${r} 0 0 1 ${2 * r} 0`
}

/** What the figures count, drawn: nothing here is counted twice. */
function Evidence({ items }: { items: readonly Statistic[] }) {
  return (
    <ul css={s.evidence}>
      {items.map(({ value, label, description }, place) => (
        <li key={label}>
          {DRAWN[place]?.(Number.parseInt(value, 10))}
          <strong>{value}</strong> <span>{label}</span> <small>{description}</small>
        </li>
      ))}
    </ul>
  )
}
