import type { Case, Closing as ClosingContent, Heading, Hero, Item, Meta } from '../content/types'
import { useTried } from '../mockups/kit/moment'
import type { SketchName } from '../mockups/portfolio/drawings'
import { ALL, areasOf, piecesIn, withCases } from '../mockups/portfolio/model'
import { RouteBook, Stamp } from '../mockups/portfolio/Portfolio'
import { Sketch } from '../mockups/portfolio/Sketch'
import type { PortfolioPicture } from '../mockups/portfolio/words'
import { Cases } from '../sections/Cases'
import { Closing } from '../sections/Closing'
import { spineEyebrow } from '../sections/Head.styles'
import { SplitHero } from '../sections/Hero'
import { Section } from '../sections/Section'
import { moreLink } from '../theme/base.styles'
import { Icon } from '../theme/Icon'
import type { IconName } from '../theme/icons'
import { Link } from '../theme/Link'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import * as s from './Portfolio.styles'
import { stops } from './PortfolioHead.styles'

export const sky = 'dawn'
export const hue = 'amber'

export type PortfolioContent = {
  meta: Meta
  picture: PortfolioPicture
  hero: Hero
  /** The labels of the measure and the proof of each piece. */
  measured: string
  proof: string
  /** Work done for clients: each stands in the place of the piece with that sketch. */
  cases: readonly (Case & { replaces: SketchName })[]
  /** Projects that the company would like to do, by service area. */
  areas: readonly Area[]
  closing: ClosingContent
}

type Area = Heading & {
  id: AreaId
  icon: IconName
  path: string
  link: string
  /** The first piece leads. `measure`: what decides whether it succeeded; `proof`: what shows the client that it did. */
  pieces: readonly (Item & { measure: string; proof: string; sketch: SketchName })[]
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

/**
 * Returns how a piece leads its area, if it does: across the page, before or after the others, or as high as two of them. Where
 * cases have taken the place of others, the only one that is left is across the page, and two share a row.
 */
function leadOf(area: AreaId, piece: number, count: number): 'first' | 'last' | 'tall' | 'only' | undefined {
  if (count === 1) return 'only'
  if (area === 'design' && piece === count - 1) return 'last'
  if (piece > 0 || area === 'apps' || area === 'training') return undefined
  if (area === 'design') return 'first'
  if (count === 2) return undefined
  return area === 'marketing' ? 'tall' : 'first'
}

const tones = ['open', 'dusk', 'violet'] as const

export function View({ picture, hero, measured, proof, cases, areas, closing }: PortfolioContent) {
  const [choice, choose] = useTried('stamps', ALL)
  const shown = areas.map(area => withCases(area, cases))
  const chosen = areasOf(shown, choice)
  return (
    <>
      <SplitHero
        {...hero}
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
        {shown.map((area, index) => (
          <Section key={area.path} id={area.id} ground={grounds[area.id]}>
            <Stop {...area} index={index} measured={measured} proof={proof} words={picture.sketches} />
          </Section>
        ))}
      </div>
      <Closing {...closing} ending="ticket" />
    </>
  )
}

type StopProps = Area &
  Pick<PortfolioContent, 'measured' | 'proof'> & {
    cases: readonly Case[]
    index: number
    words: PortfolioPicture['sketches']
  }

/** A service area: work done for clients, then the pieces. */
function Stop({ id, icon, eyebrow, title, path, link, cases, pieces, index, ...labels }: StopProps) {
  const { measured, proof, words } = labels
  return (
    <>
      <p css={spineEyebrow}>{eyebrow}</p>
      <h2>{title}</h2>
      <Stamp icon={icon} index={index} />
      <Cases items={cases} />
      {pieces.length > 0 && (
        <ul css={[l.halves, s.pieces]} data-area={id}>
          {pieces.map(({ title, text, measure, proof: shown, sketch }, piece) => (
            <li key={title} css={l.stack} data-lead={leadOf(id, piece, pieces.length)}>
              <div css={l.middle} data-tone={tones[piece]} aria-hidden="true">
                <Sketch name={sketch} words={words[sketch]} />
              </div>
              <div>
                <h3>{title}</h3>
                <dl css={t.line4}>
                  <dt css={[t.text4, t.muted]}>{measured}</dt> <dd css={[t.ledeSize, t.teal, t.even]}>{measure}</dd>
                </dl>
                <p css={t.muted}>{text}</p>
                <p css={t.muted}>
                  <b>{proof}</b> {shown}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Link css={moreLink} to={path}>
        <span>{link}</span>
        <Icon name="arrow-right" />
      </Link>
    </>
  )
}
