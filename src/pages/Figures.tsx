import type { Closing as ClosingContent, Counted, Link as LinkTo, Meta } from '../content/types'
import { Closing } from '../sections/Closing'
import { SplitHero } from '../sections/Hero'
import { Section } from '../sections/Section'
import { sheet, textLink } from '../theme/base.styles'
import { Link } from '../theme/Link'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import * as s from './Figures.styles'
import { board, balance as lines } from './FiguresBalance.styles'

export const sky = 'dawn'

/** A figure of the site; `id` is its address on the page (`#bookings`). */
export type FigureRow = {
  id: string
  value: string
  label: string
  definition: string
  counted: Counted
  /** The pages that show it. */
  places: readonly LinkTo[]
}

type Column = 'figure' | 'definition' | 'date' | 'method' | 'places'

/** How a figure came about. */
type State = 'counted' | 'offer' | 'open'

export type FiguresContent = {
  meta: Meta
  hero: { eyebrow: string; title: string; lede: string }
  /** How many figures there are of each kind. */
  balance: { title: string } & Readonly<Record<State, string>>
  head: Readonly<Record<Column, string>>
  /** What stands in the place of date and method. */
  offer: { date: string; method: string }
  open: string
  groups: readonly { id: string; title: string; rows: readonly FigureRow[] }[]
  closing: ClosingContent
}

const STATES = ['counted', 'offer', 'open'] as const

const stateOf = ({ counted }: FigureRow): State =>
  counted === null ? 'open' : counted === 'offer' ? 'offer' : 'counted'

export function View({ hero, balance, head, offer, open, groups, closing }: FiguresContent) {
  return (
    <div css={s.page}>
      <SplitHero {...hero} sky={sky} picture={<Balance words={balance} rows={groups.flatMap(({ rows }) => rows)} />} />
      {groups.map(({ id, title, rows }, index) => (
        <Section key={id} id={`figures-${id}`} ground={index % 2 ? 'paper' : 'sand'} low>
          <h2 css={s.title}>{title}</h2>
          <table css={[t.line4, s.register]} aria-label={title}>
            <thead>
              <tr>
                {Object.entries(head).map(([column, name]) => (
                  <th key={column} scope="col" data-column={column}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(row => (
                <Row key={row.id} row={row} head={head} offer={offer} open={open} />
              ))}
            </tbody>
          </table>
        </Section>
      ))}
      <Closing {...closing} ending="band" />
    </div>
  )
}

/** The look of a column's name beside its value, where there is no room for columns. */
const NAME = [t.text3, t.regular, t.muted]

function Row({ row, head, offer, open }: { row: FigureRow } & Pick<FiguresContent, 'head' | 'offer' | 'open'>) {
  const { id, value, label, definition, counted, places } = row
  const { date, method } = counted === 'offer' ? offer : (counted ?? { date: open, method: open })
  return (
    <tr id={id} data-state={stateOf(row)}>
      <th scope="row">
        <strong css={[t.title3, t.line2, t.numeral]}>{value}</strong> <span>{label}</span>
      </th>
      <td>
        <small css={NAME}>{head.definition}</small> {definition}
      </td>
      {counted === null ? (
        <td colSpan={2}>
          <small css={NAME}>{head.date}</small> <b css={[t.whole, t.text4, t.medium, t.muted, s.open]}>{open}</b>
        </td>
      ) : (
        <>
          <td css={counted === 'offer' ? undefined : [t.teal, t.semibold]} data-column="date">
            <small css={NAME}>{head.date}</small> {date}
          </td>
          <td>
            <small css={NAME}>{head.method}</small> {method}
          </td>
        </>
      )}
      <td>
        <small css={NAME}>{head.places}</small>{' '}
        <ul css={l.wrapping}>
          {places.map(({ name, href }) => (
            <li key={href}>
              <Link css={[textLink, t.whole]} to={href}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

/** How many figures are published with their method, describe an offer, or lack a method: as numbers and as stops. */
function Balance({ words, rows }: { words: FiguresContent['balance']; rows: readonly FigureRow[] }) {
  return (
    <div css={[sheet, board, lines]}>
      <p css={[t.text7, t.medium]}>{words.title}</p>
      <ul>
        {STATES.map(state => {
          const own = rows.filter(row => stateOf(row) === state)
          return (
            <li key={state} css={t.line4} data-state={state}>
              <b>{own.length}</b> <span>{words[state]}</span>{' '}
              <i css={[l.wrapping, l.gap2]} aria-hidden="true">
                {own.map(({ id }) => (
                  <b key={id} />
                ))}
              </i>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
