import { useSite } from '../page'
import { Link } from '../theme/Link'
import * as s from './Logo.styles'

/** The brand name after its mark: an open ring with a waypoint in the gap. */
export function Logo() {
  const { actions, brand, labels } = useSite()
  return (
    <Link css={s.logo} to={actions.home.to} aria-label={labels.home}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle
          cx="14.5"
          cy="14.5"
          r="10.7"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeDasharray="58.7 8.5"
          strokeDashoffset="-12.6"
        />
        <circle cx="24.8" cy="24.8" r="4.2" />
      </svg>
      {brand}
    </Link>
  )
}
