import type { ServicesContent } from '../content/types'
import { SplitHero } from '../sections/Hero'

export const sky = 'dawn'

export function View({ hero }: ServicesContent) {
  return <SplitHero {...hero} sky={sky} picture={null} />
}
