import type { Question } from '../../content/types'
import { useSite } from '../../page'
import { arrow, outline, unprinted } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Link } from '../../theme/Link'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { writeAsk } from '../asked'
import * as s from './AskUs.styles'
import { useTicks } from './ticks'

type Props = {
  items: readonly Question[]
  /** Where a link to the form leads within its page, for the page of the form itself. */
  place?: '#contact-message'
}

/**
 * The questions of a list that have no answer yet, with boxes to tick and a link that takes the ticked ones into a message.
 * Without scripts they are a list, and the link leads to the form.
 */
export function AskUs({ items, place }: Props) {
  const { labels } = useSite()
  const open = items.filter(({ answer }) => answer === null)
  if (open.length === 0) return null
  return (
    <div css={[l.column, l.gap3, s.ask]}>
      <h3>{labels.ask.title}</h3>
      <p css={[t.line5, t.muted]}>{labels.ask.note}</p>
      <ul>
        {open.map(({ id, question }) => (
          <li key={id}>
            <Tick id={id}>{question}</Tick>
          </li>
        ))}
      </ul>
      <div css={l.cluster}>
        <AskLink place={place} /> <Link to={labels.ask.all.href}>{labels.ask.all.name}</Link>
      </div>
    </div>
  )
}

/** A question with its box. */
export function Tick({ id, children }: { id: string; children: string }) {
  const { live, ids, toggle } = useTicks()
  const look = [l.inline, l.gap5, s.tick]
  if (!live) return <span css={look}>{children}</span>
  return (
    <label css={look}>
      <input type="checkbox" checked={ids.includes(id)} onChange={() => toggle(id)} />
      <span>{children}</span>
    </label>
  )
}

/** The link to the form, which takes the questions along that are ticked on any page. */
export function AskLink({ place = '' }: { place?: Props['place'] | '' | undefined }) {
  const { ids } = useTicks()
  const { ask } = useSite().labels
  const words = ids.length === 0 ? ask.none : ids.length === 1 ? ask.one : ask.some
  const text = words.replace('{count}', String(ids.length))
  return (
    <Link css={[outline, arrow, unprinted]} to={`/contact${ids.length > 0 ? `?ask=${writeAsk(ids)}` : ''}${place}`}>
      <span key={text}>{text}</span>
      <Icon name="arrow-right" />
    </Link>
  )
}
