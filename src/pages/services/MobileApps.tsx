import type { Category, Heading, Service } from '../../content/types'
import { cornersOf } from '../../mockups/mobile-apps/Corners'
import { Phones } from '../../mockups/mobile-apps/MobileApps'
import { OneBooking, type OneBookingWords } from '../../mockups/mobile-apps/OneBooking'
import { storesOf } from '../../mockups/mobile-apps/Stores'
import type { AppsPicture } from '../../mockups/mobile-apps/words'
import { Categories } from '../../sections/Categories'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { ServiceList } from '../../sections/ServiceList'
import { Statistics } from '../../sections/Statistics'
import { fitted } from '../../sections/Statistics.styles'
import { Stories } from '../../sections/Stories'
import { dotted } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import { across, centred } from './Heads.styles'
import * as s from './MobileApps.styles'
import * as proof from './MobileAppsProof.styles'
import { type Listing, Practice, type PracticeContent } from './Practice'

export const sky = 'dusk'
export const hue = 'teal'

export type MobileAppsContent = PracticeContent & {
  services: Listing<Service>
  categories: Listing<Category>
  picture: AppsPicture
  oneBooking: Heading & { words: OneBookingWords }
}

/** The icons of the app types, in the order of the content. */
const GLYPHS = [
  ['plane', 'ticket', 'wallet', 'users'],
  ['store', 'network', 'chart'],
  ['building', 'circle-check', 'credit-card'],
  ['hotel', 'search', 'compass', 'route'],
] as const

/** The colours of the kinds of user. */
const USERS = [undefined, s.second, s.third, s.fourth]

/** The apps in the colours of their users, the first two of whom are travellers; what serves all users is night. */
const APPS = [undefined, undefined, s.second, s.third, s.night, s.night]

/** The figures in the colours of the users. */
const TILES = [proof.first, s.second, s.third]

export function View(content: MobileAppsContent) {
  const { picture, oneBooking, services, categories, stories, statistics } = content
  return (
    <Practice
      content={content}
      sky={sky}
      shape="specification"
      hour="moonrise"
      ending="ticket"
      steps="stores"
      art={storesOf(picture.stores)}
      cases={stories && <Stories items={stories.items} look={proof.notifications} each={USERS} />}
      figures={
        <Statistics
          items={statistics}
          look={[l.columns2, fitted, proof.tiles]}
          each={statistics.map((_, place) => TILES[place % TILES.length])}
        />
      }
      picture={<Phones words={picture.phones} />}
      services={
        <>
          <Head {...services} />
          <ServiceList
            items={services.items}
            look={[l.halves, dotted, s.store]}
            each={APPS}
            art={cornersOf(picture, oneBooking.words.trip)}
          />
        </>
      }
      categories={
        <>
          <Head {...categories} form="even" />
          <Categories items={categories.items} look={[l.grid, l.gap4, s.folders]} each={USERS} icons={GLYPHS} />
        </>
      }
      own={
        <Section id="one-booking" low>
          <div css={[across, centred]}>
            <Head {...oneBooking} />
            <OneBooking words={oneBooking.words} />
          </div>
        </Section>
      }
    />
  )
}
