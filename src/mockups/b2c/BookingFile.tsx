import { amount } from '../kit/money'
import * as s from './BookingFile.styles'
import { ledgerOf } from './ledger'

/** Sums in hundredths of the currency. */
export type BookingFileWords = {
  title: string
  /** Of the columns: what happened, what the client does, then sums. */
  head: readonly [event: string, client: string, charged: string, paid: string, open: string]
  entries: readonly { event: string; client: string; charged: number; paid: number }[]
}

/** One booking through its life, as the booking file keeps it. */
export function BookingFile({ title, head, entries }: BookingFileWords) {
  const [event, client, ...sums] = head
  return (
    <table css={s.file}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{event}</th>
          <th scope="col">{client}</th>
          {sums.map(name => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ledgerOf(entries).map(({ event, client, charged, paid, open }) => (
          <tr key={event}>
            <th scope="row">{event}</th>
            <td>{client}</td>
            {[charged, paid, open].map((sum, index) => (
              <td key={sums[index]} data-name={sums[index]} data-state={index === 2 && sum ? 'open' : undefined}>
                {amount(sum).replace('-', '−')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
