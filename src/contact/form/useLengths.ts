import { type RefObject, useEffect, useState } from 'react'
import { type Field, fields, tidy } from '../fields'
import type { Submission } from './submitter'

/** From which part of its cap on a field's length is shown. */
const NEAR = 0.9

/** The lengths of the fields that are nearly full, or more than full, in UTF-16 code units of their tidy values. */
export type Lengths = ReadonlyMap<Field, number>

const NONE: Lengths = new Map()

/** Gives the lengths as they are now, and the function to call when somebody has typed. */
export function useLengths(form: RefObject<HTMLFormElement | null>, submission: Submission) {
  const [lengths, setLengths] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that was sent leaves the form empty
  useEffect(() => setLengths(measure(form.current)), [form, submission])
  return { lengths, onInput: () => setLengths(measure(form.current)) }
}

function measure(form: HTMLFormElement | null): Lengths {
  if (!form) return NONE
  const data = new FormData(form)
  const full = fields.flatMap(({ name, cap }) => {
    const text = String(data.get(name))
    // Nothing is longer when it is tidy.
    if (text.length < cap * NEAR) return []
    const { length } = tidy(text)
    return length < cap * NEAR ? [] : [[name, length] as const]
  })
  return full.length > 0 ? new Map(full) : NONE
}

/** How long nothing may be typed before it is said aloud how much there is, in ms. */
const PAUSE = 1000

/** A text that changes as somebody types, as it was at the last pause: for a live region, which reads all that it gets. */
export function useAtPause(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
