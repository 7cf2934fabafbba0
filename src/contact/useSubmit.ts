import { type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Field } from './fields'
import type { Sent } from './send'
import type { Fault } from './validate'

/** Site-spec section 4: three states and a separate flag. `error` is the sentence to show, `field` the one at fault. */
type Submission = { state: 'idle' | 'error' | 'success'; sending: boolean; error: string; field: Field | null }

const IDLE: Submission = { state: 'idle', sending: false, error: '', field: null }

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
    // The sentences of `check` take over from the browser's own.
    if (form.current) form.current.noValidate = true
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
      setSubmission({ ...IDLE, state: 'error', error: fault.message, field: fault.field })
      return
    }
    sending.current = true
    status.current?.focus()
    setSubmission({ ...IDLE, sending: true })
    const sent = await send(data)
    sending.current = false
    if (sent.ok) form.current?.reset()
    setSubmission(sent.ok ? { ...IDLE, state: 'success' } : { ...IDLE, state: 'error', error: sent.error })
  }

  return { submission, form, status, onSubmit, button: { disabled: submission.sending, onClick: ignoreSecond } }
}

/** The second click of a double click is no second wish, though the answer to the first may be here already. */
function ignoreSecond(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
