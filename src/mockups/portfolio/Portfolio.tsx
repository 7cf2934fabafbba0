import { Icon } from '../../theme/Icon'
import type { IconName } from '../../theme/icons'
import * as f from '../kit/frame.styles'
import { Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './Portfolio.styles'

// PLACEHOLDER: the pieces named on the route book; put work of your own here, as in content/portfolio.ts
const stops: [name: string, work: string, icon: IconName][] = [
  ['Consultancy', 'Rate mapping', 'compass'],
  ['Development', 'Credit ledger', 'code'],
  ['Marketing', 'Bids by margin', 'megaphone'],
  ['UI/UX design', 'Agent desktop', 'pen'],
  ['Mobile apps', 'Trip approval', 'smartphone'],
  ['Training', 'NDC refunds', 'graduation-cap'],
]

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
export function RouteBook() {
  return (
    <Picture label="Illustration: a route book with six stamped stops on one dashed line, consultancy, development, marketing, design, apps and training, and an empty place for your project">
      <div css={f.lowStack}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="route" />
            <span css={k.grow}>Route book</span> <span css={k.quiet}>Six stops, stamped</span>
          </div>
          <ol css={s.route}>
            {stops.map(([name, work, icon], index) => (
              <li key={name}>
                <Stamp icon={icon} index={index} /> <b>{name}</b> <small>{work}</small>
              </li>
            ))}
          </ol>
        </div>
        <div css={s.next}>
          <i />
          <span>
            <small>Next stop</small> <b>Your project</b> <small>Room for one more stamp</small>
          </span>
        </div>
      </div>
    </Picture>
  )
}
