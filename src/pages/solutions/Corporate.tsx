import type { Heading } from '../../content/types'
import { ApprovalRoute } from '../../mockups/corporate/ApprovalRoute'
import { Charter } from '../../mockups/corporate/Charter'
import { FirstCompany } from '../../mockups/corporate/FirstCompany'
import { Products } from '../../mockups/corporate/Products'
import { ReportLine } from '../../mockups/corporate/ReportLine'
import { CapChart, PolicyTicket } from '../../mockups/corporate/Slips'
import type { CorporatePicture } from '../../mockups/corporate/words'
import { turnOf } from '../../sections/each'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { Statistics } from '../../sections/Statistics'
import { bands, fitted } from '../../sections/Statistics.styles'
import * as s from './Corporate.styles'
import { Solution, type SolutionContent } from './Solution'

export { ready } from './Solution'

export const sky = 'dusk'
export const hue = 'teal'

/** The hours of the suns in turn; the first is by day, as all suns are that have no other hour. */
const SUNS = [undefined, s.dusk, s.evening]

export type CorporateContent = SolutionContent<'policy' | 'expenses'> & { picture: CorporatePicture; report: Heading }

export function View({ picture, report, ...content }: CorporateContent) {
  const own = (
    <Section ground="band" low>
      <Head {...report} form="even" />
      <ReportLine words={picture.report} approval={picture.approval} />
    </Section>
  )
  return (
    <div css={s.page}>
      <Solution
        opening="first"
        ending="route"
        content={content}
        picture={<ApprovalRoute words={picture.approval} />}
        setUp={<FirstCompany items={content.start.items} words={picture} />}
        own={own}
        figures={items => (
          <Statistics
            items={items}
            look={[bands, fitted, s.suns]}
            each={items.map((_, place) => (place === 0 ? s.high : turnOf(SUNS, place)))}
          />
        )}
        drawn={(id, items) =>
          id === 'features' ? (
            <Charter items={items} words={picture} />
          ) : (
            <Products
              items={items}
              art={[
                <PolicyTicket key="flights" words={picture.approval} />,
                <CapChart key="hotels" words={picture.approval} />,
              ]}
            />
          )
        }
      />
    </div>
  )
}
