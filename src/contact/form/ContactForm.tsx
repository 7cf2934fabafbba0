import { type Ref, type RefObject, useEffect, useState } from 'react'
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
import { actionIn, type Sentences, sentenceOf } from '../sentences'
import { validate } from '../validate'
import * as s from './ContactForm.styles'
import { Exchange } from './Exchange'
import { HiddenFields } from './HiddenFields'
import { NumberLink } from './NumberLink'
import { Receipt } from './Receipt'
import { send } from './send'
import { type Submission, submitter } from './submitter'
import { forgetTicks } from './ticks'
import { forgetDraft, useDraft } from './useDraft'
import { useAtPause, useLengths } from './useLengths'
import { type Opening, useOpening } from './useOpening'
import { useSubmit } from './useSubmit'

type Words = ContactContent['form']

type Props = Words & { opening: Opening }

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
export function ContactForm({ opening, ...words }: Props) {
  const { title, labels, optional, count, submit, sending, receipt } = words
  const { edition, sentences } = useSite()
  const { submission, form, status, onSubmit, button } = useSubmit(contact)
  const { lengths, onInput } = useLengths(form, submission)
  const [begun, setBegun] = useState<number | null>(null)
  useDraft(form)
  const message = useOpening(opening)
  const [kept, putAway] = useKept(submission, form, status)
  const label = submission.sending ? sending : submit
  const rows = fields.map(field => {
    const length = lengths.get(field.name) ?? 0
    const fault = faultIn(field, length, submission, sentences)
    return { ...field, fault, counted: length > 0 ? counted(count, length, field.cap) : '' }
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
        <Exchange words={words} submission={submission} sent={kept !== null} begun={begun} status={status} />
        <Receipt data={kept} labels={labels} receipt={receipt} />
        <div css={hidden} aria-live="polite">
          {spoken}
        </div>
        <Note note={words.note} privacy={words.privacy} />
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
            putAway()
            setBegun(null)
          }}
        >
          {receipt.another}
        </button>
        <Elsewhere introduction={words.elsewhere} shown={submission.state === 'error' && submission.field === null} />
      </div>
      <HiddenFields />
    </form>
  )
}

/**
 * Returns the sent message, which replaces the fields until the visitor asks for the form again, and the function that puts it
 * away.
 */
function useKept(
  { receipt }: Submission,
  form: RefObject<HTMLFormElement | null>,
  status: RefObject<HTMLElement | null>,
) {
  const [put, setPut] = useState<FormData | null>(null)
  const kept = receipt === put ? null : receipt
  useEffect(() => {
    if (kept) status.current?.scrollIntoView({ block: 'nearest' })
  }, [kept, status])
  useEffect(() => {
    if (put) form.current?.querySelector('input')?.focus()
  }, [put, form])
  return [kept, () => setPut(kept)] as const
}

/** Returns the sentence that says what is wrong with the text of a field, which has a length; empty if nothing is. */
function faultIn({ name, cap }: FieldRow, length: number, { field, error }: Submission, sentences: Sentences): string {
  const tooLong = sentences[`${name}Long`]
  if (length > cap) return tooLong
  const sentence = sentenceOf(sentences, error)
  return field === name && sentence !== tooLong ? sentence : ''
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

/** What becomes of the text, and the link to the privacy policy. */
function Note({ note, privacy }: Pick<Words, 'note' | 'privacy'>) {
  return (
    <div css={[t.text3, t.muted, t.even, s.unsent, s.note]}>
      {`${note} `}
      <Link css={t.unbroken} to={privacy.href}>
        {privacy.name}
      </Link>
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

/** Fills the length and the cap into the words of the character count. */
const counted = (words: string, length: number, cap: number): string =>
  words.replace('{count}', grouped(length)).replace('{cap}', grouped(cap))
