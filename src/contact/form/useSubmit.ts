import {
  type MouseEvent as ReactMouseEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { IDLE, type Submitter } from './submitter'

const UNTOUCHABLE = { pointerEvents: 'none' } as const

/**
 * Binds a form on the page to its submitter. `form` and `onSubmit` belong to the form, `button` to its button, `status`
 * to a focusable element that outlives the sending: the button, once disabled, would drop the focus to the body.
 */
export function useSubmit({ attach, submit, mend }: Submitter) {
  const [submission, setSubmission] = useState(IDLE)
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const shown = useRef<number | null>(null)

  // In the same task as the draft is filled in: an answer that came in between would find no form to clear.
  useLayoutEffect(() => (form.current ? attach({ form: form.current, show: setSubmission }) : undefined), [attach])

  useEffect(() => {
    const { current } = form
    if (!current) return
    // The sentences of the check take over from the browser's own.
    current.noValidate = true
    // What stands there already was typed while the page loaded, or on an earlier visit: it took a time unknown here.
    const isEmpty = ![...new FormData(current).values()].some(Boolean)
    shown.current = isEmpty ? performance.now() : null
    const onInput = () => mend(current)
    // The second click of a double click finds the button disabled: it would take the focus to the body.
    const onMouseDown = (event: MouseEvent) => {
      const control = event.target instanceof Element && event.target.closest('a, input, textarea')
      if (!control && current.querySelector('button:disabled')) event.preventDefault()
    }
    current.addEventListener('input', onInput)
    current.addEventListener('mousedown', onMouseDown)
    return () => {
      current.removeEventListener('input', onInput)
      current.removeEventListener('mousedown', onMouseDown)
    }
  }, [mend])

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

  const button = {
    disabled: submission.sending,
    onClick: ignoreSecond,
    // Some browsers report nothing of what happens on a disabled button, to anybody: so it happens on the form.
    style: submission.sending ? UNTOUCHABLE : undefined,
  }
  return { submission, form, status, onSubmit, button }
}

/** The second click of a double click is no second wish, though the answer to the first may be here already. */
function ignoreSecond(event: ReactMouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
