import { Fragment } from 'react'
import type { ContactContent } from '../content/types'
import { useSite } from '../page'
import * as s from './Addresses.styles'

/** The role mailboxes, the main one first, and the postal address: stops of one dashed route. */
export function Addresses({ mailboxes }: Pick<ContactContent, 'mailboxes'>) {
  const site = useSite()
  return (
    <ul css={s.addresses}>
      {mailboxes.map(({ label, mailbox }) => (
        <li key={mailbox}>
          <small>{label}</small> <a href={`mailto:${site.mailboxes[mailbox]}`}>{site.mailboxes[mailbox]}</a>
        </li>
      ))}
      <li>
        <b>{site.brand}</b>
        <address>
          {site.address.map(line => (
            <div key={line}>
              {/* Where there is no room for the line, it breaks after a comma. */}
              {line
                .replaceAll(', ', ',\n')
                .split('\n')
                .map(part => (
                  <Fragment key={part}>
                    <span>{part}</span>{' '}
                  </Fragment>
                ))}
            </div>
          ))}
        </address>
      </li>
    </ul>
  )
}
