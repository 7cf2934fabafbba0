import type { ContactContent } from '../content/types'
import { useSite } from '../page'
import * as s from './Addresses.styles'

/** The postal address and the role mailboxes, stops of one dashed route. */
export function Addresses({ mailboxes }: Pick<ContactContent, 'mailboxes'>) {
  const site = useSite()
  return (
    <ul css={s.addresses}>
      <li>
        <b>{site.brand}</b>
        <address>
          {site.address.map(line => (
            <div key={line}>{line}</div>
          ))}
        </address>
      </li>
      {mailboxes.map(({ label, mailbox }) => (
        <li key={mailbox}>
          <small>{label}</small> <a href={`mailto:${site.mailboxes[mailbox]}`}>{site.mailboxes[mailbox]}</a>
        </li>
      ))}
    </ul>
  )
}
