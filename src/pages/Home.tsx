import type { HomeContent } from '../content/types'
import { SplitHero } from '../sections/Hero'

export const sky = 'dusk'

export function View({ hero }: HomeContent) {
  return <SplitHero {...hero} sky={sky} picture={null} />
}
