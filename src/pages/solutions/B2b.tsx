import type { Heading, Shown } from '../../content/types'
import { later } from '../../later/later'
import { InvoiceCycle, MarkupMatrix } from '../../mockups/b2b/B2b'
import { FirstAgency } from '../../mockups/b2b/FirstAgency'
import { LaterCashGap } from '../../mockups/b2b/LaterCashGap'
import { Ledger } from '../../mockups/b2b/Ledger'
import { Statement } from '../../mockups/b2b/Statement'
import type { B2bPicture, CashWords, StatementWords } from '../../mockups/b2b/words'
import { ArtCards } from '../../sections/ArtCards'
import { Head } from '../../sections/Head'
import { Screens } from '../../sections/Screens'
import { Section } from '../../sections/Section'
import * as s from './B2b.styles'
import { Reach } from './Reach'
import { ready as readyGuide, Solution, type SolutionContent } from './Solution'

export const sky = 'dusk'

// The drawings below the first screen, which nobody can operate: the page is hydrated without their script.
const load = () => import('./B2bBelow')
const below = typeof document === 'undefined' ? await load() : undefined
const Network = later(load, below, ({ Network }) => Network)
const Sold = later(load, below, ({ Sold }) => Sold)

export const ready = () => Promise.all([readyGuide, Network.ready, Sold.ready].map(load => load()))

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
        drawn={(id, items) =>
          id === 'features' ? <Network items={items} words={picture} /> : <Sold items={items} words={picture.markups} />
        }
        setUp={
          <FirstAgency words={picture}>
            <ArtCards items={content.start.items} art={art} />
          </FirstAgency>
        }
        own={own}
        figures={items => <Reach items={items} />}
      />
    </div>
  )
}
