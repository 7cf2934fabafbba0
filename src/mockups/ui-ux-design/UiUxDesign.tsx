import { coralTag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './UiUxDesign.styles'

// PLACEHOLDER: an invented booking flow, its fares and the share of testers who leave at each step; put your own here
/** Three wireframes of a booking flow, what is lost between them, and a note on one. */
export function FlowBoard() {
  return (
    <Picture label="Product preview: a booking flow as three wireframes, fares, travellers and payment, with the share of visitors who leave after each, a note pinned to the bag price, and a strip of colour and type tokens">
      <div css={s.board}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="pen" />
            <span css={k.grow}>Booking flow</span>{' '}
            <span css={k.segments}>
              <b>As it is</b> <span>Redrawn</span>
            </span>
          </div>
          <ol css={s.flow}>
            <li>
              <div css={s.frame}>
                <b>Fares</b>
                <p css={s.chosen}>
                  <b>Light</b> <span>1,104</span> <small>Cabin bag</small>
                </p>
                <p>
                  <b>Classic</b> <span>1,182</span> <small>23 kg bag</small>
                </p>
                <p css={s.spare}>
                  <b>Flex</b> <span>1,318</span> <small>23 kg bag, refundable</small>
                </p>
              </div>
              <span css={s.leaving}>18% leave</span>
            </li>
            <li>
              <div css={s.frame}>
                <b>Travellers</b>
                <p>
                  <small>As in passport</small> <span>Nour Adel</span>
                </p>
                <p css={s.spare}>
                  <small>Passport valid to</small> <span>11 Aug 2029</span>
                </p>
                <p css={s.pinned}>
                  <small>23 kg bag</small> <span>+ 66</span> <span css={s.pin}>1</span>
                </p>
              </div>
              <span css={s.leavingMost}>31% leave</span>
            </li>
            <li>
              <div css={s.frame}>
                <b>Payment</b>
                <p>
                  <small>To pay, AED</small> <b>1,170.00</b>
                </p>
                <p>
                  <small>Card</small> <span>ending 4021</span>
                </p>
                <span css={k.coralPress}>Pay 1,170.00</span>
              </div>
            </li>
          </ol>
          <div css={s.tokens}>
            <span>
              <i />
              Ink
            </span>{' '}
            <span>
              <i />
              Coral
            </span>{' '}
            <span>
              <i />
              Gulf
            </span>{' '}
            <span>
              <i />
              Sand
            </span>{' '}
            <span>
              <b>Aa</b> 13 / 18
            </span>
          </div>
        </div>
        <div css={s.note}>
          <span css={s.pin}>1</span>
          <div>
            <b>The bag price comes too late</b>
            <p>Testers looked for it beside the fare, before they typed a name.</p>
            <span css={coralTag}>Hidden fee</span> <span css={tealTag}>Redrawn</span>
          </div>
        </div>
      </div>
    </Picture>
  )
}
