import { css } from '@emotion/react'
import { gulf as rings } from '../theme/tokens'

/** The sea beside the mission: flat teal rings, cut by the edge of the band; on small screens, by its corner. */
export const gulf = css`
  --r: clamp(3.5rem, 7vw, 5rem);
  position: absolute;
  z-index: -1;
  inset-block-end: calc(var(--r) * -1);
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
    inset-block: calc(50% - 14rem) auto;
    inset-inline-end: -9rem;
  }
  @media (forced-colors: active) {
    display: none;
  }
`
