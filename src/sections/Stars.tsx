import { useSite } from '../page'
import { Icon } from '../theme/Icon'
import * as s from './Stars.styles'

/** A rating out of 5. */
export function Stars({ rating }: { rating: number }) {
  const { labels } = useSite()
  return (
    <p css={s.stars} role="img" aria-label={labels.rating.replace('{rating}', String(rating))}>
      {Array.from({ length: rating }, (_, index) => (
        <Icon key={index} name="star" />
      ))}
    </p>
  )
}
