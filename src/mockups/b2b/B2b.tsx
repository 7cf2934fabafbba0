import { coralTag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Art, Matrix, Meter, Picture, Price, Segments } from '../kit/kit'
import * as k from '../kit/kit.styles'
import type { MatrixWords } from '../kit/words'
import * as s from './B2b.styles'
import { OverdraftRequest } from './OverdraftRequest'
import type { InvoiceWords, LedgerWords } from './words'

/** From here on, in per cent, an agency's credit asks for attention. */
const HOT = 90

/** The agency tree with its credit, and an overdraft request on top. */
export function Ledger({ words }: { words: LedgerWords }) {
  const { label, title, views, agencies, total, overdraft } = words
  return (
    <Picture label={label}>
      <div css={s.desk}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="network" />
            <span css={k.grow}>{title}</span>{' '}
            <span css={k.wide}>
              <Segments {...views} />
            </span>
          </div>
          {agencies.map(({ initials, name, terms, used, credit, status, sub }) => {
            const hot = used > HOT
            return (
              <div css={sub ? s.subAgency : s.agency} key={name}>
                <span css={hot ? k.coralMonogram : k.monogram}>{initials}</span>{' '}
                <span>
                  <b>{name}</b> <small>{terms}</small>
                </span>{' '}
                <span css={s.credit}>
                  <Meter value={used} hot={hot} /> <small>{credit}</small>
                </span>{' '}
                <span css={hot ? coralTag : tealTag}>{status}</span>
              </div>
            )
          })}
          <div css={k.row}>
            <span>
              {`${total.name} `}
              <small>{total.text}</small>
            </span>
          </div>
        </div>
        <OverdraftRequest words={overdraft} />
      </div>
    </Picture>
  )
}

export function MarkupMatrix({ words }: { words: MatrixWords }) {
  return (
    <Art tone="dusk">
      <div css={k.window}>
        <Matrix {...words} />
      </div>
    </Art>
  )
}

export function InvoiceCycle({ words: { cycles, invoice, settled } }: { words: InvoiceWords }) {
  return (
    <Art tone="apricot">
      <div css={k.window}>
        <div css={k.body}>
          <Segments {...cycles} />
        </div>
        <div css={k.row}>
          <span css={k.grow}>
            <b>{invoice.name}</b> <small>{invoice.text}</small>
          </span>{' '}
          <Price {...invoice} />
        </div>
        <div css={k.row}>
          <span css={k.grow}>
            <b>{settled.name}</b> <Meter value={settled.share} />
          </span>{' '}
          <b>{settled.amount}</b>
        </div>
      </div>
    </Art>
  )
}
