import type { Heading } from '../../content/types'
import { ApprovalRoute } from '../../mockups/corporate/ApprovalRoute'
import { ExpenseReport, TravelPolicy } from '../../mockups/corporate/Corporate'
import { Products } from '../../mockups/corporate/Products'
import { ReportLine } from '../../mockups/corporate/ReportLine'
import { RuleSentence } from '../../mockups/corporate/RuleSentence'
import { CapChart, PolicyTicket, RouteSlip, SpendSlip } from '../../mockups/corporate/Slips'
import type { CorporatePicture } from '../../mockups/corporate/words'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { page } from './Corporate.styles'
import { Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'

export type CorporateContent = SolutionContent<'policy' | 'expenses'> & { picture: CorporatePicture; report: Heading }

export function View({ picture, report, ...content }: CorporateContent) {
  const art = {
    policy: <TravelPolicy words={picture.policy} />,
    expenses: <ExpenseReport words={picture.expenses} />,
  }
  const own = (
    <Section ground="band" low>
      <Head {...report} />
      <ReportLine words={picture.report} approval={picture.approval} />
    </Section>
  )
  return (
    <div css={page}>
      <Solution
        hour="water"
        content={content}
        picture={<ApprovalRoute words={picture.approval} />}
        crop={<RuleSentence words={picture.rule} />}
        slips={[<RouteSlip key="upper" words={picture.approval} />, <SpendSlip key="lower" words={picture.approval} />]}
        tone="teal"
        art={art}
        own={own}
        drawn={{
          products: (items, label) => (
            <Products
              label={label}
              items={items}
              art={[
                <PolicyTicket key="flights" words={picture.approval} />,
                <CapChart key="hotels" words={picture.approval} />,
              ]}
            />
          ),
        }}
      />
    </div>
  )
}
