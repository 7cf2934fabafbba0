import type { Line } from '../number'

/** A link that dials a number or opens its chat. The number keeps its direction in any language. */
export function NumberLink({ label, number, href }: Line) {
  return (
    <a href={href}>
      {`${label}: `}
      <bdi>{number}</bdi>
    </a>
  )
}
