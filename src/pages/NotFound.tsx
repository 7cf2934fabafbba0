import type { NotFoundContent } from '../content/types'
import { StackedHero } from '../sections/Hero'

export const sky = 'dusk'

export function View({ hero }: NotFoundContent) {
  return <StackedHero {...hero} sky={sky} picture={null} />
}
