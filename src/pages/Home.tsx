import type { HomeContent } from '../content/types'
import { Checkout } from '../mockups/home/Checkout'
import { FlightSearch } from '../mockups/home/FlightSearch'
import { AgencyList, PackageOffer, RoomCalendar, SeatMap, TripRequest } from '../mockups/home/SolutionArt'
import type { HomePicture } from '../mockups/home/words'
import { Closing } from '../sections/Closing'
import { Departures } from '../sections/Departures'
import { Head } from '../sections/Head'
import { StackedHero } from '../sections/Hero'
import { foreground } from '../sections/Hero.styles'
import { Orbit } from '../sections/Orbit'
import { Payments } from '../sections/Payments'
import { Quote } from '../sections/Quote'
import { ScrollGuide } from '../sections/ScrollGuide'
import { Section } from '../sections/Section'
import { SolutionCards } from '../sections/SolutionCards'
import { Statistics } from '../sections/Statistics'
import { Values } from '../sections/Values'
import { guided } from '../theme/guided.styles'

export const sky = 'dusk'

const stops = [
  { id: 'hero', label: 'Hero' },
  { id: 'features', label: 'Features' },
  { id: 'products', label: 'Products' },
  { id: 'get-started', label: 'Get Started' },
]

type Props = HomeContent<HomePicture>

export function View({ picture, hero, values, solutions, products, payments, testimonial, closing }: Props) {
  const { agencies, offer, request, seats, rooms } = picture.solutions
  const art = [
    <AgencyList key="b2b" words={agencies} />,
    <PackageOffer key="b2c" words={offer} />,
    <TripRequest key="corporate" words={request} />,
    <SeatMap key="ancillaries" words={seats} />,
    <RoomCalendar key="bedbank" words={rooms} />,
  ]
  return (
    <div css={guided}>
      <ScrollGuide stops={stops} />
      <StackedHero
        {...hero}
        sky={sky}
        id="hero"
        large
        orbit={<Orbit stops={hero.orbit} />}
        picture={<FlightSearch words={picture.flights} />}
      >
        <div css={foreground}>
          <Statistics items={hero.statistics} />
        </div>
      </StackedHero>
      <Section id="features">
        <Head {...values} />
        <Values items={values.items} />
      </Section>
      <Section id="products" ground="sand">
        <Head {...products} />
        <Departures items={products.items} />
      </Section>
      <Section id="get-started">
        <Head {...solutions} />
        <SolutionCards items={solutions.items} art={art} />
      </Section>
      <Payments {...payments} picture={<Checkout words={picture.checkout} />} />
      <Section>
        <Quote {...testimonial} />
      </Section>
      <Closing {...closing} />
    </div>
  )
}
