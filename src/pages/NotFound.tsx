import type { Hero, Link as LinkContent, Meta } from '../content/types'
import { StackedHero } from '../sections/Hero'
import { Section } from '../sections/Section'
import { Icon } from '../theme/Icon'
import { Link } from '../theme/Link'
import * as s from './NotFound.styles'

export const sky = 'dusk'

export type NotFoundContent = { meta: Meta; hero: Hero; onward: { title: string; items: readonly LinkContent[] } }

export function View({ hero, onward }: NotFoundContent) {
  return (
    <div css={s.desert}>
      <StackedHero {...hero} sky={sky} picture={null}>
        <Convoy />
      </StackedHero>
      <Section>
        <div css={s.onward}>
          <h2>{onward.title}</h2>
          <ul>
            {onward.items.map(({ name, href }) => (
              <li key={href}>
                <Link to={href}>
                  <span>{name}</span>
                  <Icon name="arrow-right" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </div>
  )
}

/** Five that travel on along the crest, and one that lost the way: dots are strokes without length. */
function Convoy() {
  return (
    <svg css={s.convoy} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M58 1.3h0M60.4 2.2h0M62.8 3.3h0M65.2 4.7h0M67.6 6.4h0" />
      <path d="M28 46h0" />
    </svg>
  )
}
