import type { SolutionContent } from '../../content/types'
import { PricingRules, ShopSettings, Storefront } from '../../mockups/b2c/B2c'
import { Solution } from './Solution'

export const sky = 'dusk'

export function View(content: SolutionContent) {
  const art = [<PricingRules key="0" />, <ShopSettings key="1" />]
  return <Solution content={content} picture={<Storefront />} stacked art={art} />
}
