import { useEffect, useRef, useState } from 'react'
import { grouped } from '../../number'
import { own } from '../../own'
import { outline, wrap } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { Moment } from '../kit/moment'
import { control } from '../kit/moment.styles'
import * as s from './PageGrid.styles'
import type { BoardWords } from './words'

export type PageGridWords = {
  label: string
  cue: string
  lay: string
  lift: string
  off: string
  /** With the `{count}` of columns, the number of `{controls}`, and the `{least}` of their sides in CSS pixels. */
  on: string
  /** Selectors, and the names of their type sizes, with `{size}` in pixels. */
  type: readonly { of: string; name: string }[]
}

/** How many columns the page has on every screen; on wide ones it has twelve. */
const NARROW = 4

type Measured = Readonly<Record<'count' | 'controls' | 'least', number>> & { sizes: readonly number[] }

/** A button that overlays the page with its own grid columns and design tokens. */
export function PageGrid({ words, colours }: { words: PageGridWords; colours: BoardWords['colours'] }) {
  const { label, cue, lay, lift, off, on, type } = words
  const [shown, show] = useState(false)
  const [measured, measure] = useState<Measured>()
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!shown) return
    const look = () => grid.current && measure(measuredOf(grid.current, type))
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [shown, type])
  const sentence = shown && measured ? filled(on, measured) : off
  return (
    <Moment name="grid" label={label} look="line" cue={cue} said={sentence}>
      <div css={[l.cluster, s.row]}>
        <button css={[outline, control, s.toggle]} type="button" aria-pressed={shown} onClick={() => show(!shown)}>
          {shown ? lift : lay}
        </button>{' '}
        <output css={t.muted}>{sentence}</output>
      </div>
      <div css={s.overlay} aria-hidden="true" data-state={shown ? 'shown' : undefined}>
        <div css={[wrap, l.columns4, s.columns]} ref={grid}>
          {Array.from({ length: 12 }, (_, column) => (
            <i css={[column >= NARROW && s.wide]} key={column} />
          ))}
        </div>
        <div css={[l.wrapping, t.text1, s.tokens]}>
          {colours.map(({ name, token }) => (
            <span key={name}>
              <i data-token={token} />
              {`${name} `}
            </span>
          ))}
          {measured &&
            type.map(({ of, name }, index) => (
              <span key={of}>{`${name.replace('{size}', String(measured.sizes[index]))} `}</span>
            ))}
        </div>
      </div>
    </Moment>
  )
}

const filled = (sentence: string, { count, controls, least }: Measured) =>
  Object.entries({ count, controls, least }).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, grouped(value)),
    sentence,
  )

/** The buttons and fields of a page; most of its links stand in sentences, and those may be smaller (WCAG 2.5.8). */
const CONTROLS = 'button, input, select, summary'

/** Measures the grid, the type sizes and the controls of the page as the browser laid them out. */
function measuredOf(grid: HTMLElement, type: PageGridWords['type']): Measured {
  const style = getComputedStyle(grid)
  const columns = style.gridTemplateColumns.split(' ')
  const sides = [...(own('main')?.querySelectorAll(CONTROLS) ?? [])].flatMap(control => {
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
    return width > 0 ? Math.min(width, height) : []
  })
  const size = (of: string) => {
    const element = own('main')?.querySelector(of)
    return element ? Math.round(Number.parseFloat(getComputedStyle(element).fontSize)) : 0
  }
  return {
    count: columns.length,
    controls: sides.length,
    least: Math.floor(Math.min(...sides)),
    sizes: type.map(({ of }) => size(of)),
  }
}
