import { useSite } from '../page'
import { Icon } from '../theme/Icon'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import { SampleTag } from './SampleTag'
import * as s from './Stars.styles'

/** A rating out of 5. The stars of a sample are only dashed outlines, and a tag stands beside them. */
export function Stars({ rating, sample }: { rating: number; sample?: boolean | undefined }) {
  const { labels } = useSite()
  const label = sample ? labels.sampleRating : labels.rating
  return (
    <div css={[l.inline, l.gap4]}>
      <p
        css={[t.coral, s.stars, sample && s.starsHollow]}
        role="img"
        aria-label={label.replace('{rating}', String(rating))}
      >
        {Array.from({ length: rating }, (_, index) => (
          <Icon key={index} name="star" />
        ))}
      </p>
      {sample && <SampleTag />}
    </div>
  )
}
