import type { Heading } from '../../content/types'
import { PricingRules, ShopSettings } from '../../mockups/b2c/B2c'
import { BookingFile, type BookingFileWords } from '../../mockups/b2c/BookingFile'
import { HeaderPair } from '../../mockups/b2c/HeaderPair'
import { FareTicket, PartsSlip, PriceSlip } from '../../mockups/b2c/Slips'
import { Storefront } from '../../mockups/b2c/Storefront'
import type { B2cPicture } from '../../mockups/b2c/words'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'

export type B2cContent = SolutionContent<'pricing' | 'shop'> & {
  picture: B2cPicture
  file: Heading & { table: BookingFileWords }
}

export function View({ picture, file: { table, ...heading }, ...content }: B2cContent) {
  const art = {
    pricing: <PricingRules words={picture.pricing} />,
    shop: <ShopSettings words={picture.settings} />,
  }
  const own = (
    <Section ground="band" low>
      <Head {...heading} />
      <BookingFile {...table} />
    </Section>
  )
  return (
    <Solution
      hour="west"
      content={content}
      picture={<Storefront words={picture.storefront} />}
      stacked
      crop={<HeaderPair words={picture.storefront} />}
      slips={[<PartsSlip key="upper" words={picture.storefront} />, <PriceSlip key="lower" words={picture.pricing} />]}
      tone="apricot"
      product={<FareTicket words={picture.storefront} file={table} />}
      art={art}
      own={own}
    />
  )
}
