import { css } from '@emotion/react'
import { gulf as rings } from '../theme/tokens'

/** The sentence stands below its heading, clear of the sun; the road of the figures is the sun's horizon where there is room. */
export const mission = css`
  && > :first-of-type {
    grid-template-columns: minmax(0, 47rem);
  }
  @media (min-width: 75rem) {
    > :last-of-type {
      position: relative;
    }
  }
`

/**
 * The sun over the sea, flat teal rings: it rises at the end of the figures' road, around the one there. On small screens it is cut by the
 * upper corner of the band, where only the two darkest of its rings reach the words.
 */
export const gulf = css`
  --r: clamp(2.25rem, 5vw, 3.5rem);
  position: absolute;
  z-index: -1;
  inset-block-start: calc(var(--r) * -1);
  inset-inline-end: calc(var(--r) * -1);
  inline-size: calc(var(--r) * 2);
  block-size: calc(var(--r) * 2);
  border-radius: 50%;
  background: ${rings[0]};
  box-shadow:
    0 0 0 calc(var(--r) * 0.5) ${rings[1]},
    0 0 0 calc(var(--r) * 1.07) ${rings[2]},
    0 0 0 calc(var(--r) * 1.71) ${rings[3]},
    0 0 0 calc(var(--r) * 2.43) ${rings[4]};
  /* Its centre is the middle of that sun: 3rem wide, at the end of the road, with its middle on the line of the stops. */
  @media (min-width: 75rem) {
    --r: clamp(4rem, 12vw - 4.6rem, 7rem);
    inset-block-start: 1.9375rem;
    inset-inline: calc(100% - 1.5rem) auto;
    margin: calc(var(--r) * -1);
    clip-path: inset(-100vw -100vw 50%);
  }
  @media (forced-colors: active) {
    display: none;
  }
`
