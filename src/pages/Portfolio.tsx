import type { PortfolioContent } from '../content/types'
import { SplitHero } from '../sections/Hero'

export const sky = 'dawn'

export function View({ hero }: PortfolioContent) {
  return <SplitHero {...hero} sky={sky} picture={null} />
}
