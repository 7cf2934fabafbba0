import { tag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { OverdraftRequest } from '../b2b/OverdraftRequest'
import * as f from '../kit/frame.styles'
import { Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './FlightSearch.styles'

// PLACEHOLDER: the invented fares of the product picture: airline, times, stop, source, net, markup, sell
const fares = [
  {
    initials: 'NJ',
    airline: 'Nile Jet',
    from: '06:35',
    to: '12:10',
    via: 'Direct',
    source: 'NDC',
    net: '1,104.00',
    markup: '6% retail',
    sell: '1,170.24',
  },
  {
    initials: 'GL',
    airline: 'Gulfline',
    from: '09:20',
    to: '14:55',
    via: 'Direct',
    source: 'GDS',
    net: '1,182.00',
    markup: '4% office',
    sell: '1,229.28',
  },
  {
    initials: 'LV',
    airline: 'Levanter',
    from: '11:05',
    to: '18:40',
    via: '1 stop AMM',
    source: 'LCC',
    net: '861.00',
    markup: 'AED 45 fixed',
    sell: '906.00',
  },
  {
    initials: 'MA',
    airline: 'Marsa Air',
    from: '15:45',
    to: '21:15',
    via: 'Direct',
    source: 'GDS',
    net: '1,240.00',
    markup: '4% office',
    sell: '1,289.60',
  },
  {
    initials: 'NJ',
    airline: 'Nile Jet',
    from: '18:10',
    to: '23:40',
    via: 'Direct',
    source: 'NDC',
    net: '1,268.00',
    markup: '6% retail',
    sell: '1,344.08',
  },
]

const monograms: Record<string, typeof k.monogram> = { NDC: k.tealMonogram, LCC: k.coralMonogram }

/** Flight results, and beside them an overdraft to approve and the markup rules. */
export function FlightSearch() {
  return (
    <Picture label="Product preview: flight results from Cairo to Dubai with GDS, NDC and low-cost fares, the markup on each, and an overdraft request waiting for approval">
      <div css={f.duo}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="plane" />
            CAI to DXB{' '}
            <span css={k.wide}>
              <span css={k.quiet}>Thu 12 Mar, 2 adults</span>
            </span>{' '}
            <span css={k.endChips}>
              <span css={tag}>GDS</span> <span css={tealTag}>NDC</span> <span css={tag}>LCC</span>
            </span>
          </div>
          {fares.map(({ initials, airline, from, to, via, source, net, markup, sell }, index) => (
            <div css={s.fare} key={sell}>
              <span css={monograms[source] ?? k.monogram}>{initials}</span> <span>{airline}</span>{' '}
              <span css={s.leg}>
                <b>{from}</b>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M0 2h100" />
                </svg>{' '}
                <b>{to}</b> <small>CAI</small> <small>{via}</small> <small>DXB</small>
              </span>{' '}
              <span>
                <span css={source === 'NDC' ? tealTag : tag}>{source}</span>
              </span>{' '}
              <span css={k.quiet}>
                {`Net ${net}`}
                <br />
                {`+ ${markup}`}
              </span>{' '}
              <span css={k.price}>
                {`${sell} `}
                <small>AED</small>
              </span>{' '}
              <span css={index === 0 ? k.coralPress : k.press}>Select</span>
            </div>
          ))}
        </div>
        <div css={f.side}>
          <OverdraftRequest />
          <div css={s.rules}>
            <div css={k.window}>
              <div css={k.bar}>Markup rules</div>
              <Rule name="Flights, NDC" scope="Office CAI-02" markup="+ 6%" />
              <Rule name="Flights, LCC" scope="All agencies" markup="+ 45" />
              <Rule name="Hotels" scope="Delta Holidays" markup="+ 9%" />
            </div>
          </div>
        </div>
      </div>
    </Picture>
  )
}

function Rule({ name, scope, markup }: { name: string; scope: string; markup: string }) {
  return (
    <div css={k.row}>
      <span css={k.grow}>
        <b>{name}</b> <small>{scope}</small>
      </span>{' '}
      <b>{markup}</b>
    </div>
  )
}
