import type { Closing as ClosingContent, Heading, Hero, Item, Meta, Sample } from '../content/types'
import { useTried } from '../mockups/kit/moment'
import { ALL, piecesIn, shownBy } from '../mockups/portfolio/model'
import { RouteBook, Stamp } from '../mockups/portfolio/Portfolio'
import type { PortfolioPicture } from '../mockups/portfolio/words'
import { useSite } from '../page'
import { Closing } from '../sections/Closing'
import { spineEyebrow } from '../sections/Head.styles'
import { SplitHero } from '../sections/Hero'
import { SampleTag, sampleLede } from '../sections/SampleTag'
import { Section } from '../sections/Section'
import { features } from '../sections/ServiceGrid.styles'
import { moreLink } from '../theme/base.styles'
import { Icon } from '../theme/Icon'
import type { IconName } from '../theme/icons'
import { Link } from '../theme/Link'
import { Row } from '../theme/Row'
import * as s from './Portfolio.styles'

export const sky = 'dawn'

export type PortfolioContent = {
  meta: Meta
  picture: PortfolioPicture
  hero: Hero
  /** Capability pieces by service area; no client is named. */
  areas: readonly (Heading & {
    id: string
    icon: IconName
    path: string
    link: string
    /** `measure`: what a report of the piece counts. */
    pieces: readonly (Item & Sample & { measure: string; facts: readonly string[] })[]
  })[]
  closing: ClosingContent
}

export function View({ picture, hero, areas, closing }: PortfolioContent) {
  const { samples } = useSite().labels
  const [choice, choose] = useTried('stamps', ALL)
  const shown = shownBy(areas, choice)
  const pieces = areas.flatMap(area => area.pieces)
  // Before all else, that they are invented.
  const lede = sampleLede('', samples.pieces, pieces)
  return (
    <>
      <SplitHero
        {...hero}
        lede={`${lede} ${hero.lede}`.trim()}
        sky={sky}
        picture={<RouteBook words={picture.routeBook} choice={choice} count={piecesIn(shown)} choose={choose} />}
      />
      <div css={s.stops}>
        {shown.map((area, index) => (
          <Section key={area.path} ground={index % 2 ? 'paper' : 'sand'}>
            <Area {...area} index={areas.indexOf(area)} />
          </Section>
        ))}
      </div>
      <Closing {...closing} hour="ember" />
    </>
  )
}

/** A service, and what was done in its name. */
function Area({
  icon,
  eyebrow,
  title,
  path,
  link,
  pieces,
  index,
}: PortfolioContent['areas'][number] & { index: number }) {
  return (
    <div css={s.area}>
      <div css={s.about}>
        <p css={spineEyebrow}>{eyebrow}</p>
        <h2>{title}</h2>
        <Link css={moreLink} to={path}>
          <span>{link}</span>
          <Icon name="arrow-right" />
        </Link>
        <Stamp icon={icon} index={index} />
      </div>
      <Row label={title}>
        <ul css={s.pieces}>
          {pieces.map(({ title, text, measure, facts, sample }) => (
            <li key={title}>
              <div>
                {sample && <SampleTag />}
                <h3>{title}</h3>
                <p>{text}</p>
                <p>{measure}</p>
              </div>
              <ul css={features}>
                {facts.map(fact => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Row>
    </div>
  )
}
