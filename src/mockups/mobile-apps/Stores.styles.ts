import { css } from '@emotion/react'
import { sun } from '../../theme/sun.styles'
import { gulf } from '../../theme/tokens'

/**
 * The ground of an app's icon: a sun in the colours of its users. Each ring starts a pixel after the one inside: a hard edge
 * would be jagged.
 */
export const icon = css`
  background: radial-gradient(
    circle at 50% 115%,
    var(--d0) 30%,
    var(--b, var(--d1)) calc(30% + 1px) 62%,
    var(--c, var(--d2)) calc(62% + 1px)
  );
`

/** Five phones on one horizon, the last two in front of the sun. */
export const stores = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: var(--g);
  margin-block: clamp(0.5rem, 3vw, 4rem) clamp(1rem, 4vw, 2rem);
  svg {
    grid-column-end: span 2;
    inline-size: calc(50% - var(--g) / 2);
    fill: none;
    stroke: var(--ink);
    stroke-width: 4;
  }
  svg:first-of-type {
    /* An offset of half a dash puts a dash around each corner. */
    stroke-dasharray: 8;
    stroke-dashoffset: 4;
  }
  path:last-of-type {
    stroke: var(--coral);
    stroke-dasharray: none;
  }
  span {
    padding-block-start: 2vw;
    border: 4px solid var(--ink);
    border-block-end: 0;
    border-radius: 2vw 2vw 0 0;
    ${icon};
    color: var(--on-coral);
    font-size: clamp(1rem, 1.7vw, 1.75rem);
    text-align: center;
  }
  span + span {
    --b: ${gulf[1]};
    --c: ${gulf[2]};
    color: var(--ink);
  }
  &::before {
    ${sun};
    content: '';
    --u: 2vw;
    inset-block-start: 100%;
    inset-inline-start: 88.5%;
    clip-path: inset(-99rem -99rem 50%);
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 100%;
    inset-inline: -50vw;
    border-block-start: 3px solid var(--coral);
  }
  /* There is no room for the stores' names. */
  @media (max-width: 59.99rem) {
    --g: 1rem;
    span {
      border-width: 2px;
      font-size: 0;
    }
  }
`
