import { Icon } from '../../theme/Icon'
import type { IconName } from '../../theme/icons'
import * as f from '../kit/frame.styles'
import { Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './Portfolio.styles'
import type { RouteBookWords } from './words'

const inks = [s.stamp, s.tealStamp, s.inkStamp]

/** The stamp of a stop; three inks take turns, never one below itself. */
export function Stamp({ icon, index }: { icon: IconName; index: number }) {
  return (
    <span css={inks[(index + Math.floor(index / 3)) % 3]} aria-hidden="true">
      <Icon name={icon} />
    </span>
  )
}

/** A route book: a stamp for every kind of work on one dashed route, and a stop still to come. */
export function RouteBook({ words: { label, title, count, stops, next } }: { words: RouteBookWords }) {
  return (
    <Picture label={label}>
      <div css={f.lowStack}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="route" />
            <span css={k.grow}>{title}</span> <span css={k.quiet}>{count}</span>
          </div>
          <ol css={s.route}>
            {stops.map(({ name, work, icon }, index) => (
              <li key={name}>
                <Stamp icon={icon} index={index} /> <b>{name}</b> <small>{work}</small>
              </li>
            ))}
          </ol>
        </div>
        <div css={s.next}>
          <i />
          <span>
            <small>{next.eyebrow}</small> <b>{next.title}</b> <small>{next.text}</small>
          </span>
        </div>
      </div>
    </Picture>
  )
}
