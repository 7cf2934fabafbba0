import type { SolutionContent } from '../../content/types'
import { PricingRules, ShopSettings, Storefront } from '../../mockups/b2c/B2c'
import type { B2cPicture } from '../../mockups/b2c/words'
import { Solution } from './Solution'

export const sky = 'dusk'

export function View(content: SolutionContent<B2cPicture>) {
  const art = [
    <PricingRules key="0" words={content.picture.pricing} />,
    <ShopSettings key="1" words={content.picture.settings} />,
  ]
  return <Solution content={content} picture={<Storefront words={content.picture.storefront} />} stacked art={art} />
}
