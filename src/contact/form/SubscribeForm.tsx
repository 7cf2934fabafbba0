import { useSite } from '../../page'
import { field, primary } from '../../theme/form.styles'
import { capOf, readFields } from '../fields'
import { sentences, subscribeAnchors, validateSubscription } from '../validate'
import { HiddenFields } from './HiddenFields'
import * as s from './SubscribeForm.styles'
import { send } from './send'
import { useSubmit } from './useSubmit'

const ERROR = 'subscribe-error'

/** The Stay Updated box of the footer. */
export function Subscribe() {
  const { title, text, label, placeholder, button: submit, success, answers } = useSite().subscribe
  const { submission, form, status, onSubmit, button } = useSubmit(check, post)
  const atFault = submission.field === 'email'
  const untouched = submission.state === 'idle' && !submission.sending
  return (
    <form ref={form} action="/api/subscribe" method="post" onSubmit={onSubmit}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div css={s.line}>
        <input
          css={field}
          name="email"
          type="email"
          autoComplete="email"
          aria-label={label}
          placeholder={placeholder}
          maxLength={capOf('email')}
          required
          aria-invalid={atFault || undefined}
          aria-describedby={atFault ? ERROR : undefined}
        />
        <button css={primary} type="submit" {...button}>
          {submit}
        </button>
      </div>
      <div css={s.answers}>
        {untouched && (
          <>
            <div>{answers}</div>
            {faults.map(anchor => (
              <div key={anchor} id={subscribeAnchors[anchor]} tabIndex={-1}>
                {sentences[anchor]}
              </div>
            ))}
            <div id={subscribeAnchors.sent} tabIndex={-1}>
              {success}
            </div>
          </>
        )}
        <div id={ERROR} role="alert">
          {submission.state === 'error' ? submission.error : null}
        </div>
        <div ref={status} role="status" tabIndex={-1}>
          {submission.state === 'success' ? success : null}
        </div>
      </div>
      <HiddenFields />
    </form>
  )
}

const faults = ['email', 'emailFormat', 'failed'] as const

const check = (data: FormData) => validateSubscription(readFields(data))

const post = (data: FormData) => send(data, '/api/subscribe')
