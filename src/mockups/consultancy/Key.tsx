import * as t from '../../theme/type.styles'
import * as s from './Key.styles'
import type { ModelWords } from './words'

/** Names the colours of today and of the plan. */
export function Key({ views: { today, target } }: Pick<ModelWords, 'views'>) {
  return (
    <p css={[t.text1, t.muted, s.key]} aria-hidden="true">
      <span>{`${today} `}</span>
      <span css={s.target}>{`${target} `}</span>
    </p>
  )
}
