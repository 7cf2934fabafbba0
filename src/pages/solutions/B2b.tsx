import type { Heading } from '../../content/types'
import { InvoiceCycle, MarkupMatrix } from '../../mockups/b2b/B2b'
import { FirstAgency } from '../../mockups/b2b/FirstAgency'
import { Ledger } from '../../mockups/b2b/Ledger'
import { RolePair } from '../../mockups/b2b/RolePair'
import { MarkupSlip, OfficeTicket, OverdraftSlip } from '../../mockups/b2b/Slips'
import { Statement } from '../../mockups/b2b/Statement'
import type { B2bPicture, StatementWords } from '../../mockups/b2b/words'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'

export type B2bContent = SolutionContent<'markups' | 'invoicing'> & {
  picture: B2bPicture
  day: Heading & { statement: StatementWords }
}

export function View({ picture, day, ...content }: B2bContent) {
  const art = {
    markups: <MarkupMatrix words={picture.markups} />,
    invoicing: <InvoiceCycle words={picture.invoice} />,
  }
  const own = (
    <Section ground="band" low>
      <Head {...day} />
      <Statement words={day.statement} mark={picture.ledger.overdraft.limit} />
    </Section>
  )
  return (
    <Solution
      hour="ember"
      content={content}
      picture={<Ledger words={picture.ledger} />}
      crop={<RolePair words={picture.roles} />}
      slips={[<MarkupSlip key="upper" words={picture.markups} />, <OverdraftSlip key="lower" words={picture.ledger} />]}
      tone="dusk"
      product={<OfficeTicket words={picture.markups} />}
      art={art}
      setUp={cards => <FirstAgency words={picture}>{cards}</FirstAgency>}
      own={own}
    />
  )
}
