import {
  type MouseEvent as ReactMouseEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useSite } from '../../page'
import { IDLE, type Submitter } from './submitter'

const UNTOUCHABLE = { pointerEvents: 'none' } as const

/**
 * Binds a mounted form to its submitter. `form` and `onSubmit` belong on the form, `button` on its button, `status` on a
 * focusable element that stays mounted during sending: the button, once disabled, would drop the focus to the body.
 */
export function useSubmit({ attach, submit, mend }: Submitter) {
  const { edition } = useSite()
  const [submission, setSubmission] = useState(IDLE)
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const shown = useRef<number | null>(null)

  // In the same task in which the draft is restored: an answer that arrived in between would find no form to clear.
  useLayoutEffect(() => (form.current ? attach({ form: form.current, show: setSubmission }) : undefined), [attach])

  useEffect(() => {
    const { current } = form
    if (!current) return
    // Replaces the browser's own validation messages by the sentences of the check.
    current.noValidate = true
    // Text that is already there was typed while the page loaded, or on an earlier visit, so its time is unknown.
    const isEmpty = ![...new FormData(current).values()].some(Boolean)
    shown.current = isEmpty ? performance.now() : null
    const onInput = () => mend(current)
    // The second click of a double click lands on the disabled button and would move the focus to the body.
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
    // After the render, so that the field's description exists when its focus is announced.
    const control = submission.field && form.current?.elements.namedItem(submission.field)
    if (control instanceof HTMLElement) control.focus()
  }, [submission])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const took = shown.current === null ? null : performance.now() - shown.current
    // Not before: should the script fail, the browser posts the form itself.
    const isSending = submit(event.currentTarget, took, edition)
    event.preventDefault()
    if (isSending) status.current?.focus()
  }

  const button = {
    disabled: submission.sending,
    onClick: ignoreSecond,
    // Some browsers dispatch no events at all for a disabled button. Without pointer events on it, the form receives them.
    style: submission.sending ? UNTOUCHABLE : undefined,
  }
  return { submission, form, status, onSubmit, button }
}

/** Ignores the second click of a double click, even if the first has already been answered. */
function ignoreSecond(event: ReactMouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
