import type { Ref } from 'react'
import type { ContactContent } from '../../content/types'
import { useSite } from '../../page'
import { hidden } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { type Anchor, sentenceOf } from '../sentences'
import * as s from './ContactForm.styles'
import { Progress } from './Progress'
import type { Submission } from './submitter'

type Props = {
  words: ContactContent['form']
  submission: Submission
  /** Whether the sent message is shown. */
  sent: boolean
  /** When the visitor began to type, or last submitted, in ms since 1970; null before. */
  begun: number | null
  status: Ref<HTMLDivElement>
}

/** How far the message is, and what is said about it. */
export function Exchange({ words: { sending, answers, road }, submission, sent, begun, status }: Props) {
  const { hours, sentences } = useSite()
  const state = submission.state === 'success' && !sent ? 'idle' : submission.state
  const untouched = submission.state === 'idle' && !submission.sending
  return (
    <div css={[l.column, s.exchange]} data-state={state} data-hours={hours ? true : undefined}>
      <Progress {...submission} state={state} words={road} begun={begun} />
      <div css={s.said}>
        {untouched && <PostedAnswers introduction={answers} />}
        <div role="alert">
          {submission.state === 'error' && (
            <Banner anchor="failed" sentence={sentenceOf(sentences, submission.error)} />
          )}
        </div>
        <div css={s.focused} ref={status} role="status" tabIndex={-1}>
          {submission.sending && <span css={hidden}>{sending}</span>}
          {state === 'success' && <Banner anchor="sent" sentence={sentences.sent} />}
        </div>
      </div>
    </div>
  )
}

/** All answers to a form that is posted without JavaScript; the relay shows the right one (src/relay/refill.ts). */
function PostedAnswers({ introduction }: { introduction: string }) {
  const { sentences } = useSite()
  return (
    <>
      <div css={s.answer} hidden>
        {introduction}
      </div>
      {Object.entries(sentences).map(([anchor, sentence]) => (
        <div css={[s.answer, s.focused]} key={anchor} id={anchor} tabIndex={-1} hidden>
          <Banner anchor={anchor as Anchor} sentence={sentence} />
        </div>
      ))}
    </>
  )
}

function Banner({ anchor, sentence }: { anchor: Anchor; sentence: string }) {
  const sent = anchor === 'sent'
  return (
    <p css={[t.medium, s.banner, sent ? [t.title5, t.line3, s.success] : [t.line4, s.failure]]}>
      <Icon name={sent ? 'circle-check' : 'triangle'} />
      {/* A separate element per sentence: page translators replace text nodes, which React can then no longer update. */}
      <span key={sentence}>{sentence}</span>
    </p>
  )
}
