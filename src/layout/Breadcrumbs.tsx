import { memo } from 'react'
import { type Sky, useSite } from '../page'
import { night, wrap } from '../theme/base.styles'
import { Link } from '../theme/Link'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import * as s from './Breadcrumbs.styles'
import { trailOf } from './trail'

/** The path from home to a nested page (WAI-ARIA APG, breadcrumb), shown over the hero's sky. */
export const Breadcrumbs = memo(function Breadcrumbs({ path, sky }: { path: string; sky: Sky }) {
  const { labels, navigation } = useSite()
  const trail = trailOf(path, navigation)
  if (trail.length === 0) return null
  return (
    <nav css={[sky === 'dusk' && night, wrap, t.text2, s.breadcrumbs]} aria-label={labels.breadcrumbs}>
      <ol css={l.wrapping}>
        {trail.map(({ name, href }) => (
          <li key={href}>
            <Link to={href} aria-current={href === path ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
})
