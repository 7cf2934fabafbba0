import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ContactContent } from '../../content/types'
import { hidden } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { type Field, fields, readFields } from '../fields'
import { type Anchor, sentences, validate } from '../validate'
import * as s from './ContactForm.styles'
import { HiddenFields } from './HiddenFields'
import { send } from './send'
import { useDraft } from './useDraft'
import { useSubmit } from './useSubmit'

type Props = ContactContent['form'] & {
  /** The first line of the message by the value of the `topic` query parameter. */
  topics: Readonly<Record<string, string>>
}

const TITLE = 'contact-title'
const ERROR = 'contact-error'
const idOf = (name: Field) => `contact-${name}`

/**
 * The message form. Without JavaScript it posts to the relay, which answers with an anchor of one of the banners here;
 * with it, what was typed before it took over stays: no input is controlled.
 */
export function ContactForm({ title, labels, optional, submit, sending, answers, topics }: Props) {
  const { submission, form, status, onSubmit, button } = useSubmit(check, send)
  useDraft(form)
  const message = useTopic(topics)
  const untouched = submission.state === 'idle' && !submission.sending
  const control = ({ name, cap, required }: (typeof fields)[number]) => {
    const atFault = submission.field === name
    return {
      id: idOf(name),
      name,
      maxLength: cap,
      required,
      'aria-invalid': atFault || undefined,
      'aria-describedby': atFault ? ERROR : undefined,
    }
  }
  return (
    <form
      css={s.form}
      ref={form}
      action="/api/contact"
      method="post"
      encType="multipart/form-data"
      aria-labelledby={TITLE}
      onSubmit={onSubmit}
    >
      <h2 css={hidden} id={TITLE}>
        {title}
      </h2>
      {fields.map(field => {
        const { name, type, autoComplete, required } = field
        return (
          <div css={type === 'multiline' ? s.full : s.half} key={name}>
            <label htmlFor={idOf(name)}>
              {labels[name]} {!required && <small>{optional}</small>}
            </label>
            {type === 'multiline' ? (
              <textarea css={s.textarea} ref={message} rows={6} {...control(field)} />
            ) : (
              <input css={s.input} type={type} autoComplete={autoComplete} {...control(field)} />
            )}
          </div>
        )
      })}
      <div css={s.foot}>
        {untouched && (
          <>
            <div css={s.answer}>{answers}</div>
            {anchors.map(anchor => (
              <div css={s.answer} key={anchor} id={anchor} tabIndex={-1}>
                <Banner anchor={anchor} sentence={sentences[anchor]} />
              </div>
            ))}
          </>
        )}
        <div id={ERROR} role="alert">
          {submission.state === 'error' && <Banner anchor="failed" sentence={submission.error} />}
        </div>
        <div css={s.status} ref={status} role="status" tabIndex={-1}>
          {submission.sending && <span css={hidden}>{sending}</span>}
          {submission.state === 'success' && <Banner anchor="sent" sentence={sentences.sent} />}
        </div>
        <button css={s.submit} type="submit" {...button}>
          <Icon name="loader" />
          {submission.sending ? sending : submit}
          <Icon name="arrow-right" />
        </button>
      </div>
      <HiddenFields />
    </form>
  )
}

const anchors = Object.keys(sentences) as Anchor[]

const check = (data: FormData) => validate(readFields(data))

function Banner({ anchor, sentence }: { anchor: Anchor; sentence: string }) {
  const sent = anchor === 'sent'
  return (
    <p css={sent ? s.success : s.failure}>
      <Icon name={sent ? 'circle-check' : 'triangle'} />
      {sentence}
    </p>
  )
}

/** Writes the first line of the topic in the address into the message, if nobody has written more than such a line. */
function useTopic(topics: Props['topics']) {
  const message = useRef<HTMLTextAreaElement>(null)
  const { search } = useLocation()
  useEffect(() => {
    const topic = new URLSearchParams(search).get('topic') ?? ''
    const { current } = message
    if (!current || !Object.hasOwn(topics, topic)) return
    const isUntouched = ['', ...Object.values(topics)].includes(current.value.trim())
    if (isUntouched) current.value = `${topics[topic]}\n`
  }, [search, topics])
  return message
}
