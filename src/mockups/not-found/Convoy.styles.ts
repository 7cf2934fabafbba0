import { css } from '@emotion/react'
import { stretched } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'

/** The group reaches up over the crest, so that what its button moves is a part of it; only its panel can be pressed. */
export const desert = css`
  > div {
    margin-block-start: -9rem;
    padding-block-start: 9rem;
    pointer-events: none;
  }
  > div > p {
    margin-inline-start: max(var(--gut), (100% - var(--max)) / 2);
  }
`

/** Has the width and height of the farther dune's curve, so that the road runs a little below its crest at every width. */
export const crest = css`
  ${stretched};
  --dot: min(5.4vw, clamp(22px, 2.9vw, 46px));
  --curve: clamp(2.5rem, 8vw, 8rem);
  position: absolute;
  /* The road and the footprints on the crest touch its edge. */
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
  [data-part='road'] {
    stroke-width: 5;
    stroke-dasharray: 10 10;
    stroke-linecap: butt;
  }
  [data-part='prints'] {
    stroke-width: 8;
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-joined] {
      transform: translate(6px);
      transition: transform 1.2s var(--ease);
    }
  }
  forced-color-adjust: none;
`

/** The dots of the convoy, which stand on the crest, dark against the sun. */
export const riders = css`
  margin-block-end: calc(var(--dot) / 2 + 5px);
  @media not (forced-colors: active) {
    stroke: var(--sky);
  }
  [data-part='lamps'] {
    stroke: var(--coral);
    stroke-width: calc(var(--dot) * 0.4);
  }
`

/** The lost dot: coral, larger than the others, on the same crest, with an outline broad enough for the sun's coral ring. */
export const straggler = css`
  --size: calc(var(--dot) + 6px);
  margin-block-end: calc(var(--size) / 2 + 5px);
  stroke-width: var(--size);
  [data-part='lost'] {
    stroke: var(--coral);
    stroke-width: calc(var(--size) * 0.6);
    @media (forced-colors: active) {
      stroke: Highlight;
    }
  }
`

/**
 * Stands on the dune. Its button moves the lost dot and carries a disc in the dot's colour. The button itself stays where it
 * is, under the pointer that presses it.
 */
export const panel = css`
  position: relative;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: var(--space-5);
  padding-block-end: calc(var(--dune) + 1rem);
  pointer-events: auto;
  @media ${from.tablet} {
    padding-block-end: calc(var(--dune) + 1.5rem);
  }
  button::before {
    content: '';
    inline-size: 0.8rem;
    block-size: 0.8rem;
    border-radius: 50%;
    background: var(--coral);
  }
`

export const said = css`
  letter-spacing: -0.026em;
  /* A sentence of another length must not move the dune. */
  @media not all and ${from.tablet} and ${below.laptop} {
    min-block-size: 2lh;
  }
  @media ${below.laptop} {
    grid-column: 1 / -1;
  }
  @media ${from.laptop} {
    align-content: center;
  }
`
