import { type RefObject, useEffect, useState } from 'react'
import { type Field, fields, tidyField } from '../fields'
import type { Submission } from './submitter'

/** The share of its cap from which a field's length is shown. */
const NEAR = 0.9

/** The lengths of the fields that are nearly full or overfull, in UTF-16 code units of their tidied values. */
export type Lengths = ReadonlyMap<Field, number>

const NONE: Lengths = new Map()

/** Returns the current lengths, and the function to call after input. */
export function useLengths(form: RefObject<HTMLFormElement | null>, submission: Submission) {
  const [lengths, setLengths] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `submission` is listed because sending empties the form
  useEffect(() => setLengths(measure(form.current)), [form, submission])
  return { lengths, onInput: () => setLengths(measure(form.current)) }
}

function measure(form: HTMLFormElement | null): Lengths {
  if (!form) return NONE
  const data = new FormData(form)
  const full = fields.flatMap(({ name, cap }) => {
    const text = String(data.get(name))
    // Tidying never lengthens a text, so one that is short enough needs no tidying.
    if (text.length < cap * NEAR) return []
    const { length } = tidyField(name, text)
    return length < cap * NEAR ? [] : [[name, length] as const]
  })
  return full.length > 0 ? new Map(full) : NONE
}

/** How long typing must pause before the character count is read aloud, in ms. */
const PAUSE = 1000

/** Returns a changing text as it was at the last pause in typing: a live region would otherwise read every change. */
export function useAtPause(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
