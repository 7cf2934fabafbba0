import { Fragment, use } from 'react'
import type { ContactContent } from '../content/types'
import { hrefOf, linesOf } from '../number'
import { SubjectContext, useSite } from '../page'
import { hidden } from '../theme/base.styles'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import * as s from './Addresses.styles'

/** The role mailboxes, the main one first, telephone lines, offices, and the company's address: stops of one dashed route. */
export function Addresses({ mailboxes }: Pick<ContactContent, 'mailboxes'>) {
  const site = useSite()
  const subject = use(SubjectContext)
  const lines = linesOf(site)
  return (
    <ul css={[l.column, s.addresses]}>
      {mailboxes.map(({ label, mailbox }, index) => (
        <li key={mailbox} css={[s.address, index === 0 && s.mainAddress]}>
          <small css={[t.drawn2, t.muted]}>{label}</small>{' '}
          <a href={`mailto:${site.mailboxes[mailbox]}`}>{site.mailboxes[mailbox]}</a>
        </li>
      ))}
      {lines.map(line => (
        <li key={line.label} css={s.address}>
          <small css={[t.drawn2, t.muted]} aria-hidden="true">
            {line.label}
          </small>{' '}
          <a href={hrefOf(line, subject)}>
            {/* One number can have several lines, whose links must not read alike. */}
            <span css={hidden}>{`${line.label}: `}</span>
            <bdi>{line.number}</bdi>
          </a>
          {site.hours && line === lines.at(-1) && (
            <>
              {' '}
              <small css={[t.drawn2, t.muted]}>{site.hours.text}</small>
            </>
          )}
        </li>
      ))}
      {site.offices.map(({ name, lines }) => (
        <li key={name} css={s.address}>
          <b css={t.line4}>{name}</b> <Address lines={lines} />
        </li>
      ))}
      <li css={[s.address, s.companyAddress]}>
        <b css={t.line4}>{site.brand}</b>
        <Address lines={site.address} />
      </li>
    </ul>
  )
}

function Address({ lines }: { lines: readonly string[] }) {
  return (
    <address css={t.ledeSize}>
      {lines.map(line => (
        <div key={line}>
          {/* Where there is no room for the line, it breaks after a comma. */}
          {line
            .replace(/([,،]) /g, '$1\n')
            .split('\n')
            .map(part => (
              <Fragment key={part}>
                <span css={t.whole}>{part}</span>{' '}
              </Fragment>
            ))}
        </div>
      ))}
    </address>
  )
}
