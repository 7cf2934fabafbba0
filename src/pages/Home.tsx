import type { ReactNode } from 'react'
import type {
  Closing as ClosingContent,
  Heading,
  Hero,
  Meta,
  Product,
  SolutionCard,
  Statistic,
  Testimonial,
} from '../content/types'
import { Checkout } from '../mockups/home/Checkout'
import { FlightSearch } from '../mockups/home/FlightSearch'
import { productArt } from '../mockups/home/ProductArt'
import { Settled, Waiting } from '../mockups/home/Settled'
import { AgencyList, PackageOffer, RoomCalendar, SeatMap, TripRequest } from '../mockups/home/SolutionArt'
import { valueRows } from '../mockups/home/values'
import type { HomePicture } from '../mockups/home/words'
import { useSite } from '../page'
import { Closing } from '../sections/Closing'
import { Departures } from '../sections/Departures'
import { Head } from '../sections/Head'
import { StackedHero } from '../sections/Hero'
import { Orbit } from '../sections/Orbit'
import { Payments, type PaymentsContent } from '../sections/Payments'
import { Quote } from '../sections/Quote'
import { Section } from '../sections/Section'
import { SolutionCards } from '../sections/SolutionCards'
import { Starts } from '../sections/Starts'
import { Statistics } from '../sections/Statistics'
import { fitted } from '../sections/Statistics.styles'
import { type ValueItems, Values } from '../sections/Values'
import { day, wrap } from '../theme/base.styles'
import { guided } from '../theme/guided.styles'
import * as l from '../theme/layout.styles'
import * as s from './Home.styles'
import { LaterScrollGuide } from './LaterScrollGuide'

export const sky = 'dusk'
export const { ready } = LaterScrollGuide

const figures = [day, wrap, l.grid, fitted, s.figures]

export type SolutionPath =
  | '/solutions/b2b'
  | '/solutions/b2c'
  | '/solutions/corporate'
  | '/solutions/ancillaries'
  | '/solutions/bedbank'

/** The pages that the chooser leads to. */
type StartPath = Exclude<SolutionPath, '/solutions/ancillaries'> | '/services/software-development'

export type HomeContent = {
  meta: Meta
  picture: HomePicture
  /** `orbit`: the stops of the company's history, drawn around the sun. */
  hero: Hero & { statistics: readonly Statistic[]; orbit: readonly [string, string, string] }
  /** `label`, here and below: the label of the section's dot in the navigator. */
  values: Heading & { label: string; items: ValueItems }
  /** What a visitor of each kind would say, by the page for that visitor, and the names of those pages. */
  starts: Heading & {
    items: Readonly<Record<StartPath, string>>
    names: Readonly<Record<StartPath, { title: string }>>
  }
  solutions: Heading & { items: Readonly<Record<SolutionPath, SolutionCard>> }
  products: Heading & { label: string; items: readonly Product[] }
  payments: PaymentsContent
  testimonial: Heading & { story: Testimonial }
  closing: ClosingContent
}

export function View({
  picture,
  hero,
  values,
  starts,
  solutions,
  products,
  payments,
  testimonial,
  closing,
}: HomeContent) {
  const { labels } = useSite()
  const stops = [
    { id: 'hero', label: labels.hero },
    { id: 'features', label: values.label },
    { id: 'products', label: products.label },
    { id: 'get-started', label: labels.start },
  ]
  const { agencies, offer, request, seats, rooms } = picture.solutions
  const art: Readonly<Record<SolutionPath, ReactNode>> = {
    '/solutions/b2b': <AgencyList words={agencies} />,
    '/solutions/b2c': <PackageOffer words={offer} />,
    '/solutions/corporate': <TripRequest words={request} />,
    '/solutions/ancillaries': <SeatMap words={seats} />,
    '/solutions/bedbank': <RoomCalendar words={rooms} />,
  }
  return (
    <div css={guided}>
      <StackedHero
        {...hero}
        sky={sky}
        id="hero"
        large
        orbit={<Orbit stops={hero.orbit} />}
        picture={<FlightSearch words={picture.flights} />}
      >
        <Statistics items={hero.statistics} look={hero.statistics.length === 4 ? [...figures, s.pairs] : figures} />
      </StackedHero>
      <Section id="features">
        <Head {...values} />
        <Values items={values.items} art={valueRows(picture)} />
      </Section>
      <Section id="products" ground="sand">
        <Head {...products} form="centred" />
        <Departures items={products.items} art={productArt(picture)} />
      </Section>
      <Section id="get-started">
        <Head {...starts} form="even" />
        <div css={s.starts}>
          <Starts items={starts.items} names={starts.names} />
        </div>
        <Head {...solutions} />
        <SolutionCards items={solutions.items} art={art} />
      </Section>
      <Payments {...payments} picture={<Checkout words={picture.checkout} />} />
      <Section low>
        <Quote
          {...testimonial}
          before={<Waiting words={picture.flights.overdraft} />}
          after={<Settled words={picture.flights.overdraft} />}
        />
      </Section>
      <Closing {...closing} ending="sunset" />
      <LaterScrollGuide stops={stops} labels={labels} />
    </div>
  )
}
