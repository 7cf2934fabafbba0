import { useNavigate } from 'react-router-dom'
import { addressIn } from '../../edition'
import { useSite } from '../../page'
import { day, inverse, wrap } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { DOT } from '../kit/drawn'
import { Moment, useTried } from '../kit/moment'
import { control } from '../kit/moment.styles'
import * as s from './Convoy.styles'
import { convoy, HOPS, hop, lost, prints, road } from './model'
import type { ConvoyWords } from './words'

const NAME = 'convoy'

const dots = (places: readonly { x: number; y: number }[]) =>
  places.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(2)}${DOT}`).join('')

const line = (places: readonly { x: number; y: number }[]) =>
  `M${places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(2)}`).join('L')}`

/**
 * Five dots that travel along the crest, and a lost one behind them, where the road ends, which the visitor can bring back
 * step by step: each step lengthens the road and lights a lamp. Dots are strokes of next to no length, which round caps make
 * visible.
 */
export function Convoy({ words }: { words: ConvoyWords }) {
  const { base, dir } = useSite()
  const [left, setLeft] = useTried(NAME, HOPS)
  const navigate = useNavigate()
  const joined = left === 0
  const move = () => {
    if (joined) navigate(addressIn(base, '/'))
    else setLeft(hop(left))
  }
  return (
    <div css={[day, s.desert]}>
      <Moment name={NAME} label={words.label} look="line" cue={words.cue} said={words.behind[left] ?? ''}>
        <svg css={s.crest} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path data-part="road" d={line(road(left))} />
          <path data-part="prints" d={dots(prints(left))} />
        </svg>
        <svg css={[s.crest, s.riders]} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <g data-joined={joined || undefined}>
            <path d={dots(convoy)} />
            <path data-part="lamps" d={dots(convoy.slice(0, HOPS - left))} />
          </g>
        </svg>
        <svg css={[s.crest, s.riders, s.straggler]} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <g data-joined={joined || undefined}>
            <path d={dots([lost(left)])} />
            <path data-part="lost" d={dots([lost(left)])} />
          </g>
        </svg>
        <div css={[l.grid, wrap, s.panel]} data-left={left}>
          <span css={control}>
            <button
              css={inverse}
              type="button"
              onClick={move}
              onKeyDown={({ key }) => {
                if (key === (dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight') && !joined) move()
              }}
            >
              {joined ? words.home : words.catchUp}
            </button>
          </span>{' '}
          <output css={[t.title6, t.line3, t.even, s.said]}>{words.behind[left]}</output>
        </div>
      </Moment>
    </div>
  )
}
