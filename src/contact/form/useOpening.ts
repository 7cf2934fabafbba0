import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ContactContent } from '../../content/types'
import { lineOfSetup, pictureOfSetup } from '../setup'

/** The opening lines of a message, by the topic of the link and by what was tried in a picture. */
export type Opening = Pick<ContactContent, 'topics' | 'tried' | 'setups'>

/** The topic of the links in pictures. */
const QUESTION = 'question'

/** The lines last written into the message, in this document. */
let written = ''

/** Prefills the message from `?topic` and `?setup`, unless the visitor has written other text there. */
export function useOpening({ topics, tried, setups }: Opening) {
  const message = useRef<HTMLTextAreaElement>(null)
  const { search } = useLocation()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const topic = query.get('topic') ?? ''
    const { current } = message
    const tag = query.get('setup') ?? ''
    const picture = pictureOfSetup(tag, setups)
    const opening = new Map(Object.entries(topics)).get(topic)?.replace('{picture}', () => picture)
    // A question needs something that it is about.
    if (!current || opening === undefined || (topic === QUESTION && !picture)) return
    const setup = lineOfSetup(tag, setups)
    const lines = [opening, ...(setup ? [tried.replace('{setup}', () => setup)] : [])].join('\n')
    // After a reload the draft may already hold the lines that are about to be written.
    const isUntouched = ['', written, lines, ...Object.values(topics)].includes(current.value.trim())
    if (!isUntouched) return
    written = lines
    current.value = `${lines}\n`
  }, [search, topics, tried, setups])
  return message
}
