import type { Site } from '../content/types'
import { addressIn, NOT_FOUND } from '../edition'
import { useSite } from '../page'
import * as l from '../theme/layout.styles'
import * as s from './Editions.styles'

/**
 * The links to a page in the other languages, each in its own words (WCAG 3.1.2). They load a document: nothing is stored, and
 * no visitor is sent elsewhere, since the address is the choice.
 * @param path the route of the page
 * @param others the languages that have it
 */
export function Editions({ path, others }: { path: string; others: Site['others'] }) {
  const { labels } = useSite()
  if (others.length === 0) return null
  return (
    <ul css={[l.wrapping, s.editions]} aria-label={labels.languages}>
      {others.map(({ lang, dir, language, base }) => (
        <li key={lang}>
          <a href={addressIn(base, path === NOT_FOUND ? '/' : path)} lang={lang} dir={dir} hrefLang={lang}>
            {language}
          </a>
        </li>
      ))}
    </ul>
  )
}
