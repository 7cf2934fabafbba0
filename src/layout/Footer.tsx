import { memo } from 'react'
import { NumberLink } from '../contact/form/NumberLink'
import { Subscribe } from '../contact/form/SubscribeForm'
import type { Network, Site } from '../content/types'
import { linesOf } from '../number'
import { mark } from '../own'
import { useSite } from '../page'
import { coralTag, hidden } from '../theme/base.styles'
import { Link } from '../theme/Link'
import { cluster, stack } from '../theme/layout.styles'
import * as s from './Footer.styles'
import { Logo } from './Logo'
import { SchemeSwitch } from './SchemeSwitch'

// Neutral icons, 24 by 24, drawn in few bytes because every page carries them. The icon set has no company logos.
const marks: Record<Network, string> = {
  facebook: 'M14 22v-8h3l1-4h-4V8q0-2 2-2h2V3h-3q-5 0-5 5v2H7v4h3v8z',
  x: 'M1 1h7l15 22h-7zm3 2 13 18h3L7 3zM20 1h3l-8 9-1-2zM1 23l9-10 1 2-7 8z',
  instagram:
    'M7 2h10q5 0 5 5v10q0 5-5 5H7q-5 0-5-5V7q0-5 5-5zm0 2Q4 4 4 7v10q0 3 3 3h10q3 0 3-3V7q0-3-3-3zm5 3a5 5 0 0 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 0 0 0 6 3 3 0 0 0 0-6zm4-3h2v2h-2z',
  linkedin: 'M4 9h4v12H4zM4 3h4v4H4zM10 9h4v2q1-2 4-2 4 0 4 5v7h-4v-6q0-3-2-3t-2 3v6h-4z',
  youtube: 'M5 4h14q4 0 4 4v8q0 4-4 4H5q-4 0-4-4V8q0-4 4-4zm5 4v8l6-4z',
  tiktok: 'M10 2h4q0 5 5 5v4q-3 0-5-2v7q0 6-6 6t-6-6 6-6v4q-2 0-2 2t2 2 2-2z',
}

export const Footer = memo(function Footer() {
  const site = useSite()
  const { address, blurb, brandInArabic, hours, legal, mailboxes, offices, quickLinks, social } = site
  return (
    <footer css={s.footer} {...mark('footer')}>
      <div css={s.inner}>
        <div css={s.columns}>
          <div css={[stack, s.company]}>
            <Logo />
            <p>{blurb}</p>
            <address>
              {address.map(line => (
                <div key={line}>{line}</div>
              ))}
            </address>
            {offices.map(({ name, lines }) => (
              <address key={name}>
                <b>{name}</b>
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
          <Subscribe />
          <div css={s.sunkenName} lang="ar" aria-hidden="true">
            {brandInArabic}
          </div>
        </div>
        <div css={s.legal}>
          <p>{legal.copyright}</p>
          <ul>
            {legal.items.map(({ name, href }) => (
              <li key={href}>
                <Link to={href}>{name}</Link>
              </li>
            ))}
          </ul>
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
    <div css={[cluster, s.social]}>
      <ul css={cluster}>
        {social.map(({ name, icon, href, sample }) => (
          <li key={name}>
            <a href={href} rel={sample ? 'noopener' : 'me noopener'}>
              <span css={hidden}>{sample ? `${name}, ${labels.sample}` : name}</span>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={marks[icon]} />
              </svg>
            </a>
          </li>
        ))}
      </ul>
      {social.some(({ sample }) => sample) && <small css={coralTag}>{labels.sample}</small>}
    </div>
  )
}
