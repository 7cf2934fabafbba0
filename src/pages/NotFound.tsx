import type { Hero, Link as LinkContent, Meta } from '../content/types'
import { Convoy } from '../mockups/not-found/Convoy'
import type { ConvoyWords } from '../mockups/not-found/words'
import { StackedHero } from '../sections/Hero'
import { Section } from '../sections/Section'
import { Icon } from '../theme/Icon'
import { Link } from '../theme/Link'
import * as s from './NotFound.styles'

export const sky = 'dusk'

export type NotFoundContent = {
  meta: Meta
  hero: Hero
  convoy: ConvoyWords
  onward: { title: string; items: readonly LinkContent[] }
}

export function View({ hero, convoy, onward }: NotFoundContent) {
  return (
    <div css={s.desert}>
      <StackedHero {...hero} sky={sky} picture={null}>
        <Convoy words={convoy} />
      </StackedHero>
      <Section>
        <div css={s.onward}>
          <h2>{onward.title}</h2>
          <ul>
            {onward.items.map(({ name, href }) => (
              <li key={href}>
                <Link to={href}>
                  <Icon name="arrow-right" />
                  <span>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </div>
  )
}
