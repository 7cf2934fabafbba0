import { chips, coralTag } from '../../theme/base.styles'
import { Meter } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { line } from './OverdraftRequest.styles'

/** An agency that asks to book past its limit. */
export function OverdraftRequest() {
  return (
    <div css={k.window}>
      <div css={k.bar}>
        <span css={k.coralMonogram}>OT</span> <span css={k.grow}>Oasis Tours</span>{' '}
        <span css={coralTag}>Overdraft</span>
      </div>
      <div css={k.body}>
        <p>
          <b>USD 4,500</b> over its limit
        </p>
        <p css={k.quiet}>CAI to IST, 6 travellers, bi-weekly invoice</p>
        <p css={line}>
          <Meter value={97} hot />
        </p>
        <p css={chips}>
          <span css={k.coralPress}>Approve once</span> <span css={k.press}>Decline</span>
        </p>
      </div>
    </div>
  )
}
