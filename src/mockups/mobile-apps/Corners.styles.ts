import { css } from '@emotion/react'
import { colourOf } from '../../theme/tokens'

/** What is left of a phone where its other edges are cut off: frame, words, and a sun in the colours of those who use it. */
export const corner = css`
  && {
    grid-area: 1/1 / span 3;
    display: grid;
    align-content: start;
    gap: 0.1rem;
    block-size: calc(var(--tile) * 0.9);
    padding-block-start: 0.75rem;
    padding-inline: 0.75rem 0.2rem;
    border: 0.35rem solid ${colourOf(['var(--ink)', 'color-mix(in oklab, var(--field) 45%, var(--line))'])};
    border-block-end: 0;
    border-inline-end: 0;
    border-start-start-radius: 1.5rem;
    background: radial-gradient(
      circle at 100% 100%,
      var(--d0) calc(var(--tile) * 0.12),
      var(--b, var(--d1)) 0 calc(var(--tile) * 0.2),
      var(--c, var(--d2)) 0 calc(var(--tile) * 0.28),
      var(--card) 0
    );
    white-space: nowrap;
    line-height: 1.25;
    @media (max-width: 47.99rem) {
      grid-area: 1/1 / span 2;
      padding-block-start: 0.4rem;
      padding-inline-start: 0.5rem;
    }
  }
  small {
    color: var(--ink2);
    font-size: 0.72rem;
  }
  b {
    font-size: clamp(1.05rem, 0.9rem + 0.5vw, 1.4rem);
    font-weight: 430;
    letter-spacing: -0.05em;
  }
`
