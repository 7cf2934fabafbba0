import type { LegalContent } from '../content/types'
import { SplitHero } from '../sections/Hero'

export const sky = 'dawn'

export function View({ hero }: LegalContent) {
  return <SplitHero {...hero} sky={sky} picture={null} />
}
