import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { fill } from '../kit/fill'
import { useTried } from '../kit/moment'
import { flagsOf, NAME, outcomeOf, whole } from './policy'
import * as s from './ReportLine.styles'
import type { ApprovalWords, ReportWords, TripState } from './words'

/** The value of the field that says what is outside the policy. */
const OUTSIDE = '{outside}'

type Props = { words: ReportWords; approval: ApprovalWords }

/** Renders one line of the expense report at reading size, for the trip requested above, and where each field comes from. */
export function ReportLine({ words: { fields, outside, by }, approval: { policy, start, moment } }: Props) {
  const [trip] = useTried<TripState>(NAME, start)
  const { cabin, fare } = flagsOf(policy, trip)
  const isDeclined = outcomeOf(policy, trip) === 'declined'
  const shown = fields.map(({ name, declined, ...field }) => ({ name, ...((isDeclined && declined) || field) }))
  const values = {
    trip: moment.request.trip[trip.leg],
    fare: whole(trip.fare),
    outside: outside[cabin ? (fare ? 'both' : 'cabin') : fare ? 'fare' : 'none'],
    by: by[cabin || fare ? 'outside' : 'inside'],
  }
  return (
    <ol css={[l.relative, l.grid, s.line]}>
      {shown.map(({ name, value, source }) => (
        <li css={[l.relative, l.grid, l.level, l.gap4]} key={name}>
          <p
            css={[l.grid, t.text3, t.muted]}
            data-part="value"
            data-state={(cabin || fare) && value === OUTSIDE ? 'out' : undefined}
          >
            {`${name} `}
            <b css={[t.title5, t.titleWeight, t.line3, t.ink]}>{fill(value, values)}</b>
          </p>
          <p css={t.line5}>{source}</p>
        </li>
      ))}
    </ol>
  )
}
