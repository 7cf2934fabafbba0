import { css } from '@emotion/react'
import { day, wrap } from '../../theme/base.styles'
import { control } from '../kit/moment.styles'

export const desert = css`
  ${day};
`

/** As wide as the front dune and as high as its curve, so that the dots stand on the crest at every width. */
export const crest = css`
  --dot: clamp(9px, 1.25vw, 18px);
  position: absolute;
  inset-block-end: calc(var(--dune) - var(--ridge) + var(--dot) * 0.45);
  inset-inline: -12%;
  inline-size: 124%;
  block-size: var(--ridge);
  overflow: visible;
  fill: none;
  stroke: var(--ink);
  stroke-width: var(--dot);
  stroke-linecap: round;
  path {
    vector-effect: non-scaling-stroke;
  }
  path + path {
    stroke: var(--coral);
  }
  [dir='rtl'] & {
    scale: -1 1;
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-joined] {
      transform: translate(6px);
      transition: transform 1.2s var(--ease);
    }
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    path + path {
      stroke: Highlight;
    }
  }
`

export const panel = css`
  ${wrap};
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  padding-block-start: calc(var(--ridge) + 1.5rem);
  min-block-size: calc(var(--ridge) + 5rem);
`

export const press = control
