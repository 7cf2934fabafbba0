import type { Heading } from '../../content/types'
import { Phones } from '../../mockups/mobile-apps/MobileApps'
import { OneBooking, type OneBookingWords } from '../../mockups/mobile-apps/OneBooking'
import type { AppsPicture } from '../../mockups/mobile-apps/words'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { Practice, type PracticeContent } from './Practice'

export const sky = 'dusk'

export type MobileAppsContent = PracticeContent & {
  picture: AppsPicture
  oneBooking: Heading & { words: OneBookingWords }
}

export function View(content: MobileAppsContent) {
  const { picture, oneBooking } = content
  return (
    <Practice
      content={content}
      sky={sky}
      shape="specification"
      hour="moon"
      picture={<Phones words={picture.phones} />}
      own={
        <Section id="one-booking">
          <Head {...oneBooking} />
          <OneBooking words={oneBooking.words} />
        </Section>
      }
    />
  )
}
