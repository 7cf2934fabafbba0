import { useNavigate } from 'react-router-dom'
import { outline } from '../../theme/base.styles'
import { Moment, useTried } from '../kit/moment'
import * as s from './Convoy.styles'
import { convoy, HOPS, hop, lost } from './model'
import type { ConvoyWords } from './words'

const NAME = 'convoy'

const path = (dots: readonly { x: number; y: number }[]) =>
  dots.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(2)}h0`).join('')

/** Five that travel on along the crest, and one behind that a visitor can bring home. Dots are strokes without length. */
export function Convoy({ words }: { words: ConvoyWords }) {
  const [left, setLeft] = useTried(NAME, HOPS)
  const navigate = useNavigate()
  const joined = left === 0
  const move = () => {
    if (joined) navigate('/')
    else setLeft(hop(left))
  }
  return (
    <div css={s.desert}>
      <Moment name={NAME} label={words.label}>
        <svg css={s.crest} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <g data-joined={joined || undefined}>
            <path d={path(convoy)} />
            <path d={path([lost(left)])} />
          </g>
        </svg>
        <div css={s.panel}>
          <span css={s.press}>
            <button
              css={outline}
              type="button"
              onClick={move}
              onKeyDown={({ key }) => {
                if (key === 'ArrowRight' && !joined) move()
              }}
            >
              {joined ? words.home : words.catchUp}
            </button>
          </span>{' '}
          <output>{words.behind[left]}</output>
        </div>
      </Moment>
    </div>
  )
}
