import type { Heading, Shown } from '../../content/types'
import { InvoiceCycle, MarkupMatrix } from '../../mockups/b2b/B2b'
import { FirstAgency } from '../../mockups/b2b/FirstAgency'
import { LaterCashGap } from '../../mockups/b2b/LaterCashGap'
import { Ledger } from '../../mockups/b2b/Ledger'
import { Network } from '../../mockups/b2b/Network'
import { OfficeTicket } from '../../mockups/b2b/Slips'
import { Statement } from '../../mockups/b2b/Statement'
import type { B2bPicture, CashWords, StatementWords } from '../../mockups/b2b/words'
import { Head } from '../../sections/Head'
import { Screens } from '../../sections/Screens'
import { Section } from '../../sections/Section'
import * as s from './B2b.styles'
import { Reach } from './Reach'
import { Shelf } from './Shelf'
import { Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'

export type B2bContent = SolutionContent<'markups' | 'invoicing'> & {
  picture: B2bPicture
  day: Heading & { statement: StatementWords }
  cash: Heading & { words: CashWords }
  shown: Shown
}

export function View({ picture, day, cash, shown, ...content }: B2bContent) {
  const art = {
    markups: <MarkupMatrix words={picture.markups} />,
    invoicing: <InvoiceCycle words={picture.invoice} />,
  }
  const own = (
    <>
      <Section ground="band" low>
        <Head {...day} form="centred" />
        <Statement words={day.statement} mark={picture.ledger.overdraft.limit} />
      </Section>
      <Section ground="sand" id="cash-gap" low>
        <Head {...cash} />
        <LaterCashGap words={cash.words} />
      </Section>
      <Screens {...shown} />
    </>
  )
  return (
    <div css={s.page}>
      <Solution
        opening="below"
        ending="band"
        content={content}
        picture={<Ledger words={picture.ledger} />}
        drawn={{
          features: items => <Network items={items} words={picture} />,
          products: items => <Shelf items={items} art={<OfficeTicket words={picture.markups} />} />,
        }}
        art={art}
        setUp={cards => <FirstAgency words={picture}>{cards}</FirstAgency>}
        own={own}
        figures={items => <Reach items={items} />}
      />
    </div>
  )
}
