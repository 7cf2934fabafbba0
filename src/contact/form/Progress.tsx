import { useEffect, useState } from 'react'
import type { ContactContent } from '../../content/types'
import { useSite } from '../../page'
import * as l from '../../theme/layout.styles'
import { type Reply, replyBy, replyIn } from '../reply'
import * as s from './Progress.styles'
import type { Submission } from './submitter'

type Road = ContactContent['form']['road']

type Props = Pick<Submission, 'state' | 'sending'> & {
  words: Road
  /** When the visitor began to type, or last submitted, in ms since 1970; null before. */
  begun: number | null
}

/** The progress of a message: you, sales, reply. */
export function Progress({ words, state, sending, begun }: Props) {
  const { label, stops, within } = words
  const [you, sales, reply] = stops
  const promise = usePromise(words, begun)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and this groups none
    <div css={s.road} role="group" aria-label={label} data-moment="road" data-state={sending ? 'sending' : state}>
      <ol css={l.columns3}>
        <li data-stop="you">{you}</li> <li data-stop="sales">{sales}</li>{' '}
        <li data-stop="reply">
          {reply} <output data-by={promise === '' ? undefined : true}>{promise || within}</output>
        </li>
      </ol>
    </div>
  )
}

/** Returns by when the message is answered: at the company's hours, or, while these are not given, by the visitor's clock. */
function usePromise({ by, days, promise, parts }: Road, begun: number | null): string {
  const { hours } = useSite()
  const [open, setOpen] = useState<Reply>()
  useEffect(() => {
    setOpen(undefined)
    if (begun === null || !hours) return
    // Later than the letter that began it: the first use of Intl takes tens of milliseconds on a phone.
    const timer = setTimeout(() => setOpen(replyIn(begun, hours)), LATER)
    return () => clearTimeout(timer)
  }, [begun, hours])
  const reply = begun === null || hours ? open : replyBy(begun)
  if (!reply) return ''
  const said = (hours ? promise : by).replace('{day}', days[reply.day] ?? '').replace('{part}', parts[reply.part])
  return said.replace('{place}', hours?.place ?? '')
}

/** How long after the first letter the promise appears, in ms. */
const LATER = 300
