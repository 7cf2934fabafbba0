import type { ServicesContent } from '../content/types'
import { DeliveryPlan } from '../mockups/services/DeliveryPlan'
import { BoardingPass, BookingFlow, Campaign, Course, Maturity, Offers } from '../mockups/services/Services'
import { Closing } from '../sections/Closing'
import { Head } from '../sections/Head'
import { SplitHero } from '../sections/Hero'
import { Section } from '../sections/Section'
import { PicturedServices } from '../sections/ServiceGrid'
import { Steps } from '../sections/Steps'

export const sky = 'dawn'

// In the order of the content's services.
const art = [
  <Maturity key="0" />,
  <Offers key="1" />,
  <Campaign key="2" />,
  <BookingFlow key="3" />,
  <BoardingPass key="4" />,
  <Course key="5" />,
]

export function View({ hero, services, process, closing }: ServicesContent) {
  return (
    <>
      <SplitHero {...hero} sky={sky} picture={<DeliveryPlan />} />
      <Section ground="sand">
        <Head {...services} />
        <PicturedServices items={services.items} link={services.link} art={art} />
      </Section>
      <Section>
        <Head {...process} />
        <Steps steps={process.steps} />
      </Section>
      <Closing {...closing} />
    </>
  )
}
