import { chips, coralTag } from '../../theme/base.styles'
import { Meter } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { line } from './OverdraftRequest.styles'
import type { OverdraftWords } from './words'

/** An agency that asks to book past its limit. */
export function OverdraftRequest({ words }: { words: OverdraftWords }) {
  const { initials, agency, tag, amount, over, trip, used, approve, decline } = words
  return (
    <div css={k.window}>
      <div css={k.bar}>
        <span css={k.coralMonogram}>{initials}</span> <span css={k.grow}>{agency}</span>{' '}
        <span css={coralTag}>{tag}</span>
      </div>
      <div css={k.body}>
        <p>
          <b>{amount}</b>
          {` ${over}`}
        </p>
        <p css={k.quiet}>{trip}</p>
        <p css={line}>
          <Meter value={used} hot />
        </p>
        <p css={chips}>
          <span css={k.coralPress}>{approve}</span> <span css={k.press}>{decline}</span>
        </p>
      </div>
    </div>
  )
}
