import { useSite } from '../page'
import { Link } from '../theme/Link'
import * as l from '../theme/layout.styles'
import Mark from '../theme/logo.svg'
import * as t from '../theme/type.styles'
import * as s from './Logo.styles'

/** Characters above which a brand is set in smaller letters. */
const LONG = 12

/** The brand's mark (theme/logo.svg), and its name. */
export function Logo() {
  const { actions, brand, labels } = useSite()
  return (
    <Link
      css={[l.gap3, t.text8, t.semibold, s.logo]}
      to={actions.home.to}
      aria-label={labels.home}
      data-long={brand.length > LONG || undefined}
    >
      <Mark />
      {brand}
    </Link>
  )
}
