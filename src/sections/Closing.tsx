import type { Closing as ClosingContent } from '../content/types'
import { night } from '../theme/base.styles'
import { sun } from '../theme/sun.styles'
import * as t from '../theme/type.styles'
import { Actions } from './Actions'
import { Below } from './Below'
import * as s from './Closing.styles'
import * as shapes from './ClosingShapes.styles'

const nights = {
  sunset: [night, s.sunset],
  east: [night, s.east],
  moon: [night, s.moon],
}

const days = {
  heat: s.heat,
  morning: s.morning,
  noon: s.dawn,
  afternoon: s.afternoon,
  evening: s.dawn,
}

/** The hour of the day at which a page ends: it selects the closing's sky and sun. */
type Hour = keyof typeof nights | keyof typeof days

const isDay = (hour: Hour): hour is keyof typeof days => hour in days

/** The hour of the day at which a page ends, or a closing without a sky: a ticket, the end of a route, a band. */
export type Ending = Hour | 'ticket' | 'route' | 'band'

/** The call to action that ends every page. */
export function Closing({ ending, ...words }: ClosingContent & { ending: Ending }) {
  if (ending === 'ticket')
    return (
      <section css={[s.closing, shapes.ground]}>
        <div css={[s.words, shapes.pass]}>
          <Words {...words} />
          <div css={shapes.stub} aria-hidden="true" />
        </div>
      </section>
    )
  if (ending === 'route')
    return (
      <section css={[s.closing, shapes.ground, t.centred]}>
        <div css={[s.words, shapes.end]}>
          <div css={shapes.hop} aria-hidden="true" />
          <Words {...words} />
        </div>
      </section>
    )
  if (ending === 'band')
    return (
      <section css={[s.closing, shapes.ground, shapes.band]}>
        <div css={[s.words, shapes.line]}>
          <Words {...words} />
        </div>
      </section>
    )
  const day = isDay(ending)
  return (
    <section css={[s.closing, day ? days[ending] : nights[ending]]}>
      <div css={[sun, s.closingSun, ending === 'morning' && s.selectedSun]} aria-hidden="true" />
      <div css={[s.words, s.skyWords, !day && s.nightWords]}>
        <Words {...words} onNight={!day} />
      </div>
    </section>
  )
}

function Words({ title, lede, actions, onNight = false }: ClosingContent & { onNight?: boolean }) {
  return (
    <Below>
      <h2>{title}</h2>
      <p>{lede}</p>
      <Actions ids={actions} onNight={onNight} />
    </Below>
  )
}
