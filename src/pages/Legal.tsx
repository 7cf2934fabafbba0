import type { Meta } from '../content/types'
import { later } from '../later/later'
import { Proof } from '../mockups/cookies/Proof'
import { Tools } from '../mockups/cookies/Tools'
import type { ProofWords, ToolsWords } from '../mockups/cookies/words'
import { Sides, Way } from '../mockups/legal/Glance'
import { Short } from '../mockups/legal/Short'
import type { SpecimenName } from '../mockups/legal/Specimen'
import type { ShortWords, SidesWords, WayWords } from '../mockups/legal/words'
import { useSite } from '../page'
import { dawn, label } from '../sections/Hero.styles'
import { disclosure, eyebrow, lede, textLink, wrap } from '../theme/base.styles'
import { Icon } from '../theme/Icon'
import { Link } from '../theme/Link'
import * as l from '../theme/layout.styles'
import { RestOfStyles } from '../theme/RestOfStyles'
import * as t from '../theme/type.styles'
import * as s from './Legal.styles'
import * as c from './LegalCards.styles'
import { contents as rail } from './LegalContents.styles'
import { bars, cookies } from './LegalCookies.styles'
import * as h from './LegalHero.styles'
import * as lists from './LegalLists.styles'
import { privacy } from './LegalPrivacy.styles'
import { laws, led as ledList } from './LegalPrivacyLists.styles'
import * as tables from './LegalTables.styles'
import { terms } from './LegalTerms.styles'
import { useCurrentInView } from './useCurrentInView'

export const sky = 'dawn'

export const isText = true

// The drawings beside the text, which nobody can operate: the page is hydrated without their script.
const load = () => import('../mockups/legal/Specimen')
const loaded = typeof document === 'undefined' ? await load() : undefined
const Specimen = later(load, loaded, ({ Specimen }) => Specimen)

export const ready = Specimen.ready

/**
 * The parts of a text that become elements: a mailbox, a `*strong*` word, a reference into a law (no line break), and the
 * words of a link with the path of another policy in brackets after them: `[words](/path)`.
 */
const PARTS = /([\w.]+@[\w.-]+\w|\*[^*]+\*|\d+(?:\(\w\)){2}(?: and \(\w\))?|\[[^\]]+\]\(\/\w+\))/

/**
 * A paragraph, or
 * - `pull`: a sentence set large;
 * - `note`: a paragraph in the margin, where there is one;
 * - `list`: what is allowed (`ticks`), what is not (`crosses`), steps in order, laws, each with its short name in brackets
 *   at the end, or items that begin with their subject, up to a colon or full stop (`led`);
 * - `terms`: names with texts, as rows, as durations drawn to scale (`road`), as bars on one time line, or as tickets
 *   (`cells`). `entry` is what the browser stores under that name, as key and value;
 * - `tools`: a drawing of the browser's developer tools, with the entries of the page's bars.
 */
type Block =
  | string
  | { pull: string; night?: boolean }
  | { note: string }
  | { list: readonly string[]; as?: 'ticks' | 'crosses' | 'steps' | 'led' | 'laws' }
  | { terms: readonly Term[]; as: 'rows' | 'road' | 'bars' | 'cells' }
  | { tools: ToolsWords }

/** `lasts`: how long it is kept, as the road draws it. In bars only what is `open` runs on when the tab is closed. */
type Term = {
  name: string
  entry?: readonly [key: string, value: string]
  texts: readonly string[]
  lasts?: 'minutes' | 'days' | 'years' | 'open'
}

/** The looks of lists and of `terms`. */
const LISTS = { ticks: lists.ticks, crosses: lists.crosses, steps: lists.steps, led: ledList, laws }
const TERMS = {
  rows: { list: undefined, name: [t.text5, t.even, t.muted], text: undefined },
  road: { list: [l.column, tables.road], name: [t.title4, t.line2], text: [t.text5, t.muted] },
  bars: { list: [l.column, c.card, bars], name: [t.text5, t.muted], text: undefined },
  cells: { list: [l.column, l.gap3, tables.cells], name: [t.text6, t.line4], text: [t.text5, t.line4] },
}

/** `specimen`: a drawing of the section's subject beside it. */
type Section = {
  id: string
  title: string
  short?: string
  half?: boolean
  specimen?: SpecimenName
  blocks: readonly Block[]
}

export type LegalContent = {
  meta: Meta
  hero: { eyebrow: string; title: string; lede: string }
  updated: { label: string; date: string; iso: string }
  contents: string
  /** `{count}` stands for the number of sections. */
  parts: string
  /** A section's `id` is its address on the page (`#what-we-keep`). A `half` stands beside the next, where there is room. */
  sections: readonly Section[]
  /** The switch to the short version, for a page on which every section has a short line. */
  short?: ShortWords
  /** One of these stands by the title: what is allowed here, where a message goes, or what the browser can count. */
  sides?: SidesWords
  way?: WayWords
  proof?: ProofWords
}

export function View({ hero, updated, contents, parts, sections, short, sides, way, proof }: LegalContent) {
  const { labels } = useSite()
  const list = useCurrentInView()
  const stored = sections.flatMap(({ blocks }) => blocks).flatMap(termsOf)
  return (
    <>
      <section css={[dawn, proof ? h.counting : way ? h.travelling : sides && h.dividing]}>
        <div css={[wrap, h.words]} data-part="words">
          <p css={[eyebrow, label]}>{hero.eyebrow}</p>
          <h1>{hero.title}</h1>
          <p css={lede}>{hero.lede}</p>
          <p css={[t.text3, t.muted]}>
            {updated.label} <time dateTime={updated.iso}>{updated.date}</time>
          </p>
        </div>
        {sides && <Sides words={sides} sections={sections} />}
        {way && <Way words={way} />}
        {proof && <Proof words={proof} />}
        <RestOfStyles />
      </section>
      <div css={[wrap, l.column, s.page]}>
        {short && <Short words={short} sizes={sections.map(sizeOf)} />}
        <nav css={[c.card, rail]} aria-label={contents} ref={list}>
          <details>
            <summary css={[disclosure, l.inline, l.gap4]}>
              <b css={t.medium}>{contents}</b>{' '}
              <span css={[t.text3, t.muted]}>{parts.replace('{count}', String(sections.length))}</span>
              <Icon name="chevron-down" />
            </summary>
            <ol>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a css={[l.grid, t.text6, t.line4, t.even]} href={`#${id}`}>
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div css={[s.text, proof ? cookies : way ? privacy : terms]}>
          {sections.map(({ id, title, short, half, specimen, blocks }, place) => (
            <section
              key={id}
              css={[half && c.half, place === sections.length - 1 && c.end]}
              id={id}
              data-half={sideOf(sections, place)}
              data-top={(isDrawn(sections[place]) && !isDrawn(sections[place - 2])) || undefined}
              data-foot={(isDrawn(sections[place]) && !isDrawn(sections[place + 2])) || undefined}
              data-end={place === sections.length - 1 || undefined}
            >
              <h2 css={[t.title4, t.line2]}>{title}</h2>
              {short && <p css={[t.text7, t.line4, t.muted]}>{short}</p>}
              <div>
                {blocks.map((block, index) => (
                  <TextBlock key={index} block={block} stored={stored} />
                ))}
              </div>
              {specimen && (
                <div data-as="specimen" aria-hidden="true">
                  <Specimen name={specimen} mark={labels.sample} />
                </div>
              )}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

/** Returns on which side a half stands: those that follow each other form rows of two. */
function sideOf(sections: readonly Section[], place: number): 'first' | 'second' | undefined {
  if (!sections[place]?.half) return undefined
  const before = sections.findLastIndex(({ half }, index) => index < place && !half)
  return (place - before) % 2 ? 'first' : 'second'
}

/** Returns about how long the text of a section is. How long something is kept is no text. */
const sizeOf = ({ blocks }: Section) =>
  JSON.stringify(blocks, (key, value) => (key === 'lasts' ? undefined : value)).length

/** Whether a section is a half with a drawing. */
const isDrawn = (section?: Section) => Boolean(section?.half && section.specimen)

/** Returns the turn of an item whose colour alternates, in one column or in two. */
const turnOf = (index: number) => ([undefined, 'second', 'third', 'fourth'] as const)[index % 4]

/** Returns the terms of a block of bars: what the browser stores, by name. */
const termsOf = (block: Block): readonly Term[] =>
  typeof block === 'object' && 'terms' in block && block.as === 'bars' ? block.terms : []

function TextBlock({ block, stored }: { block: Block; stored: readonly Term[] }) {
  const { labels } = useSite()
  if (typeof block === 'string') return <p>{marked(block)}</p>
  if ('pull' in block)
    return (
      <p css={[t.title4, t.line3]} data-as="pull" data-night={block.night}>
        {block.pull}
      </p>
    )
  if ('note' in block)
    return (
      <p css={c.card} data-as="note">
        {block.note}
      </p>
    )
  if ('tools' in block)
    return (
      <div data-as="tools">
        <Tools words={block.tools} stored={stored} mark={labels.sample} />
      </div>
    )
  if ('terms' in block) {
    const looks = TERMS[block.as]
    return (
      <dl css={looks.list} data-as={block.as}>
        {block.terms.map(({ name, entry, texts, lasts }, index) => (
          <div
            key={name}
            css={block.as === 'rows' ? tables.row : undefined}
            data-lasts={lasts}
            data-turn={block.as === 'cells' ? turnOf(index) : undefined}
          >
            <dt css={looks.name}>{name}</dt>
            {entry && (
              <dd data-as="entry">
                <code>{entry[0]}</code>
              </dd>
            )}
            {texts.map(text => (
              <dd css={[t.even, looks.text]} key={text}>
                {block.as === 'rows' ? timed(text) : marked(text)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    )
  }
  const List = block.as === 'steps' ? 'ol' : 'ul'
  /** How many steps the first of two columns has, if a note follows the last. */
  const most = Math.ceil((block.list.length + 1) / 2)
  return (
    <List css={[l.column, l.gap3, block.as && LISTS[block.as]]} data-as={block.as}>
      {block.list.map((item, index) => (
        <li
          key={item}
          css={t.even}
          data-column={block.as === 'steps' && index >= most ? 'second' : undefined}
          data-turn={block.as === 'led' || block.as === 'laws' ? turnOf(index) : undefined}
        >
          {block.as === 'led' ? led(item) : block.as === 'laws' ? named(item) : marked(item)}
        </li>
      ))}
    </List>
  )
}

/** Renders a duration without its closing punctuation, then the rest of the text. */
function timed(text: string) {
  const end = text.indexOf('* ')
  return (
    <>
      <b css={[t.text7, t.line3, t.teal, t.even]}>{text.slice(1, end).replace(/[.,،]$/, '')}</b>{' '}
      <p css={t.text5}>{marked(text.slice(end + 2))}</p>
    </>
  )
}

/** Renders an item's subject without the sign that ends it, then the rest of the item. */
function led(item: string) {
  const end = item.search(/[:.] /) + 1
  if (end === 0) return marked(item)
  return (
    <>
      <b css={[t.text7, t.line3, t.medium, t.even]}>{item.slice(0, end - 1)}</b> <p>{marked(item.slice(end + 1))}</p>
    </>
  )
}

/** Renders a law's short name, which stands in brackets at the end of its text, then the rest of the text. */
function named(item: string) {
  const at = item.lastIndexOf(' (')
  return (
    <>
      <b css={[t.title4, t.line3, t.teal]}>{item.slice(at + 2).replace(/\).$/, '')}</b> <p>{item.slice(0, at)}</p>
    </>
  )
}

/** Renders a text with its parts as elements: after the split, every second piece is such a part. */
function marked(text: string) {
  return text.split(PARTS).map((part, index) => {
    if (index % 2 === 0) return part
    if (part.startsWith('*'))
      return (
        <b css={t.teal} key={part}>
          {part.slice(1, -1)}
        </b>
      )
    if (part.startsWith('[')) {
      const [words = '', path = ''] = part.slice(1, -1).split('](')
      return (
        <Link css={[textLink, t.unbroken]} key={part} to={path}>
          {words}
        </Link>
      )
    }
    if (part.includes('@'))
      return (
        <a css={textLink} key={part} href={`mailto:${part}`}>
          {part}
        </a>
      )
    return (
      <span css={t.unbroken} key={part}>
        {part}
      </span>
    )
  })
}
