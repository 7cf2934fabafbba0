import type { Meta } from '../content/types'
import { Proof } from '../mockups/cookies/Proof'
import { Tools } from '../mockups/cookies/Tools'
import type { ProofWords, ToolsWords } from '../mockups/cookies/words'
import { Drawing, type DrawingName } from '../mockups/legal/Drawing'
import { Sides, Way } from '../mockups/legal/Glance'
import { Short } from '../mockups/legal/Short'
import { Fares, Jar, Samples, Ways } from '../mockups/legal/Specimens'
import type { FaresWords, ShortWords, SidesWords, WayWords } from '../mockups/legal/words'
import { useSite } from '../page'
import { eyebrow } from '../theme/base.styles'
import { Icon } from '../theme/Icon'
import * as s from './Legal.styles'
import { contents as rail } from './LegalContents.styles'
import { cookies } from './LegalCookies.styles'
import * as h from './LegalHero.styles'
import { privacy } from './LegalPrivacy.styles'
import { terms } from './LegalTerms.styles'

export const sky = 'dawn'

/** What is more than plain words: a mailbox, a `*strong*` word, a place in a law that no line may part. */
const PARTS = /([\w.]+@[\w.-]+\w|\*[^*]+\*|\d+(?:\(\w\)){2})/

/**
 * A paragraph, a sentence set large, a paragraph that stands in the margin where there is one, a list (what is allowed, what is not,
 * steps in their order, or items that each begin with what they are about, up to a colon or full stop), or names with what is said of
 * each (as rows, as stops of a road, as bars on one line of time, or as cells side by side; `entry`: what the browser keeps under that name, as its key and value),
 * or a drawing of the browser's own tools, which hold the entries of the page's bars.
 */
type Block =
  | string
  | { pull: string; night?: boolean }
  | { note: string }
  | { list: readonly string[]; as?: 'ticks' | 'crosses' | 'steps' | 'led' | 'laws' }
  | { terms: readonly Term[]; as: 'rows' | 'road' | 'bars' | 'cells' }
  | { tools: ToolsWords }

type Term = { name: string; entry?: readonly [key: string, value: string]; texts: readonly string[] }

/**
 * `ground`: the colour that it stands on, as wide as the page. `specimen`: what it speaks of, drawn beside it: marks of samples, an
 * empty jar, ways to one place, a piece of a product picture, or a drawing of its own.
 */
type Section = {
  id: string
  title: string
  short?: string
  half?: boolean
  ground?: 'sand' | 'teal' | 'coral'
  specimen?: 'sample' | 'jar' | 'ways' | DrawingName | FaresWords
  blocks: readonly Block[]
}

export type LegalContent = {
  meta: Meta
  hero: { eyebrow: string; title: string; lede: string }
  updated: { label: string; date: string; iso: string }
  contents: string
  /** How many sections there are: `{count}`. */
  parts: string
  /** `id` is the section's address on the page (`#what-we-keep`); a `half` stands beside the next one, where there is room. */
  sections: readonly Section[]
  /** Where each section has a short line. */
  short?: ShortWords
  /** One of these stands beside the title: what may be done here, where a message goes, or what the visitor can have counted. */
  sides?: SidesWords
  way?: WayWords
  proof?: ProofWords
}

export function View({ hero, updated, contents, parts, sections, short, sides, way, proof }: LegalContent) {
  const { labels } = useSite()
  const stored = sections.flatMap(({ blocks }) => blocks).flatMap(termsOf)
  return (
    <>
      <section css={proof ? h.counting : way ? h.travelling : h.dividing}>
        <div>
          <p css={eyebrow}>{hero.eyebrow}</p>
          <h1>{hero.title}</h1>
          <p>{hero.lede}</p>
          <p>
            {updated.label} <time dateTime={updated.iso}>{updated.date}</time>
          </p>
        </div>
        {sides && <Sides words={sides} sections={sections} />}
        {way && <Way words={way} />}
        {proof && <Proof words={proof} />}
      </section>
      <div css={s.page}>
        {short && <Short words={short} count={sections.length} />}
        <nav css={rail} aria-label={contents}>
          <details>
            <summary>
              <b>{contents}</b> <span>{parts.replace('{count}', String(sections.length))}</span>
              <Icon name="chevron-down" />
            </summary>
            <ol>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div css={proof ? cookies : way ? privacy : terms}>
          {sections.map(({ id, title, short, half, ground, specimen, blocks }) => (
            <section key={id} id={id} data-half={half} data-ground={ground}>
              <h2>{title}</h2>
              {short && <p>{short}</p>}
              <div>
                {blocks.map((block, index) => (
                  <TextBlock key={index} block={block} stored={stored} />
                ))}
              </div>
              {specimen && (
                <div data-as="specimen" aria-hidden="true">
                  {specimen === 'sample' ? (
                    <Samples mark={labels.sample} />
                  ) : specimen === 'jar' ? (
                    <Jar />
                  ) : specimen === 'ways' ? (
                    <Ways />
                  ) : typeof specimen === 'object' ? (
                    <Fares words={specimen} />
                  ) : (
                    <Drawing name={specimen} />
                  )}
                </div>
              )}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

/** What is kept under which name. */
const termsOf = (block: Block): readonly Term[] =>
  typeof block === 'object' && 'terms' in block && block.as === 'bars' ? block.terms : []

function TextBlock({ block, stored }: { block: Block; stored: readonly Term[] }) {
  if (typeof block === 'string') return <p>{marked(block)}</p>
  if ('pull' in block)
    return (
      <p data-as="pull" data-night={block.night}>
        {block.pull}
      </p>
    )
  if ('note' in block) return <p data-as="note">{block.note}</p>
  if ('tools' in block)
    return (
      <div data-as="tools">
        <Tools words={block.tools} stored={stored} />
      </div>
    )
  if ('terms' in block)
    return (
      <dl data-as={block.as}>
        {block.terms.map(({ name, entry, texts }) => (
          <div key={name}>
            <dt>{name}</dt>
            {entry && (
              <dd data-as="entry">
                <code>{entry[0]}</code>
              </dd>
            )}
            {texts.map(text => (
              <dd key={text}>{block.as === 'rows' ? timed(text) : marked(text)}</dd>
            ))}
          </div>
        ))}
      </dl>
    )
  const List = block.as === 'steps' ? 'ol' : 'ul'
  return (
    <List data-as={block.as}>
      {block.list.map(item => (
        <li key={item}>{block.as === 'led' ? led(item) : block.as === 'laws' ? named(item) : marked(item)}</li>
      ))}
    </List>
  )
}

/** How long, without the sign that ends it, then the rest of it. */
function timed(text: string) {
  const end = text.indexOf('* ')
  return (
    <>
      <b>{text.slice(1, end).replace(/[.,]$/, '')}</b> <p>{marked(text.slice(end + 2))}</p>
    </>
  )
}

/** What an item is about, without the sign that ends it, then the rest of it. */
function led(item: string) {
  const end = item.search(/[:.] /) + 1
  if (end === 0) return marked(item)
  return (
    <>
      <b>{item.slice(0, end - 1)}</b> <p>{marked(item.slice(end + 1))}</p>
    </>
  )
}

/** The name that a law is called by, which its text ends with in brackets, then the rest of it. */
function named(item: string) {
  const at = item.lastIndexOf(' (')
  return (
    <>
      <b>{item.slice(at + 2).replace(/\).$/, '')}</b> <p>{item.slice(0, at)}</p>
    </>
  )
}

/** The text with its parts as elements: split at them, every second one is such a part. */
function marked(text: string) {
  return text.split(PARTS).map((part, index) => {
    if (index % 2 === 0) return part
    if (part.startsWith('*')) return <b key={part}>{part.slice(1, -1)}</b>
    if (part.includes('@'))
      return (
        <a key={part} href={`mailto:${part}`}>
          {part}
        </a>
      )
    return <span key={part}>{part}</span>
  })
}
