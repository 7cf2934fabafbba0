import type { Statistic } from '../content/types'
import { lengthOf, numberIn } from '../number'
import { FigureLink } from '../theme/FigureLink'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import * as s from './Scale.styles'

/** The highest figure that can be drawn beside others. */
const MOST = 1000

const LOOKS = [s.scaleGrown, undefined, s.scaleCounted]

/**
 * Headline figures drawn to one scale, on which 100 is the value before: the first has grown by its figure, the second is
 * marked by how much has gone, and the third is counted out. Further ones are not drawn.
 */
export function Scale({ items }: { items: readonly Statistic[] }) {
  const [grown = 0, shrunk = 0, counted = 0] = items.map(({ value }) => {
    const number = numberIn(value)
    return number <= MOST ? number : 0
  })
  const width = 100 + grown
  const parts = [[width, 100], [100, shrunk], [counted]]
  return (
    <ul css={[l.grid, t.drawn1, t.line4, s.scale]}>
      {items.map(({ id, value, label, description }, place) => (
        <li key={label} css={LOOKS[place]} {...lengthOf(value)}>
          <strong>{value}</strong>{' '}
          <svg viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" aria-hidden="true">
            {parts[place]?.map((part, layer, { length }) => (
              <path data-part={layer === length - 1 ? 'front' : undefined} d={`M0 .5H${part}`} key={part} />
            ))}
          </svg>
          <span>{label}</span>{' '}
          <small css={t.drawn2}>
            <FigureLink id={id}>{description}</FigureLink>
          </small>
        </li>
      ))}
    </ul>
  )
}
