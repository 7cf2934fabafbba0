import { hidden } from '../../theme/base.styles'
import type { CalendarWords } from './words'

/** Renders the weekday of a night, which counts from 0: a letter to see and the whole word to hear, where there are letters. */
export function Weekday({ words: { weekdays, letters }, night }: { words: CalendarWords; night: number }) {
  const whole = weekdays[night % weekdays.length]
  if (!letters) return <>{whole}</>
  return (
    <>
      <span aria-hidden="true">{letters[night % letters.length]}</span> <span css={hidden}>{whole}</span>
    </>
  )
}
