import { css } from '@emotion/react'
import { gulf as rings } from '../theme/tokens'

/**
 * The sea beside the mission: flat teal rings, cut by the edge of the band; on small screens, by its upper corner, where
 * only the two darkest reach the words.
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
  @media (min-width: 75rem) {
    --r: 7rem;
    inset-block: calc(50% - 21rem) auto;
    inset-inline-end: -9rem;
  }
  /* The sentence stands below its heading, clear of the rings. */
  && ~ div {
    grid-template-columns: minmax(0, 47rem);
  }
  && ~ * small {
    color: var(--ink);
  }
  @media (forced-colors: active) {
    display: none;
  }
`
