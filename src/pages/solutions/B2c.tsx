import { PricingRules, ShopSettings } from '../../mockups/b2c/B2c'
import { Storefront } from '../../mockups/b2c/Storefront'
import type { B2cPicture } from '../../mockups/b2c/words'
import { Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'

export type B2cContent = SolutionContent<'pricing' | 'shop'> & { picture: B2cPicture }

export function View({ picture, ...content }: B2cContent) {
  const art = {
    pricing: <PricingRules words={picture.pricing} />,
    shop: <ShopSettings words={picture.settings} />,
  }
  return <Solution content={content} picture={<Storefront words={picture.storefront} />} stacked art={art} />
}
