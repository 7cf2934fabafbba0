import { css } from '@emotion/react'
import { day, wrap } from '../../theme/base.styles'
import { control } from '../kit/moment.styles'

export const desert = css`
  ${day};
`

/** As wide as the farther dune and as high as its curve, so that the way follows the crest at every width, a little below it. */
export const crest = css`
  --dot: min(5.4vw, clamp(22px, 2.9vw, 46px));
  --curve: clamp(2.5rem, 8vw, 8rem);
  position: absolute;
  /* What lies on it touches its edge. */
  margin-block-end: 1px;
  inset-block-end: calc(var(--dune) + var(--rise) - var(--curve));
  inset-inline: -40% -8%;
  inline-size: 148%;
  block-size: var(--curve);
  overflow: visible;
  fill: none;
  stroke: var(--ink);
  stroke-width: var(--dot);
  stroke-linecap: round;
  path {
    vector-effect: non-scaling-stroke;
  }
  [data-part='road'] {
    stroke-width: 5;
    stroke-dasharray: 10 10;
    stroke-linecap: butt;
  }
  [data-part='prints'] {
    stroke-width: 8;
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
  }
`

/** Those that travel stand on the crest, dark before the sun. */
export const riders = css`
  ${crest};
  margin-block-end: calc(var(--dot) / 2 + 5px);
  @media not (forced-colors: active) {
    stroke: var(--sky);
  }
`

/** The one behind, in coral, is as large as they are: above the same crest, and outlined before the rings. */
export const straggler = css`
  ${riders};
  --size: calc(var(--dot) + 6px);
  margin-block-end: calc(var(--size) / 2 + 5px);
  stroke-width: var(--size);
  [data-part='lost'] {
    stroke: var(--coral);
    stroke-width: calc(var(--size) - 6px);
    @media (forced-colors: active) {
      stroke: Highlight;
    }
  }
`

/** On the dune, below the dot that its button moves, whose colour the button wears. */
export const panel = css`
  ${wrap};
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.9rem 1.25rem;
  padding-block-end: calc(var(--dune) + 1rem);
  @media (min-width: 48rem) {
    padding-block-end: calc(var(--dune) + 2rem);
  }
  &:not([data-left='0']) button::before {
    content: '';
    inline-size: 0.8rem;
    block-size: 0.8rem;
    border-radius: 50%;
    background: var(--coral);
  }
  output {
    font-size: var(--t4);
    letter-spacing: -0.026em;
    line-height: 1.3;
    text-wrap: balance;
    /* With another sentence the dune must not move. */
    @media (max-width: 47.99rem) {
      min-block-size: 2lh;
    }
  }
`

export const press = control
