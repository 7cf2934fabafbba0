import type { ReactNode } from 'react'
import type { Hero, Meta } from '../content/types'
import { Convoy } from '../mockups/not-found/Convoy'
import { Ledger, Name, Plan, Road, Shop } from '../mockups/not-found/Destinations'
import type { ConvoyWords } from '../mockups/not-found/words'
import { StackedHero } from '../sections/Hero'
import { Section } from '../sections/Section'
import { Icon } from '../theme/Icon'
import { Link } from '../theme/Link'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import * as s from './NotFound.styles'

export const sky = 'dusk'

type Destination = '/services' | '/solutions/b2b' | '/solutions/b2c' | '/about' | '/contact'

export type NotFoundContent = {
  meta: Meta
  hero: Hero
  convoy: ConvoyWords
  onward: { title: string; items: readonly { name: string; href: Destination }[] }
  /** The brand's name in Arabic, drawn on the tile of the page that explains it. */
  arabic: string
}

export function View({ hero, convoy, onward, arabic }: NotFoundContent) {
  const art: Readonly<Record<Destination, ReactNode>> = {
    '/services': <Plan />,
    '/solutions/b2b': <Ledger />,
    '/solutions/b2c': <Shop />,
    '/about': <Name arabic={arabic} />,
    '/contact': <Road />,
  }
  return (
    <div css={s.desert}>
      <StackedHero {...hero} sky={sky} picture={null}>
        <Convoy words={convoy} />
      </StackedHero>
      <Section>
        <div css={[l.column, s.onward]}>
          <h2>{onward.title}</h2>
          <ul>
            {onward.items.map(({ name, href }, index) => (
              <li key={href} data-side={index % 2 ? 'end' : undefined}>
                <Link css={[l.grid, t.text8, t.line3]} to={href}>
                  {art[href]}
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
