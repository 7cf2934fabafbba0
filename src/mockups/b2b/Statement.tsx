import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { fill } from '../kit/fill'
import { Credit } from '../kit/kit'
import { useTried } from '../kit/moment'
import { whole } from '../kit/money'
import { balances } from './balances'
import { NAME, START } from './overdraft'
import * as s from './Statement.styles'
import type { StatementWords } from './words'

const COLUMNS = ['time', 'name', 'sum', 'balance'] as const

/** `mark`: the label of the limit, with `{limit}`. */
type Props = { words: StatementWords; mark: string }

/**
 * Renders a day of one agency in the ledger, at reading size: what moves its balance, by whom, and where the limit is. The
 * overdraft follows the decision that the visitor made in the picture above.
 */
export function Statement({ words: { head, opening, limit, entries }, mark }: Props) {
  const [{ decision }] = useTried(NAME, START)
  const day = entries.map(entry =>
    decision === 'declined' && entry.declined ? { ...entry, ...entry.declined, sum: 0 } : entry,
  )
  return (
    <table css={[l.full, t.line3, s.statement]}>
      <thead css={[t.text3, t.muted]}>
        <tr>
          {head.map((name, index) => (
            <th key={name} scope="col" data-column={COLUMNS[index]}>
              {`${name} `}
              {index === head.length - 1 && <span>{fill(mark, { limit: whole(limit) })}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {balances(opening, day).map(({ time, name, text, sum, balance }) => (
          <tr key={time} data-state={balance > limit ? 'over' : undefined}>
            <td css={[t.text3, t.muted]} data-column="time">
              {time}
            </td>
            <th scope="row" key={name}>
              {`${name} `}
              <small css={[l.block, t.text5, t.muted]}>{text}</small>
            </th>
            <td css={t.text6} data-column="sum">
              <bdi>{sum > 0 ? `+ ${whole(sum)}` : whole(sum).replace('-', '− ')}</bdi>
            </td>
            <td data-column="balance">
              <b css={[l.block, t.title4, t.line2]}>{whole(balance)}</b> <Credit used={(balance * 100) / limit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
