import type { SerializedStyles } from '@emotion/react'
import { range } from './moment.styles'

type Props = {
  /** For a label that stands elsewhere; a slider within its label needs none. */
  id?: string
  least: number
  most: number
  step?: number
  value: number
  /** The value as it is read out, with its unit. */
  said?: string
  move: (value: number) => void
  /** A style beside its own. */
  look?: SerializedStyles
}

/** Renders a slider, for drags, taps and arrow keys; until the page is hydrated, only its space. */
export function Slider({ id, least, most, step, value, said, move, look }: Props) {
  return (
    <input
      css={[range, look]}
      id={id}
      type="range"
      min={least}
      max={most}
      step={step}
      value={value}
      aria-valuetext={said}
      onChange={event => move(event.target.valueAsNumber)}
    />
  )
}
