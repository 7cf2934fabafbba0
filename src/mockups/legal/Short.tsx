import { useEffect, useRef } from 'react'
import { Moment, useTried } from '../kit/moment'
import * as s from './Short.styles'
import type { ShortWords } from './words'

/**
 * The switch between all of a text and a line for each of its sections. The page's styles follow its state (`:checked`), so
 * it works without scripts.
 */
export function Short({ words, count }: { words: ShortWords; count: number }) {
  const [short, setShort] = useTried('short', false)
  const box = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was switched before this code came
  useEffect(() => {
    if (box.current && box.current.checked !== short) setShort(box.current.checked)
  }, [])
  return (
    <div css={s.panel}>
      <Moment name="short" label={words.label}>
        <label css={s.line}>
          <input
            css={s.box}
            ref={box}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
            role="switch"
            name="short"
            defaultChecked={short}
            onChange={event => setShort(event.target.checked)}
          />{' '}
          {words.only}
        </label>{' '}
        <output css={s.shown}>{short ? words.lines.replace('{count}', String(count)) : words.all}</output>
      </Moment>
    </div>
  )
}
