import { useEffect, useRef } from 'react'
import * as l from '../../theme/layout.styles'
import { card, roundL } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import { Moment, useTried } from '../kit/moment'
import { toggle } from '../kit/moment.styles'
import * as s from './Short.styles'
import type { ShortWords } from './words'

/**
 * The switch between the whole text and one line per section. The page's styles follow its `:checked` state, so it works
 * without scripts.
 */
export function Short({ words, sizes }: { words: ShortWords; sizes: readonly number[] }) {
  const [short, setShort] = useTried('short', false)
  const box = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, to adopt what was switched before hydration
  useEffect(() => {
    if (box.current && box.current.checked !== short) setShort(box.current.checked)
  }, [])
  const said = short ? words.lines.replace('{count}', String(sizes.length)) : words.all
  return (
    <div css={[l.relative, card, roundL, s.panel]}>
      <Moment name="short" label={words.label} look="line" cue={words.cue} said={said}>
        <label css={[l.inline, l.gap5, t.title6, s.line]}>
          <input
            css={[toggle, s.box]}
            ref={box}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state by itself
            role="switch"
            name="short"
            defaultChecked={short}
            onChange={event => setShort(event.target.checked)}
          />{' '}
          {words.only}
        </label>{' '}
        <output css={[t.muted, t.line4, t.even]}>{said}</output>
        <Columns sizes={sizes} />
      </Moment>
    </div>
  )
}

/** The sections as columns: the line of each, and as many lines below it as its text is long. `sizes` are in characters. */
function Columns({ sizes }: { sizes: readonly number[] }) {
  const most = Math.max(...sizes)
  return (
    <svg css={[l.full, s.map]} viewBox={`0 0 ${sizes.length * 30 - 8} 60`} aria-hidden="true">
      <path
        data-part="text"
        d={sizes
          .flatMap((size, place) =>
            Array.from({ length: Math.ceil((size / most) * 7) }, (_, row) => `M${place * 30} ${16 + row * 7}h22`),
          )
          .join('')}
      />
      <path d={sizes.map((_, place) => `M${place * 30} 4h22`).join('')} />
    </svg>
  )
}
