import { Fragment } from 'react'
import { drawings, type SketchName } from './drawings'
import * as s from './Sketch.styles'

const anchors = { m: 'middle', e: 'end' } as const

const anchorOf = (type: string) => (type[1] === 'm' || type[1] === 'e' ? anchors[type[1]] : undefined)

/** A piece of work as it looks on a screen or on paper, with a few of its words and figures. */
export function Sketch({ name, words }: { name: SketchName; words: readonly string[] }) {
  const { parts, places } = drawings[name]
  return (
    <div css={s.sheet}>
      <svg viewBox="0 0 240 144" aria-hidden="true">
        {parts.map(([part, d]) => (
          <path key={d} data-part={part} d={d} />
        ))}
        {places.map(([type, x, y], index) => (
          <Fragment key={index}>
            <text data-type={type[0]} textAnchor={anchorOf(type)} x={x} y={y}>
              {words[index]}
            </text>{' '}
          </Fragment>
        ))}
      </svg>
    </div>
  )
}
