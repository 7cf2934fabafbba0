import { night } from '../theme/base.styles'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import * as s from './Orbit.styles'

const PLACES = [s.first, s.second, s.third]

/** The stops of the company's history, on a dashed orbit around the hero's sun. */
export function Orbit({ stops }: { stops: readonly string[] }) {
  return (
    <ul css={[night, s.orbit]} aria-hidden="true">
      {stops.map((stop, index) => (
        <li key={stop} css={[l.cover, PLACES[index]]}>
          <b css={[t.text2, t.line3, t.medium, t.unbroken]}>{stop}</b>
        </li>
      ))}
    </ul>
  )
}
