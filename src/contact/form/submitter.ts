import { type Field, ID, TOOK } from '../fields'
import type { Edition } from '../sentences'
import type { Fault } from '../validate'
import { anonymise, identify } from './form-id'
import type { Sent } from './send'

/**
 * A form's state (specification, section 4): three states and a flag. `error` is the sentence to show for `field`, or its name.
 */
export type Submission = {
  state: 'idle' | 'error' | 'success'
  sending: boolean
  error: string
  field: Field | null
  /** The form data that was sent; null unless `state` is `success`. */
  receipt: FormData | null
}

export const IDLE: Submission = { state: 'idle', sending: false, error: '', field: null, receipt: null }

/** A mounted form, and the callback that shows the state of its message. */
type View = { form: HTMLFormElement; show: (submission: Submission) => void }

export type Submitter = {
  /** Connects a mounted form and shows it the current state. The returned function disconnects it. */
  attach: (view: View) => () => void
  /**
   * Checks the attached form and sends it, unless a message is already being sent.
   * @param took ms since the form was shown; null if the visitor began to fill it in before that
   * @param edition the language of the page
   * @returns whether a message is now being sent
   */
  submit: (form: HTMLFormElement, took: number | null, edition: Edition) => boolean
  /** Clears the error once its field is corrected, even if other fields are still at fault. */
  mend: (form: HTMLFormElement) => void
}

/**
 * Creates the life cycle of a form that is sent by script: check, send once, show the outcome. Fields are cleared on success
 * and kept on failure. The state outlives the mounted form: a visitor who leaves the page during sending, and returns, sees
 * the outcome.
 */
export function submitter(
  check: (data: FormData) => Fault | null,
  send: (data: FormData, edition: Edition) => Promise<Sent>,
): Submitter {
  let submission = IDLE
  let view: View | null = null

  const become = (next: Submission) => {
    submission = next
    view?.show(next)
  }

  async function finish(data: FormData, edition: Edition) {
    const sent = await send(data, edition)
    if (sent.ok && view && isUnchanged(view.form, data)) {
      view.form.reset()
      anonymise(view.form)
    }
    become(sent.ok ? { ...IDLE, state: 'success', receipt: data } : { ...IDLE, state: 'error', error: sent.error })
  }

  return {
    attach(next) {
      view = next
      next.show(submission)
      return () => {
        view = null
        if (!submission.sending) submission = IDLE
      }
    },
    submit(form, took, edition) {
      if (submission.sending) return false
      const data = new FormData(form)
      const fault = check(data)
      if (fault) {
        become({ ...IDLE, state: 'error', error: fault.anchor, field: fault.field })
        return false
      }
      become({ ...IDLE, sending: true })
      data.set(ID, identify(form))
      if (took !== null) data.set(TOOK, String(Math.round(took)))
      finish(data, edition)
      return true
    },
    mend(form) {
      if (submission.field && check(new FormData(form))?.field !== submission.field) become(IDLE)
    },
  }
}

/** Returns whether the form, which may have been remounted since, still holds what was sent. */
function isUnchanged(form: HTMLFormElement, data: FormData): boolean {
  const now = new FormData(form)
  return [...data].every(([name, value]) => name === TOOK || now.get(name) === value)
}
