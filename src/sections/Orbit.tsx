import * as s from './Orbit.styles'

/** The stops of the company's history, on a dashed orbit around the hero's sun. */
export function Orbit({ stops }: { stops: readonly string[] }) {
  return (
    <ul css={s.orbit} aria-hidden="true">
      {stops.map(stop => (
        <li key={stop}>
          <b>{stop}</b>
        </li>
      ))}
    </ul>
  )
}
