import type { Meta } from '../content/types'
import { Proof } from '../mockups/cookies/Proof'
import type { ProofWords } from '../mockups/cookies/words'
import { Sides, Way } from '../mockups/legal/Glance'
import { Short } from '../mockups/legal/Short'
import type { ShortWords, SidesWords, WayWords } from '../mockups/legal/words'
import { SplitHero } from '../sections/Hero'
import * as s from './Legal.styles'

export const sky = 'dawn'

const MAILBOX = /([\w.]+@[\w.-]+\w)/

/** A paragraph, or a list. */
type Block = string | { list: readonly string[] }

export type LegalContent = {
  meta: Meta
  hero: { eyebrow: string; title: string; lede: string }
  updated: { label: string; date: string; iso: string }
  contents: string
  /** `id` is the section's address on the page (`#what-we-keep`). */
  sections: readonly { id: string; title: string; short?: string; blocks: readonly Block[] }[]
  /** Where each section has a short line. */
  short?: ShortWords
  /** One of these stands beside the title: what may be done here, where a message goes, or what the visitor can have counted. */
  sides?: SidesWords
  way?: WayWords
  proof?: ProofWords
}

export function View({ hero, updated, contents, sections, short, sides, way, proof }: LegalContent) {
  return (
    <>
      <SplitHero
        {...hero}
        sky={sky}
        grows
        picture={
          <>
            {sides && <Sides words={sides} />}
            {way && <Way words={way} />}
            {proof && <Proof words={proof} />}
          </>
        }
      >
        <p css={s.updated}>
          {updated.label} <time dateTime={updated.iso}>{updated.date}</time>
        </p>
      </SplitHero>
      <div css={s.page}>
        <nav css={s.contents} aria-labelledby="contents">
          <h2 id="contents">{contents}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div css={s.text}>
          {short && <Short words={short} count={sections.length} />}
          {sections.map(({ id, title, short, blocks }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {short && <p css={s.short}>{short}</p>}
              <div>
                {blocks.map((block, index) => (
                  <TextBlock key={index} block={block} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{withMailLinks(block)}</p>
  return (
    <ul>
      {block.list.map(item => (
        <li key={item}>{withMailLinks(item)}</li>
      ))}
    </ul>
  )
}

/** The text with its e-mail addresses as links: split at them, every second part is one. */
function withMailLinks(text: string) {
  return text.split(MAILBOX).map((part, index) =>
    index % 2 ? (
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
