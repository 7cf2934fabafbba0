import type { Heading } from '../../content/types'
import { AllotmentCalendar } from '../../mockups/bedbank/AllotmentCalendar'
import { FirstHotel } from '../../mockups/bedbank/FirstHotel'
import { LargeNights } from '../../mockups/bedbank/LargeNights'
import { ChannelsSlip, KeySlip } from '../../mockups/bedbank/Slips'
import { Sold } from '../../mockups/bedbank/Sold'
import { Week } from '../../mockups/bedbank/Week'
import type { BedbankPicture, WeekWords } from '../../mockups/bedbank/words'
import { Features } from '../../sections/Features'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { page } from './Bedbank.styles'
import { Solution, type SolutionContent } from './Solution'

export { ready } from './Solution'

export const sky = 'dusk'
export const hue = 'teal'

export type BedbankContent = SolutionContent<'rates' | 'extranet'> & {
  picture: BedbankPicture
  nights: Heading & { week: WeekWords }
}

export function View({ picture, nights, start, ...content }: BedbankContent) {
  const own = (
    <Section ground="band" low>
      <Head {...nights} form="even" />
      <Week words={nights.week} calendar={picture.calendar} />
    </Section>
  )
  return (
    <div css={page}>
      <Solution
        ending="moon"
        content={{ ...content, start }}
        picture={<AllotmentCalendar words={picture.calendar} />}
        stacked
        drawn={(_, items) => (
          <Features
            items={items}
            crop={<LargeNights words={picture.calendar} />}
            slips={[
              <ChannelsSlip key="upper" words={picture.calendar} />,
              <KeySlip key="lower" words={picture.calendar} />,
            ]}
            tone="violet"
          />
        )}
        setUp={<FirstHotel items={start.items} week={nights.week} words={picture} />}
        own={own}
        figures={items => <Sold items={items} week={nights.week} words={picture} />}
      />
    </div>
  )
}
