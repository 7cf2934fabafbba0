import { type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { IDLE, type Submitter } from './submitter'

/**
 * Binds a form on the page to its submitter. `form` and `onSubmit` belong to the form, `button` to its button, `status`
 * to a focusable element that outlives the sending: the button, once disabled, would drop the focus to the body.
 */
export function useSubmit({ attach, submit }: Submitter) {
  const [submission, setSubmission] = useState(IDLE)
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const shown = useRef<number | null>(null)

  useEffect(() => {
    const { current } = form
    if (!current) return
    // The sentences of the check take over from the browser's own.
    current.noValidate = true
    // What stands there already was typed while the page loaded, or on an earlier visit: it took a time unknown here.
    const isEmpty = ![...new FormData(current).values()].some(Boolean)
    shown.current = isEmpty ? performance.now() : null
    return attach({ form: current, show: setSubmission })
  }, [attach])

  useEffect(() => {
    // After the render, so that the field's description is there when its focus is announced.
    const control = submission.field && form.current?.elements.namedItem(submission.field)
    if (control instanceof HTMLElement) control.focus()
  }, [submission])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const took = shown.current === null ? null : performance.now() - shown.current
    if (submit(event.currentTarget, took)) status.current?.focus()
  }

  return { submission, form, status, onSubmit, button: { disabled: submission.sending, onClick: ignoreSecond } }
}

/** The second click of a double click is no second wish, though the answer to the first may be here already. */
function ignoreSecond(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
