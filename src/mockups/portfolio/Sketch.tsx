import { Fragment } from 'react'
import { stretched } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import { DrawnText } from '../kit/drawn'
import { pane } from '../kit/kit.styles'
import { drawings, type SketchName } from './drawings'
import * as s from './Sketch.styles'
import type { Drawing } from './shapes'

/** A piece of work as it looks on a screen or on paper, with a few of its words and figures. */
export function Sketch({ name, words }: { name: SketchName; words: readonly string[] }) {
  const { parts, places, view = '0 0 240 144', sheet }: Drawing = drawings[name]
  return (
    <div css={[l.full, sheet && [pane, s.sheet]]}>
      <svg css={[stretched, s.drawing]} viewBox={view} aria-hidden="true">
        {parts.map(([part, d]) => (
          <path key={d} data-part={part} d={d} />
        ))}
        {places.map(([type, x, y], index) => (
          <Fragment key={index}>
            <DrawnText data-type={type === 'n' ? undefined : type} x={x} y={y}>
              {words[index]}
            </DrawnText>{' '}
          </Fragment>
        ))}
      </svg>
    </div>
  )
}
