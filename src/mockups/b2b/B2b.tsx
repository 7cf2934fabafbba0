import { chips } from '../../theme/base.styles'
import { Art, Matrix, Meter, Price, Tags } from '../kit/kit'
import * as k from '../kit/kit.styles'
import type { MatrixWords } from '../kit/words'
import * as s from './FirstAgency.styles'
import type { InvoiceWords } from './words'

export function MarkupMatrix({ words }: { words: MatrixWords }) {
  return (
    <Art tone="dusk">
      <div css={[k.pane, s.markups]}>
        <Matrix {...words} />
      </div>
    </Art>
  )
}

export function InvoiceCycle({ words: { cycles, invoice, settled } }: { words: InvoiceWords }) {
  return (
    <Art tone="apricot">
      <div css={[k.pane, s.invoices]}>
        <div css={k.bar}>
          <span css={chips}>
            <Tags {...cycles} />
          </span>
        </div>
        <div css={[k.row, s.invoice]}>
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
