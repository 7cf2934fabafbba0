import type { ServicesContent } from '../content/types'
import { DeliveryPlan } from '../mockups/DeliveryPlan'
import { Closing } from '../sections/Closing'
import { Head } from '../sections/Head'
import { SplitHero } from '../sections/Hero'
import { Section } from '../sections/Section'
import { ServiceGrid } from '../sections/ServiceGrid'
import { Steps } from '../sections/Steps'

export const sky = 'dawn'

export function View({ hero, services, process, closing }: ServicesContent) {
  return (
    <>
      <SplitHero {...hero} sky={sky} picture={<DeliveryPlan />} />
      <Section ground="sand">
        <Head {...services} />
        <ServiceGrid items={services.items} link={services.link} />
      </Section>
      <Section>
        <Head {...process} />
        <Steps steps={process.steps} />
      </Section>
      <Closing {...closing} />
    </>
  )
}
