import type { ContactContent } from '../../content/types'
import { replyBy } from '../reply'
import * as s from './Progress.styles'
import type { Submission } from './submitter'

type Props = Pick<Submission, 'state' | 'sending'> & {
  words: ContactContent['form']['road']
  /** When the visitor began to type, or last submitted, in ms since 1970; null before. */
  begun: number | null
}

/** The progress of a message: you, sales, reply. */
export function Progress({ words, state, sending, begun }: Props) {
  const { label, stops, within, by, days } = words
  const [you, sales, reply] = stops
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and this groups none
    <div css={s.road} role="group" aria-label={label} data-moment="road" data-state={sending ? 'sending' : state}>
      <ol>
        <li>{you}</li> <li>{sales}</li>{' '}
        <li>
          {reply}{' '}
          <output data-by={begun === null ? undefined : true}>
            {begun === null ? within : by.replace('{time}', replyBy(begun, days))}
          </output>
        </li>
      </ol>
    </div>
  )
}
