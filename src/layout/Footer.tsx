import { memo } from 'react'
import { NumberLink } from '../contact/form/NumberLink'
import type { Site } from '../content/types'
import { linesOf } from '../number'
import { mark } from '../own'
import { useSite } from '../page'
import { coralTag, hidden, night, wrap } from '../theme/base.styles'
import { Icon } from '../theme/Icon'
import { Link } from '../theme/Link'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import { Editions } from './Editions'
import * as s from './Footer.styles'
import { LaterSubscribe } from './LaterSubscribe'
import { Logo } from './Logo'
import { SchemeSwitch } from './SchemeSwitch'

/** The footer. `path` is the route of the current page. */
export const Footer = memo(function Footer({ path, others }: { path: string; others: Site['others'] }) {
  const site = useSite()
  const { address, blurb, brandInArabic, hours, legal, mailboxes, offices, quickLinks, social } = site
  return (
    <footer css={[night, s.footer]} {...mark('footer')}>
      <div css={wrap}>
        <div css={[l.column, s.columns]}>
          <div css={[l.stack, s.company]}>
            <Logo />
            <p>{blurb}</p>
            <address>
              {address.map(line => (
                <div key={line}>{line}</div>
              ))}
            </address>
            {offices.map(({ name, lines }) => (
              <address key={name}>
                <b css={t.semibold}>{name}</b>
                {lines.map(line => (
                  <div key={line}>{line}</div>
                ))}
              </address>
            ))}
            <p>
              <a href={`mailto:${mailboxes.info}`}>{mailboxes.info}</a>
            </p>
            {linesOf(site).map(line => (
              <p key={line.label}>
                <NumberLink line={line} />
              </p>
            ))}
            {hours && <p>{hours.text}</p>}
            {social.length > 0 && <Networks social={social} />}
          </div>
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links">{quickLinks.title}</h2>
            <ul>
              {quickLinks.items.map(({ name, href }) => (
                <li key={href}>
                  <Link to={href}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <LaterSubscribe />
          <div css={s.sunkenName} lang="ar" aria-hidden="true" data-name={brandInArabic} />
        </div>
        <div css={[l.wrapping, s.legal]}>
          <p css={l.inline}>{legal.copyright}</p>
          <ul css={l.wrapping}>
            {legal.items.map(({ name, href }) => (
              <li key={href}>
                <Link to={href}>{name}</Link>
              </li>
            ))}
          </ul>
          <Editions path={path} others={others} />
          <SchemeSwitch />
        </div>
      </div>
    </footer>
  )
})

/** The company's profiles on networks, and a tag if some of them are samples. */
function Networks({ social }: Pick<Site, 'social'>) {
  const { labels } = useSite()
  return (
    <div css={[l.cluster, l.gap2, s.social]}>
      <ul css={[l.cluster, l.gap2]}>
        {social.map(({ name, icon, href, sample }) => (
          <li key={name}>
            <a href={href} rel={sample ? 'noopener' : 'me noopener'}>
              <span css={hidden}>{sample ? `${name}${labels.comma}${labels.sample}` : name}</span>
              <Icon name={`mark-${icon}`} />
            </a>
          </li>
        ))}
      </ul>
      {social.some(({ sample }) => sample) && <small css={coralTag}>{labels.sample}</small>}
    </div>
  )
}
