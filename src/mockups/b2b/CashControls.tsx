import { useState } from 'react'
import { latinDigits } from '../../number'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { counted } from '../kit/counted'
import { fill } from '../kit/fill'
import { control, field } from '../kit/moment.styles'
import { Segmented } from '../kit/Segmented'
import { Slider } from '../kit/Slider'
import * as s from './CashControls.styles'
import { CYCLES, NAME, PERIODS, RANGES, type Tried } from './cash'
import type { CashWords } from './words'

type Props = { words: CashWords; tried: Tried; set: (tried: Tried) => void }

/** By how much the arrows of each typed figure change it. */
const STEPS = { agencies: 1, sale: 50, limit: 500 } as const

/** Steps of the sliders. */
const MOVES = { pay: 1, lag: 1, prepaid: 5 } as const

/** Renders the fields and sliders of the figures. */
export function CashControls({ words, tried, set }: Props) {
  const { fields, periods } = words
  const days = (n: number) => counted(words.days, n)
  const textOf = { pay: days, lag: days, prepaid: (n: number) => fill(words.percent, { n }) }
  const typed = (key: keyof typeof STEPS) => (
    <Typed
      label={fields[key]}
      value={tried[key]}
      within={RANGES[key]}
      step={STEPS[key]}
      set={value => set({ ...tried, [key]: value })}
    />
  )
  const moved = (key: keyof typeof MOVES) => (
    <label css={[l.grid, s.slider]}>
      <span>{`${fields[key]} `}</span>
      <b key={tried[key]}>{textOf[key](tried[key])}</b>
      <Slider
        look={l.across}
        least={RANGES[key][0]}
        most={RANGES[key][1]}
        step={MOVES[key]}
        value={tried[key]}
        said={textOf[key](tried[key])}
        move={value => set({ ...tried, [key]: value })}
      />
    </label>
  )
  const named = <Key extends number>(keys: readonly Key[], nameOf: (key: Key) => string) =>
    keys.map(key => ({ id: `${key}` as const, name: nameOf(key) }))
  return (
    <div css={[l.column, t.text3, s.controls]}>
      {typed('agencies')}
      {typed('sale')}
      {typed('limit')}
      <Segmented
        name={`${NAME}-cycle`}
        look={s.segments}
        legend={fields.cycle}
        options={named(CYCLES, days)}
        chosen={`${tried.cycle}`}
        choose={cycle => set({ ...tried, cycle: Number(cycle) as Tried['cycle'] })}
      />
      {moved('pay')}
      <Segmented
        name={`${NAME}-period`}
        look={s.segments}
        legend={fields.period}
        options={named(PERIODS, period => periods[period])}
        chosen={`${tried.period}`}
        choose={period => set({ ...tried, period: Number(period) as Tried['period'] })}
      />
      {moved('lag')}
      {moved('prepaid')}
    </div>
  )
}

type TypedProps = {
  label: string
  value: number
  within: readonly [least: number, most: number]
  step: number
  set: (value: number) => void
}

/** By how many steps an arrow key changes a figure. */
const ARROWS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * Renders a field for a whole number. What is typed counts as the nearest number of the range, which stands in the field once
 * it is left; while nothing is typed, the last one holds. It is a text field, because number fields drop Arabic digits.
 */
function Typed({ label, value, within: [least, most], step, set }: TypedProps) {
  const [draft, setDraft] = useState<string>()
  const choose = (number: number) => set(Math.min(most, Math.max(least, Math.round(number))))
  const change = (typed: string) => {
    const text = latinDigits(typed)
    setDraft(text)
    const number = Number(text)
    if (text !== '' && Number.isFinite(number)) choose(number)
  }
  return (
    <label css={[l.ends, l.gap5]}>
      <span>{`${label} `}</span>
      <input
        css={[control, l.rigid, t.text5, t.atEnd, field, s.typed]}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? value}
        onChange={({ target }) => change(target.value)}
        onKeyDown={event => {
          const steps = ARROWS[event.key]
          if (!steps) return
          event.preventDefault()
          setDraft(undefined)
          choose(value + steps * step)
        }}
        onBlur={() => setDraft(undefined)}
      />
    </label>
  )
}
