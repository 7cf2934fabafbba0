import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ContactContent } from '../../content/types'
import { lineOfSetup } from '../setup'

/** The words with which a message begins when a link says what it is about, and what was tried in a picture. */
export type Opening = Pick<ContactContent, 'topics' | 'tried' | 'setups'>

/** What was written into a message last, in this document. */
let written = ''

/** Writes the lines that the address asks for into the message, if nobody has written more than such lines. */
export function useOpening({ topics, tried, setups }: Opening) {
  const message = useRef<HTMLTextAreaElement>(null)
  const { search } = useLocation()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const topic = query.get('topic') ?? ''
    const { current } = message
    if (!current || !Object.hasOwn(topics, topic)) return
    const setup = lineOfSetup(query.get('setup') ?? '', setups)
    const lines = [topics[topic], ...(setup ? [tried.replace('{setup}', () => setup)] : [])].join('\n')
    // After a reload the draft may hold lines that are written again now.
    const isUntouched = ['', written, lines, ...Object.values(topics)].includes(current.value.trim())
    if (!isUntouched) return
    written = lines
    current.value = `${lines}\n`
  }, [search, topics, tried, setups])
  return message
}
