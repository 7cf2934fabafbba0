import { type Ref, useEffect, useState } from 'react'
import type { ContactContent } from '../../content/types'
import { grouped, linesOf } from '../../number'
import { useSite } from '../../page'
import { hidden, outline, sheet } from '../../theme/base.styles'
import { field as box, primary } from '../../theme/form.styles'
import { Icon } from '../../theme/Icon'
import { Link } from '../../theme/Link'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { type Field, type FieldRow, fields, readFields } from '../fields'
import { type Anchor, actionIn, sentenceOf } from '../sentences'
import { validate } from '../validate'
import * as s from './ContactForm.styles'
import { HiddenFields } from './HiddenFields'
import { NumberLink } from './NumberLink'
import { Progress } from './Progress'
import { Receipt } from './Receipt'
import { send } from './send'
import { submitter } from './submitter'
import { forgetTicks } from './ticks'
import { forgetDraft, useDraft } from './useDraft'
import { useAtPause, useLengths } from './useLengths'
import { type Opening, useOpening } from './useOpening'
import { useSubmit } from './useSubmit'

type Props = ContactContent['form'] & { opening: Opening }

const TITLE = 'contact-title'
const idOf = (name: Field) => `contact-${name}`
const faultOf = (name: Field) => `contact-${name}-fault`

const contact = submitter(
  data => validate(readFields(data)),
  async (data, edition) => {
    const sent = await send(data, '/api/contact', edition)
    if (sent.ok) {
      forgetDraft()
      forgetTicks()
    }
    return sent
  },
)

/**
 * The contact form. Without JavaScript it posts to the relay, which returns this page with the banner of its answer marked,
 * and after a refusal with the fields filled in again. Its inputs are uncontrolled, so that text typed before hydration
 * stays.
 */
export function ContactForm({
  title,
  labels,
  optional,
  count,
  submit,
  sending,
  answers,
  note,
  privacy,
  road,
  receipt,
  elsewhere,
  opening,
}: Props) {
  const { edition, hours, sentences } = useSite()
  const { submission, form, status, onSubmit, button } = useSubmit(contact)
  const { lengths, onInput } = useLengths(form, submission)
  const [begun, setBegun] = useState<number | null>(null)
  useDraft(form)
  const message = useOpening(opening)
  // The sent message replaces the fields until the visitor asks for the form again.
  const [put, putAway] = useState<FormData | null>(null)
  const kept = submission.receipt === put ? null : submission.receipt
  const state = submission.state === 'success' && !kept ? 'idle' : submission.state
  useEffect(() => {
    if (kept) status.current?.scrollIntoView({ block: 'nearest' })
  }, [kept, status])
  useEffect(() => {
    if (put) form.current?.querySelector('input')?.focus()
  }, [put, form])
  const untouched = submission.state === 'idle' && !submission.sending
  const label = submission.sending ? sending : submit
  const rows = fields.map(field => {
    const { name, cap } = field
    const length = lengths.get(name) ?? 0
    const tooLong = sentences[`${name}Long`]
    const sentence = sentenceOf(sentences, submission.error)
    const said = submission.field === name && sentence !== tooLong ? sentence : ''
    return { ...field, fault: length > cap ? tooLong : said, counted: length > 0 ? counted(count, length, cap) : '' }
  })
  const spoken = useAtPause(rows.flatMap(({ counted, fault }) => (counted ? fault || counted : [])).join(' '))
  return (
    <form
      css={[l.column, sheet, s.form]}
      data-sent={kept ? true : undefined}
      ref={form}
      action={actionIn('/api/contact', edition)}
      method="post"
      encType="multipart/form-data"
      aria-labelledby={TITLE}
      onSubmit={event => {
        onSubmit(event)
        setBegun(Date.now())
      }}
      onInput={() => {
        onInput()
        setBegun(begun => begun ?? Date.now())
      }}
    >
      <h2 css={hidden} id={TITLE}>
        {title}
      </h2>
      {rows.map(row => (
        <Control
          key={row.name}
          {...row}
          label={labels[row.name]}
          optional={optional}
          // Text typed during sending would not be part of the message.
          readOnly={submission.sending}
          message={message}
        />
      ))}
      <div css={[l.across, s.foot]}>
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
        <Receipt data={kept} labels={labels} receipt={receipt} />
        <div css={hidden} aria-live="polite">
          {spoken}
        </div>
        <div css={[t.text3, t.muted, t.even, s.unsent, s.note]}>
          {`${note} `}
          <Link css={t.unbroken} to={privacy.href}>
            {privacy.name}
          </Link>
        </div>
        <button css={[primary, s.unsent, s.submit]} type="submit" {...button}>
          <Icon name="loader" />
          <span key={label}>{label}</span>
          <Icon name="arrow-right" />
        </button>{' '}
        <button
          css={outline}
          type="button"
          hidden={!kept}
          onClick={() => {
            putAway(kept)
            setBegun(null)
          }}
        >
          {receipt.another}
        </button>
        <Elsewhere introduction={elsewhere} shown={submission.state === 'error' && submission.field === null} />
      </div>
      <HiddenFields />
    </form>
  )
}

type ControlProps = FieldRow & {
  label: string
  optional: string
  /** The sentence that says what is wrong with the text; empty if nothing is. */
  fault: string
  /** How full the field is; empty while it need not be said. */
  counted: string
  readOnly: boolean
  message: Ref<HTMLTextAreaElement>
}

/** A field with its label, its fault and its count. */
function Control({ name, type, autoComplete, required, ...given }: ControlProps) {
  const { label, optional, fault, counted, readOnly, message } = given
  const { dir } = useSite()
  const shared = {
    id: idOf(name),
    name,
    required,
    dir: 'auto',
    // Nothing to read: it lets the styles tell an empty field, which browsers would begin at the left.
    placeholder: dir === 'rtl' && (type === 'text' || type === 'multiline') ? ' ' : undefined,
    readOnly,
    'aria-invalid': fault !== '' || undefined,
    'aria-describedby': fault ? faultOf(name) : undefined,
  }
  return (
    <div css={[l.column, l.gap2, s.unsent, s.half, type === 'multiline' && l.across]}>
      <div css={[l.row, s.head]}>
        <label css={[l.row, t.medium, s.label]} htmlFor={idOf(name)}>
          {label} {!required && <small css={[t.text3, t.muted, t.regular]}>{optional}</small>}
        </label>
        {/* Rendered even when empty: a page carries styles only for what is in its prerendered HTML. */}
        <small css={[t.text3, t.medium, s.fault]} id={faultOf(name)} key={fault} hidden={!fault}>
          {fault}
        </small>
        {counted && (
          <small css={[t.text3, t.muted, t.regular]} key={counted}>
            {counted}
          </small>
        )}
      </div>
      {type === 'multiline' ? (
        <textarea css={[box, s.input, s.textarea]} ref={message} rows={6} {...shared} />
      ) : (
        <input css={[box, s.input]} type={type} autoComplete={autoComplete} {...shared} />
      )}
    </div>
  )
}

/** The telephone lines and their hours, after a message that could not be sent. */
function Elsewhere({ introduction, shown }: { introduction: string; shown: boolean }) {
  const site = useSite()
  const lines = linesOf(site)
  if (lines.length === 0) return null
  // Rendered even when hidden, for its styles, and for a form that was posted without JavaScript.
  return (
    <ul css={[t.line4, s.elsewhere]} hidden={!shown}>
      <li>{introduction}</li>
      {lines.map(line => (
        <li key={line.label}>
          <NumberLink line={line} />
        </li>
      ))}
      {site.hours && <li css={[t.text3, t.muted]}>{site.hours.text}</li>}
    </ul>
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

/** Fills the length and the cap into the words of the character count. */
const counted = (words: string, length: number, cap: number): string =>
  words.replace('{count}', grouped(length)).replace('{cap}', grouped(cap))

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
