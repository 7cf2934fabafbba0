import type { AboutContent } from '../content/types'
import { SplitHero } from '../sections/Hero'

export const sky = 'dawn'

export function View({ hero }: AboutContent) {
  return <SplitHero {...hero} sky={sky} picture={null} />
}
