import type { ReactNode } from 'react'
import type { Closing as ClosingContent, Heading, Hero, Item, Meta, Sample } from '../content/types'
import { Art } from '../mockups/kit/kit'
import { useTried } from '../mockups/kit/moment'
import type { SketchName } from '../mockups/portfolio/drawings'
import { ALL, piecesIn, shownBy } from '../mockups/portfolio/model'
import { RouteBook, Stamp } from '../mockups/portfolio/Portfolio'
import { Sketch } from '../mockups/portfolio/Sketch'
import type { PortfolioPicture } from '../mockups/portfolio/words'
import { BoardingPass, BookingFlow, Campaign, Course, Maturity, Offers } from '../mockups/services/Services'
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
import { Row } from '../theme/Row'
import * as s from './Portfolio.styles'
import { stops } from './PortfolioHead.styles'

export const sky = 'dawn'

export type PortfolioContent = {
  meta: Meta
  picture: PortfolioPicture
  hero: Hero
  /** What stands above the measure of each piece. */
  measured: string
  /** Capability pieces by service area; no client is named. */
  areas: readonly Area[]
  closing: ClosingContent
}

/** Where it is a sample, all of its pieces are. */
type Area = Heading &
  Sample & {
    id: AreaId
    icon: IconName
    path: string
    link: string
    /** The area's picture shows the first. `measure`: what a report of the piece counts. */
    pieces: readonly (Item & { measure: string; facts: readonly string[]; sketch?: SketchName })[]
  }

type AreaId = 'consultancy' | 'development' | 'marketing' | 'design' | 'apps' | 'training'

/** What the work of an area looks like. */
const pictures: Record<AreaId, (work: PortfolioPicture['work']) => ReactNode> = {
  consultancy: work => <Maturity words={{ ...work.maturity, advice: work.maturity.advice?.slice(0, 1) ?? [] }} />,
  development: work => <Offers words={work.offers} />,
  marketing: work => <Campaign words={work.campaign} />,
  design: work => <BookingFlow words={work.flow} />,
  apps: work => <BoardingPass words={work.pass} />,
  training: work => <Course words={work.course} />,
}

/** Of the sections in their order: half-way it is night. */
const grounds = ['sand', 'paper', 'sand', 'band', 'sand', 'paper'] as const

const tones = ['dusk', 'teal', 'apricot', 'violet'] as const

export function View({ picture, hero, measured, areas, closing }: PortfolioContent) {
  const { samples } = useSite().labels
  const [choice, choose] = useTried('stamps', ALL)
  const shown = shownBy(areas, choice)
  // Before all else, that they are invented.
  const lede = sampleLede('', samples.pieces, areas)
  return (
    <>
      <SplitHero
        {...hero}
        lede={`${lede} ${hero.lede}`.trim()}
        sky={sky}
        hot
        picture={<RouteBook words={picture.routeBook} choice={choice} count={piecesIn(shown)} choose={choose} />}
      />
      <div css={stops}>
        {shown.map((area, index) => (
          <Section key={area.path} ground={grounds[index] ?? 'sand'}>
            <Stop {...area} index={areas.indexOf(area)} measured={measured} words={picture.sketches}>
              {pictures[area.id](picture.work)}
            </Stop>
          </Section>
        ))}
      </div>
      <Closing {...closing} hour="ember" />
    </>
  )
}

/** A service, and what was done in its name. */
function Stop({
  id,
  icon,
  eyebrow,
  title,
  sample,
  path,
  link,
  pieces,
  index,
  measured,
  words,
  children,
}: Area & { index: number; measured: string; words: PortfolioPicture['sketches']; children: ReactNode }) {
  return (
    <>
      <p css={spineEyebrow}>
        {eyebrow} {sample && <SampleTag />}
      </p>
      <h2>{title}</h2>
      <Stamp icon={icon} index={index} />
      <Row label={title}>
        <ul css={s.pieces} data-area={id}>
          {pieces.map(({ title, text, measure, facts, sketch }, piece) => (
            <li key={title}>
              {sketch ? (
                <Art tone={tones[(index + piece) % tones.length] ?? 'dusk'}>
                  <Sketch name={sketch} words={words[sketch]} />
                </Art>
              ) : (
                children
              )}
              <div>
                <h3>{title}</h3>
                <dl>
                  <dt>{measured}</dt> <dd>{measure}</dd>
                </dl>
                <p>{text}</p>
                <p>{facts.join(' · ')}</p>
              </div>
            </li>
          ))}
        </ul>
      </Row>
      <Link css={moreLink} to={path}>
        <span>{link}</span>
        <Icon name="arrow-right" />
      </Link>
    </>
  )
}
