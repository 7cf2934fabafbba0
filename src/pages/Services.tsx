import type { ReactNode } from 'react'
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
import type { ServicesPicture } from '../mockups/services/words'
import { Closing } from '../sections/Closing'
import { Head } from '../sections/Head'
import { SplitHero } from '../sections/Hero'
import { PicturedServices } from '../sections/PicturedServices'
import { Section } from '../sections/Section'
import { Starts } from '../sections/Starts'
import { Steps } from '../sections/Steps'
import { services as page } from './Services.styles'

export const sky = 'dawn'
export const hue = 'amber'

export type ServicePath =
  | '/services/consultancy'
  | '/services/software-development'
  | '/services/performance-marketing'
  | '/services/ui-ux-design'
  | '/services/mobile-apps'
  | '/services/training'

export type ServicesContent = {
  meta: Meta
  picture: ServicesPicture
  hero: Hero
  services: Heading & { link: string; begin: string; items: Readonly<Record<ServicePath, ServiceCard>> }
  /** The visitor's problem, by the page of the team that solves it. */
  starts: Heading & { items: Readonly<Record<ServicePath, string>> }
  process: Heading & { steps: StepsContent }
  closing: ClosingContent
}

export function View({ picture, hero, services, starts, process, closing }: ServicesContent) {
  const { maturity, offers, campaign, flow, pass, course } = picture.services
  const art: Readonly<Record<ServicePath, ReactNode>> = {
    '/services/consultancy': <Maturity words={maturity} />,
    '/services/software-development': <Offers words={offers} />,
    '/services/performance-marketing': <Campaign words={campaign} />,
    '/services/ui-ux-design': <BookingFlow words={flow} />,
    '/services/mobile-apps': <BoardingPass words={pass} />,
    '/services/training': <Course words={course} />,
  }
  return (
    <div css={page}>
      <SplitHero {...hero} sky={sky} picture={<DeliveryPlan words={picture.plan} />} />
      <Section id="services" ground="sand" low>
        <Head {...services} />
        <PicturedServices items={services.items} link={services.link} begin={services.begin} art={art} />
      </Section>
      <Section low>
        <Head {...starts} form="even" />
        <Starts items={starts.items} names={services.items} />
      </Section>
      <Section id="process" ground="band" low>
        <Head {...process} />
        <Steps steps={process.steps} shape="approvals" handed={['', picture.plan.signOff, picture.plan.signOff]} />
      </Section>
      <Closing {...closing} ending="noon" />
    </div>
  )
}
