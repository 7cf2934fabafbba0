import type { Facts as FactsContent, Heading } from '../../content/types'
import { BookingFile, type BookingFileWords } from '../../mockups/b2c/BookingFile'
import { SetUp } from '../../mockups/b2c/SetUp'
import { FareTicket } from '../../mockups/b2c/Slips'
import { Storefront } from '../../mockups/b2c/Storefront'
import { useOwnColour } from '../../mockups/b2c/useShop'
import { Vitrine } from '../../mockups/b2c/Vitrine'
import type { B2cPicture } from '../../mockups/b2c/words'
import { FactsSection } from '../../sections/Facts'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { Statistics } from '../../sections/Statistics'
import * as s from './B2c.styles'
import { Goods } from './Goods'
import { Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'
export const hue = 'plum'

/** The colours of the lobes; the first has the awning's own. */
const LOBES = [undefined, s.coral, s.plum]

export type B2cContent = SolutionContent<'pricing' | 'shop'> & {
  picture: B2cPicture
  file: Heading & { table: BookingFileWords }
  suppliers: FactsContent
}

export function View({ picture, file: { table, ...heading }, suppliers, ...content }: B2cContent) {
  const page = useOwnColour()
  const own = (
    <>
      <Section ground="band" low>
        <Head {...heading} form="centred" />
        <BookingFile {...table} />
      </Section>
      <FactsSection id="suppliers" facts={suppliers} />
    </>
  )
  return (
    <div css={s.page} ref={page}>
      <Solution
        ending="ticket"
        content={content}
        picture={<Storefront words={picture.storefront} />}
        stacked
        drawn={{
          features: items => <Vitrine items={items} words={picture} file={table} />,
          products: items => <Goods items={items} art={<FareTicket words={picture.storefront} file={table} />} />,
        }}
        setUp={() => <SetUp items={Object.values(content.start.items)} words={picture} />}
        own={own}
        figures={items => <Statistics items={items} look={s.awning} each={LOBES} />}
      />
    </div>
  )
}
