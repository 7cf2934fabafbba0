import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ContactContent } from '../../content/types'
import { useSite } from '../../page'
import { questionsOfAsk } from '../asked'
import { NOTHING, type Prefill, prefilled } from '../opening'
import { type Own, readOwn } from '../own-brand'
import { lineOfSetup, pictureOfSetup, takesOwn } from '../setup'

/** What can be written into a message: by the topic of the link, by what was tried in a picture, and by ticked questions. */
export type Opening = Pick<ContactContent, 'topics' | 'tried' | 'own' | 'setups' | 'asking' | 'asked'>

/** The topic of the links in pictures. */
const QUESTION = 'question'

/** What was last written into the message, in this document. */
let written = NOTHING

/** Prefills the message from `?topic`, `?setup` and `?ask`, and from the fragment, which no server sees. */
export function useOpening({ topics, tried, own, setups, asking, asked }: Opening) {
  const message = useRef<HTMLTextAreaElement>(null)
  const { search, hash } = useLocation()
  const { comma } = useSite().labels
  useEffect(() => {
    const { current } = message
    if (!current) return
    const now = prefillOf(new URLSearchParams(search), hash, { topics, tried, own, setups, asking, asked }, comma)
    const text = prefilled(current.value, now, written, Object.values(topics))
    if (text === null) return
    written = now
    current.value = text
  }, [search, hash, topics, tried, own, setups, asking, asked, comma])
  return message
}

/**
 * Reads what an address asks for. A setup counts only with a topic that the form knows, and the topic of the pictures only with
 * a picture that it is about.
 */
function prefillOf(
  query: URLSearchParams,
  fragment: string,
  { topics, tried, own, setups, asking, asked }: Opening,
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
const ownLines = (own: Opening['own'], { name, colour }: Own): string[] => [
  name && own.name.replace('{name}', () => name),
  colour && own.colour.replace('{colour}', () => `#${colour}`),
]
