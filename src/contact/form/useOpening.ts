import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Carried, ContactContent } from '../../content/types'
import { useSite } from '../../page'
import { questionsOfAsk } from '../asked'
import { isPrefill, NOTHING, type Prefill, prefilled } from '../opening'
import { type Own, readOwn } from '../own-brand'
import { lineOfSetup, pictureOfSetup, takesOwn } from '../setup'

/** The topic of the links in pictures. */
const QUESTION = 'question'

/** What was last written into the message. A document that restores a draft restores it too. */
let written = NOTHING

/** Returns what this site, not the visitor, last wrote into the message. */
export const lastOpening = (): Prefill => written

/** @param stored an opening that was stored with a draft, or anything else */
export function restoreOpening(stored: unknown) {
  if (isPrefill(stored)) written = stored
}

/** The words that links can write into a message. */
export type Opening = Pick<ContactContent, 'topics' | 'carried'>

/** Stands for `Carried` where an address carries nothing. */
const NONE: Carried = { tried: '', own: { name: '', colour: '' }, setups: {}, asking: '', asked: {} }

/** Prefills the message from `?topic`, `?setup` and `?ask`, and from the fragment, which no server sees. */
export function useOpening({ topics, carried }: Opening) {
  const message = useRef<HTMLTextAreaElement>(null)
  const { search, hash } = useLocation()
  const { comma } = useSite().labels
  useEffect(() => {
    const query = new URLSearchParams(search)
    let isCurrent = true
    const write = (carried: Carried) => {
      const { current } = message
      if (!current || !isCurrent) return
      const now = prefillOf(query, hash, topics, carried, comma)
      const text = prefilled(current.value, now, written)
      if (text === null) return
      written = now
      current.value = text
    }
    if (!query.has('setup') && !query.has('ask')) write(NONE)
    else if (typeof carried === 'object') write(carried)
    // Without these words the topic alone is better than nothing.
    else carried().then(write, () => write(NONE))
    return () => {
      isCurrent = false
    }
  }, [search, hash, topics, carried, comma])
  return message
}

/**
 * Reads what an address asks for. A setup counts only with a topic that the form knows, and the topic of the pictures only with
 * a picture that it is about.
 */
function prefillOf(
  query: URLSearchParams,
  fragment: string,
  topics: Opening['topics'],
  { tried, own, setups, asking, asked }: Carried,
  comma: string,
): Prefill {
  const name = query.get('topic') ?? ''
  const tag = query.get('setup') ?? ''
  const picture = pictureOfSetup(tag, setups)
  const topic = name === QUESTION && !picture ? undefined : new Map(Object.entries(topics)).get(name)
  const setup = topic === undefined ? '' : lineOfSetup(tag, setups, comma)
  const questions = questionsOfAsk(query.get('ask') ?? '', asked)
  return {
    lines: [
      topic?.replace('{picture}', () => picture) ?? '',
      setup && tried.replace('{setup}', () => setup),
      ...(setup && takesOwn(tag, setups) ? ownLines(own, readOwn(fragment)) : []),
    ]
      .filter(Boolean)
      .join('\n'),
    questions: questions.length > 0 ? [asking, ...questions.map(question => `- ${question}`)].join('\n') : '',
  }
}

/** Returns the visitor's name and colour, each on a line of its own, so that no script turns the words around it. */
const ownLines = (own: Carried['own'], { name, colour }: Own): string[] => [
  name && own.name.replace('{name}', () => name),
  colour && own.colour.replace('{colour}', () => `#${colour}`),
]
