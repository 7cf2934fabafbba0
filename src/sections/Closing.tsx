import type { Closing as ClosingContent } from '../content/types'
import { Actions } from './Actions'
import { Below } from './Below'
import * as s from './Closing.styles'

const nights = {
  sunset: s.sunset,
  west: s.west,
  east: s.east,
  ember: s.ember,
  moon: s.moon,
  moonrise: s.moonrise,
  water: s.water,
}

const days = {
  daybreak: s.daybreak,
  heat: s.heat,
  sunrise: s.sunrise,
  morning: s.morning,
  noon: s.noon,
  afternoon: s.afternoon,
  evening: s.evening,
}

/** The hour of the day at which a page ends: it selects the closing's sky and sun. */
export type Hour = keyof typeof nights | keyof typeof days

const isDay = (hour: Hour): hour is keyof typeof days => hour in days

/** The call to action that ends every page, with the sun where it stands at that page's hour. */
export function Closing({ title, lede, actions, hour }: ClosingContent & { hour: Hour }) {
  const day = isDay(hour)
  return (
    <section css={day ? days[hour] : nights[hour]}>
      <div css={s.closingSun} aria-hidden="true" />
      <div css={day ? s.words : s.nightWords}>
        <Below>
          <h2>{title}</h2>
          <p>{lede}</p>
          <Actions ids={actions} onNight={!day} />
        </Below>
      </div>
    </section>
  )
}
