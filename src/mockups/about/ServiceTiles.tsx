import type { ReactNode } from 'react'
import { BoardingPass, BookingFlow, Campaign, Course, Maturity, Offers } from '../services/Services'
import type { ServiceArtWords } from '../services/words'
import { onTile } from './ServiceTiles.styles'

/** Returns a picture of what each team makes, on a tile of 6rem, by the path of the team's page. */
export function serviceTiles({ maturity, offers, campaign, flow, pass, course }: ServiceArtWords) {
  const pictures: Readonly<Record<string, ReactNode>> = {
    '/services/consultancy': <Maturity words={maturity} />,
    '/services/software-development': <Offers words={offers} />,
    '/services/performance-marketing': <Campaign words={{ ...campaign, chart: { ...campaign.chart, months: [] } }} />,
    '/services/ui-ux-design': <BookingFlow words={flow} />,
    '/services/mobile-apps': <BoardingPass words={pass} />,
    '/services/training': <Course words={course} />,
  }
  return Object.fromEntries(
    Object.entries(pictures).map(([path, picture]) => [
      path,
      <div css={onTile} key={path}>
        {picture}
      </div>,
    ]),
  )
}
