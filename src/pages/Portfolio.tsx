import type { Closing as ClosingContent, Heading, Hero, Item, Meta, Sample } from '../content/types'
import { useTried } from '../mockups/kit/moment'
import type { SketchName } from '../mockups/portfolio/drawings'
import { ALL, areasOf, piecesIn } from '../mockups/portfolio/model'
import { RouteBook, Stamp } from '../mockups/portfolio/Portfolio'
import { Sketch } from '../mockups/portfolio/Sketch'
import type { PortfolioPicture } from '../mockups/portfolio/words'
import { useSite } from '../page'
import { Closing } from '../sections/Closing'
import { spineEyebrow } from '../sections/Head.styles'
import { SplitHero } from '../sections/Hero'
import { SampleTag, sampleLede } from '../sections/SampleTag'
import { Section } from '../sections/Section'
import { moreLink } from '../theme/base.styles'
import { Icon } from '../theme/Icon'
import type { IconName } from '../theme/icons'
import { Link } from '../theme/Link'
import * as s from './Portfolio.styles'
import { stops } from './PortfolioHead.styles'

export const sky = 'dawn'
export const hue = 'amber'

export type PortfolioContent = {
  meta: Meta
  picture: PortfolioPicture
  hero: Hero
  /** The label above the measure of each piece. */
  measured: string
  /** Capability pieces by service area; no client is named. */
  areas: readonly Area[]
  closing: ClosingContent
}

/** If an area is a sample, all of its pieces are. */
type Area = Heading &
  Sample & {
    id: AreaId
    icon: IconName
    path: string
    link: string
    /** The first piece leads. `measure`: what a report on the piece would count. */
    pieces: readonly (Item & { measure: string; facts: readonly string[]; sketch: SketchName })[]
  }

type AreaId = 'consultancy' | 'development' | 'marketing' | 'design' | 'apps' | 'training'

/** The ground of each area, whatever its position on the page; two of them are night. */
const grounds = {
  consultancy: 'sand',
  development: 'band',
  marketing: 'paper',
  design: 'band',
  apps: 'sand',
  training: 'paper',
} as const satisfies Record<AreaId, string>

/** Stays with the fact before it, so that no line begins with a dot. */
const DOT = '\u00a0· '

const tones = ['open', 'dusk', 'violet'] as const

export function View({ picture, hero, measured, areas, closing }: PortfolioContent) {
  const { samples } = useSite().labels
  const [choice, choose] = useTried('stamps', ALL)
  const chosen = areasOf(areas, choice)
  // The first thing to say is that the pieces are invented.
  const lede = sampleLede('', samples.pieces, areas)
  return (
    <>
      <SplitHero
        {...hero}
        lede={`${lede} ${hero.lede}`.trim()}
        sky={sky}
        hot
        picture={
          <RouteBook
            words={picture.routeBook}
            choice={choice}
            count={piecesIn(chosen)}
            measure={chosen[0]?.pieces[0]?.measure ?? ''}
            section={chosen[0]?.id ?? ''}
            choose={choose}
          />
        }
      />
      <div css={stops}>
        {areas.map(area => (
          <Section key={area.path} id={area.id} ground={grounds[area.id]}>
            <Stop {...area} index={areas.indexOf(area)} measured={measured} words={picture.sketches} />
          </Section>
        ))}
      </div>
      <Closing {...closing} ending="ticket" />
    </>
  )
}

type StopProps = Area & { index: number; measured: string; words: PortfolioPicture['sketches'] }

/** A service area and its pieces. */
function Stop({ id, icon, eyebrow, title, sample, path, link, pieces, index, measured, words }: StopProps) {
  return (
    <>
      <p css={spineEyebrow}>
        {eyebrow} {sample && <SampleTag />}
      </p>
      <h2>{title}</h2>
      <Stamp icon={icon} index={index} />
      <ul css={s.pieces} data-area={id}>
        {pieces.map(({ title, text, measure, facts, sketch }, piece) => (
          <li key={title}>
            <div data-tone={tones[piece]} aria-hidden="true">
              <Sketch name={sketch} words={words[sketch]} />
            </div>
            <div>
              <h3>{title}</h3>
              <dl>
                <dt>{measured}</dt> <dd>{measure}</dd>
              </dl>
              <p>{text}</p>
              <p>{facts.join(DOT)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Link css={moreLink} to={path}>
        <span>{link}</span>
        <Icon name="arrow-right" />
      </Link>
    </>
  )
}
