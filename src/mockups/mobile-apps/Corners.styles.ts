import { css } from '@emotion/react'
import { colourOf } from '../../theme/tokens'

/** A phone that stands on the rule below it, with a sun in the colours of those who use it, farther on its way from row to row. */
export const corner = css`
  && {
    grid-area: 1/1 / span 3;
    display: grid;
    align-content: start;
    gap: 0.1rem;
    margin-block-end: calc(var(--pad) * -1);
    padding-block: clamp(0.5rem, 1vw, 0.9rem) calc(var(--tile) * 0.45);
    padding-inline: clamp(0.5rem, 1vw, 0.9rem) clamp(0.4rem, 0.8vw, 0.7rem);
    border: 0.3rem solid ${colourOf(['var(--ink)', 'color-mix(in oklab, var(--field) 45%, var(--line))'])};
    border-block-end: 0;
    border-radius: 1.5rem 1.5rem 0 0;
    background: radial-gradient(
      circle at var(--at, 18%) 100%,
      var(--d0) calc(var(--tile) * 0.16),
      var(--b, var(--d1)) 0 calc(var(--tile) * 0.28),
      var(--c, var(--d2)) 0 calc(var(--tile) * 0.4),
      var(--card) 0
    );
    white-space: nowrap;
    line-height: 1.25;
  }
  small,
  i {
    color: var(--ink2);
    font-size: 0.75rem;
    font-style: normal;
  }
  b {
    font-size: clamp(1.05rem, 0.9rem + 0.5vw, 1.4rem);
    font-weight: 430;
    letter-spacing: -0.05em;
  }
  i {
    display: flex;
    align-items: center;
    gap: 0.3rem;
    margin-block-start: 0.25rem;
    color: var(--teal-t);
    svg {
      inline-size: 0.9rem;
      block-size: 0.9rem;
    }
    @media (max-width: 47.99rem) {
      display: none;
    }
  }
`
