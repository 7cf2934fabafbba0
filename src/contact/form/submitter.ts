import { type Field, ID, TOOK } from '../fields'
import { type Fault, sentences } from '../validate'
import type { Sent } from './send'

/** Specification, section 4: three states and a separate flag. `error` is the sentence to show, `field` the one at fault. */
export type Submission = {
  state: 'idle' | 'error' | 'success'
  sending: boolean
  error: string
  field: Field | null
  /** What was sent. */
  receipt: FormData | null
}

export const IDLE: Submission = { state: 'idle', sending: false, error: '', field: null, receipt: null }

/** A form on the page, and how it shows what becomes of its message. */
type View = { form: HTMLFormElement; show: (submission: Submission) => void }

export type Submitter = {
  /** Shows how it stands in a form, from now until the returned function is called. */
  attach: (view: View) => () => void
  /**
   * Checks the form that is attached and sends it, unless a message is on its way.
   * @param took ms from when the form was shown; null where the visitor began before that
   * @returns whether a message goes out now
   */
  submit: (form: HTMLFormElement, took: number | null) => boolean
  /** Takes the fault back when its field is mended, whatever else is missing. */
  mend: (form: HTMLFormElement) => void
}

/**
 * The life of a form that is sent by script: check, send once, show the outcome; fields are cleared on success and kept
 * on failure. It outlives the form on the page: a visitor who leaves while a message is sent, and comes back, sees what
 * became of it.
 */
export function submitter(check: (data: FormData) => Fault | null, send: (data: FormData) => Promise<Sent>): Submitter {
  let submission = IDLE
  let view: View | null = null

  const become = (next: Submission) => {
    submission = next
    view?.show(next)
  }

  async function finish(data: FormData) {
    const sent = await send(data)
    if (sent.ok && view && isUnchanged(view.form, data)) {
      view.form.reset()
      setId(view.form, '')
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
    submit(form, took) {
      if (submission.sending) return false
      const data = new FormData(form)
      const fault = check(data)
      if (fault) {
        become({ ...IDLE, state: 'error', error: sentences[fault.anchor], field: fault.field })
        return false
      }
      become({ ...IDLE, sending: true })
      // Browsers have no randomUUID on a page without TLS; the relay then makes the id.
      if (!data.get(ID)) data.set(ID, setId(form, crypto.randomUUID?.() ?? ''))
      if (took !== null) data.set(TOOK, String(Math.round(took)))
      finish(data)
      return true
    },
    mend(form) {
      if (submission.field && check(new FormData(form))?.field !== submission.field) become(IDLE)
    },
  }
}

/** Writes the id of the message, which stays through failures: a second try is the same message. A reset leaves it. */
function setId(form: HTMLFormElement, id: string): string {
  const control = form.elements.namedItem(ID)
  if (control instanceof HTMLInputElement) control.value = id
  return id
}

/** Whether the form, which may be another one by now, holds what was sent. */
function isUnchanged(form: HTMLFormElement, data: FormData): boolean {
  const now = new FormData(form)
  return [...data].every(([name, value]) => name === TOOK || now.get(name) === value)
}
