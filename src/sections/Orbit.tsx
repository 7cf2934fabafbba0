import { night } from '../theme/base.styles'
import * as s from './Orbit.styles'

const PLACES = [s.first, s.second, s.third]

/** The stops of the company's history, on a dashed orbit around the hero's sun. */
export function Orbit({ stops }: { stops: readonly string[] }) {
  return (
    <ul css={[night, s.orbit]} aria-hidden="true">
      {stops.map((stop, index) => (
        <li key={stop} css={PLACES[index]}>
          <b>{stop}</b>
        </li>
      ))}
    </ul>
  )
}
