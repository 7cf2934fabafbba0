import * as s from './FigureLink.styles'
import { Link } from './Link'

/** A headline figure, or what it counts, as a link to its row in the register of figures. */
export function FigureLink({ id, children }: { id: string; children: string }) {
  return (
    <Link css={s.figure} to={`/figures#${id}`}>
      {children}
    </Link>
  )
}
