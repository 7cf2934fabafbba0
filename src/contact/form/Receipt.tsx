import { useEffect, useState } from 'react'
import type { ContactContent } from '../../content/types'
import { fields, ID, readFields } from '../fields'
import { uuidOf } from '../identity'
import * as s from './Receipt.styles'

type Props = Pick<ContactContent['form'], 'labels' | 'receipt'> & { data: FormData | null }

/** Shows what was sent, for the visitor to keep, with the reference number by which the company finds it. */
export function Receipt({ data, labels, receipt }: Props) {
  const [reference, setReference] = useState('')
  useEffect(() => {
    setReference('')
    if (data) referenceOf(data).then(setReference, () => {})
  }, [data])
  const message = data && readFields(data)
  // Rendered even when empty: a page carries styles only for what is in its prerendered HTML.
  return (
    <section css={s.receipt} aria-label={receipt.title} hidden={!message}>
      {message && (
        <>
          <h3>
            {receipt.title} {reference && <small>{`${receipt.reference} ${reference}`}</small>}
          </h3>
          <dl>
            {fields.flatMap(({ name }) =>
              message[name] ? (
                <div key={name}>
                  <dt>{labels[name]}</dt> <dd dir="auto">{message[name]}</dd>
                </div>
              ) : (
                []
              ),
            )}
          </dl>
        </>
      )}
    </section>
  )
}

/**
 * Returns the first 8 digits, in upper case, of the id that the relay gives the message; empty for a form without an id.
 * Rejects on a page without TLS, where browsers offer no hashing.
 */
async function referenceOf(data: FormData): Promise<string> {
  const id = data.get(ID)
  if (typeof id !== 'string' || !id) return ''
  const message = readFields(data)
  const uuid = await uuidOf(['/api/contact', ...fields.map(({ name }) => message[name]), id])
  return uuid.slice(0, 8).toUpperCase()
}
