import { PricingRules, ShopSettings, Storefront } from '../../mockups/b2c/B2c'
import { Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'

const art = { pricing: <PricingRules />, shop: <ShopSettings /> }

export type B2cContent = SolutionContent<keyof typeof art>

export function View(content: B2cContent) {
  return <Solution content={content} picture={<Storefront />} stacked art={art} />
}
