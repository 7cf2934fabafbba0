import { type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type Field, ID } from '../fields'
import { type Fault, sentences } from '../validate'
import type { Sent } from './send'

/** Site-spec section 4: three states and a separate flag. `error` is the sentence to show, `field` the one at fault. */
type Submission = { state: 'idle' | 'error' | 'success'; sending: boolean; error: string; field: Field | null }

const IDLE: Submission = { state: 'idle', sending: false, error: '', field: null }

/** Writes the id of the message, which stays through failures: a second try is the same message. A reset leaves it. */
function setId(form: HTMLFormElement, id: string): string {
  const field = form.elements.namedItem(ID)
  if (field instanceof HTMLInputElement) field.value = id
  return id
}

/**
 * The life of a form that is sent by script: check, send once, show the outcome; fields are cleared on success and kept
 * on failure. `form` and `onSubmit` belong to the form, `button` to its button, `status` to a focusable element that
 * outlives the sending: the button, once disabled, would drop the focus to the body.
 */
export function useSubmit(check: (data: FormData) => Fault | null, send: (data: FormData) => Promise<Sent>) {
  const [submission, setSubmission] = useState(IDLE)
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLDivElement>(null)
  // State would lag behind the second click of a double click.
  const sending = useRef(false)

  useEffect(() => {
    const { current } = form
    if (!current) return
    // The sentences of `check` take over from the browser's own.
    current.noValidate = true
    // A message that was edited after a failure is another one: the first may have arrived all the same.
    const forget = () => setId(current, '')
    current.addEventListener('input', forget)
    return () => current.removeEventListener('input', forget)
  }, [])

  useEffect(() => {
    // After the render, so that the field's description is there when its focus is announced.
    const control = submission.field && form.current?.elements.namedItem(submission.field)
    if (control instanceof HTMLElement) control.focus()
  }, [submission])

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    const data = new FormData(event.currentTarget)
    const fault = check(data)
    if (fault) {
      setSubmission({ ...IDLE, state: 'error', error: sentences[fault.anchor], field: fault.field })
      return
    }
    sending.current = true
    status.current?.focus()
    setSubmission({ ...IDLE, sending: true })
    // Browsers have no randomUUID on a page without TLS; the relay then makes the id.
    if (!data.get(ID)) data.set(ID, setId(event.currentTarget, crypto.randomUUID?.() ?? ''))
    const sent = await send(data)
    sending.current = false
    if (sent.ok && form.current) {
      form.current.reset()
      setId(form.current, '')
    }
    setSubmission(sent.ok ? { ...IDLE, state: 'success' } : { ...IDLE, state: 'error', error: sent.error })
  }

  return { submission, form, status, onSubmit, button: { disabled: submission.sending, onClick: ignoreSecond } }
}

/** The second click of a double click is no second wish, though the answer to the first may be here already. */
function ignoreSecond(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
