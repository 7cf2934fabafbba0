import type { ServicesContent } from '../content/types'
import { DeliveryPlan } from '../mockups/services/DeliveryPlan'
import { BoardingPass, BookingFlow, Campaign, Course, Maturity, Offers } from '../mockups/services/Services'
import type { ServicesPicture } from '../mockups/services/words'
import { Closing } from '../sections/Closing'
import { Head } from '../sections/Head'
import { SplitHero } from '../sections/Hero'
import { Section } from '../sections/Section'
import { PicturedServices } from '../sections/ServiceGrid'
import { Steps } from '../sections/Steps'

export const sky = 'dawn'

export function View({ picture, hero, services, process, closing }: ServicesContent<ServicesPicture>) {
  const { maturity, offers, campaign, flow, pass, course } = picture.services
  // In the order of the content's services.
  const art = [
    <Maturity key="0" words={maturity} />,
    <Offers key="1" words={offers} />,
    <Campaign key="2" words={campaign} />,
    <BookingFlow key="3" words={flow} />,
    <BoardingPass key="4" words={pass} />,
    <Course key="5" words={course} />,
  ]
  return (
    <>
      <SplitHero {...hero} sky={sky} picture={<DeliveryPlan words={picture.plan} />} />
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
