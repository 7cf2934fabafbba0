import type { ContactContent } from '../content/types'
import { SplitHero } from '../sections/Hero'

export const sky = 'dawn'

export function View({ hero }: ContactContent) {
  return <SplitHero {...hero} sky={sky} picture={null} />
}
