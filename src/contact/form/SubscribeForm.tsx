import { useSite } from '../../page'
import { field, primary } from '../../theme/form.styles'
import { Link } from '../../theme/Link'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { readFields } from '../fields'
import { actionIn, sentenceOf } from '../sentences'
import { subscribeAnchors, validateSubscription } from '../validate'
import { HiddenFields } from './HiddenFields'
import * as s from './SubscribeForm.styles'
import { send } from './send'
import { submitter } from './submitter'
import { useSubmit } from './useSubmit'

const FIELD = 'subscribe-field'
const ERROR = 'subscribe-error'

/** The answers without JavaScript that report an error. */
const faults = ['email', 'emailFormat', 'failed'] as const

const subscription = submitter(
  data => validateSubscription(readFields(data)),
  (data, edition) => send(data, '/api/subscribe', edition),
)

/** The Stay Updated form in the footer. */
export function Subscribe() {
  const { edition, sentences, subscribe } = useSite()
  const { title, text, label, placeholder, button: submit, note, privacy, success, answers } = subscribe
  const { submission, form, status, onSubmit, button } = useSubmit(subscription)
  const atFault = submission.field === 'email'
  const untouched = submission.state === 'idle' && !submission.sending
  return (
    <form ref={form} action={actionIn('/api/subscribe', edition)} method="post" onSubmit={onSubmit}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div css={[l.wrapping, l.gap3, s.line]}>
        <label htmlFor={FIELD}>{label}</label>
        <input
          id={FIELD}
          css={field}
          name="email"
          type="email"
          dir="auto"
          autoComplete="email"
          placeholder={placeholder}
          required
          readOnly={submission.sending}
          aria-invalid={atFault || undefined}
          aria-describedby={atFault ? ERROR : undefined}
        />
        <button css={primary} type="submit" {...button}>
          {submit}
        </button>
      </div>
      <p css={s.note}>
        {`${note} `}
        <Link to={privacy.href}>{privacy.name}</Link>
      </p>
      <div css={[t.teal, s.answers]}>
        {untouched && (
          <>
            <div hidden>{answers}</div>
            {faults.map(anchor => (
              <div key={anchor} id={subscribeAnchors[anchor]} tabIndex={-1} hidden>
                {sentences[anchor]}
              </div>
            ))}
            <div id={subscribeAnchors.sent} tabIndex={-1} hidden>
              {success}
            </div>
          </>
        )}
        <div id={ERROR} role="alert">
          {submission.state === 'error' ? sentenceOf(sentences, submission.error) : null}
        </div>
        <div ref={status} role="status" tabIndex={-1}>
          {submission.state === 'success' ? success : null}
        </div>
      </div>
      <HiddenFields />
    </form>
  )
}
