import { line2, line3, muted, text3, text5, text6, title4 } from '../../theme/type.styles'
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
    <table css={[line3, s.statement]}>
      <thead css={[text3, muted]}>
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
            <td css={[text3, muted]} data-column="time">
              {time}
            </td>
            <th scope="row" key={name}>
              {`${name} `}
              <small css={[text5, muted]}>{text}</small>
            </th>
            <td css={text6} data-column="sum">
              <bdi>{sum > 0 ? `+ ${whole(sum)}` : whole(sum).replace('-', '− ')}</bdi>
            </td>
            <td data-column="balance">
              <b css={[title4, line2]}>{whole(balance)}</b> <Credit used={(balance * 100) / limit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
