import { site } from '../content/site'
import { Link } from '../Link'
import { hidden } from '../theme/base.styles'
import * as s from './Footer.styles'
import { Logo } from './Logo'
import { Subscribe } from './Subscribe'

// Neutral drawn marks, 24 by 24: the icon set has none of companies.
const marks = {
  facebook: 'M14 22v-8.5h3l.5-3.5H14V8c0-1 .5-2 2-2h1.6V3.1S16.2 3 15 3c-2.8 0-4.5 1.7-4.5 4.7V10h-3v3.5h3V22z',
  x: 'M14.234 10.162 22.977 0h-2.072l-7.591 8.824L7.251 0H.258l9.168 13.343L.258 24H2.33l8.016-9.318L16.749 24h6.993zm-2.837 3.299-.929-1.329L3.076 1.56h3.182l5.965 8.532.929 1.329 7.754 11.09h-3.182z',
  instagram:
    'M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2zm0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm5.2-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  linkedin:
    'M3.5 9h4v12h-4zM5.5 3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM10 9h3.8v1.7c.6-1 1.9-2 3.9-2 3.6 0 4.3 2.3 4.3 5.4V21h-4v-6c0-1.5 0-3.2-2-3.2s-2 1.6-2 3.2v6h-4z',
}

export function Footer() {
  const { address, blurb, brandInArabic, legal, mailboxes, quickLinks, social } = site
  return (
    <footer css={s.footer}>
      <div css={s.inner}>
        <div css={s.columns}>
          <div css={s.company}>
            <Logo />
            <p>{blurb}</p>
            <address>
              {address.map(line => (
                <div key={line}>{line}</div>
              ))}
            </address>
            <p>
              <a href={`mailto:${mailboxes.info}`}>{mailboxes.info}</a>
            </p>
            <ul css={s.social}>
              {social.map(({ name, icon, href }) => (
                <li key={name}>
                  <a href={href} rel="me noopener">
                    <span css={hidden}>{name}</span>
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                      <path d={marks[icon]} />
                    </svg>
                  </a>
                </li>
              ))}
            </ul>
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
        </div>
      </div>
    </footer>
  )
}
