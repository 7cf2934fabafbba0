import type {
  Closing as ClosingContent,
  Heading,
  Hero,
  Meta,
  ServiceCard,
  Steps as StepsContent,
} from '../content/types'
import { DeliveryPlan } from '../mockups/services/DeliveryPlan'
import { BoardingPass, BookingFlow, Campaign, Course, Maturity, Offers } from '../mockups/services/Services'
import { Closing } from '../sections/Closing'
import { Head } from '../sections/Head'
import { SplitHero } from '../sections/Hero'
import { PicturedServices } from '../sections/PicturedServices'
import { Section } from '../sections/Section'
import { Steps } from '../sections/Steps'

export const sky = 'dawn'

const art = {
  '/services/consultancy': <Maturity />,
  '/services/software-development': <Offers />,
  '/services/performance-marketing': <Campaign />,
  '/services/ui-ux-design': <BookingFlow />,
  '/services/mobile-apps': <BoardingPass />,
  '/services/training': <Course />,
}

export type ServicePath = keyof typeof art

export type ServicesContent = {
  meta: Meta
  hero: Hero
  services: Heading & { link: string; items: Readonly<Record<ServicePath, ServiceCard>> }
  process: Heading & { steps: StepsContent }
  closing: ClosingContent
}

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
