import { css } from '@emotion/react'
import { colourOf } from '../../theme/tokens'

/** A phone that stands on the rule below it, with a sun in the colours of those who use it, farther on its way from row to row. */
export const corner = css`
  && {
    --sun: calc(var(--tile) * 0.46);
    @media (max-width: 47.99rem) {
      --sun: calc(var(--tile) * 0.72);
    }
    grid-area: 1/1 / span 3;
    display: grid;
    grid-template-rows: auto auto auto 1fr;
    gap: 0.1rem;
    margin-block-end: calc(var(--pad) * -1);
    padding-block-start: clamp(0.5rem, 1vw, 0.9rem);
    padding-inline: clamp(0.5rem, 1vw, 0.9rem) clamp(0.4rem, 0.8vw, 0.7rem);
    border: 0.3rem solid ${colourOf(['var(--ink)', 'color-mix(in oklab, var(--field) 45%, var(--line))'])};
    border-block-end: 0;
    border-radius: 1.5rem 1.5rem 0 0;
    /* Each colour runs into the next over a pixel: where it ends at once, the rim has steps. */
    background: radial-gradient(
      circle at 50% 100%,
      var(--d0) calc(var(--sun) * 0.4),
      var(--b, var(--d1)) calc(var(--sun) * 0.4 + 1px) calc(var(--sun) * 0.7),
      var(--c, var(--d2)) calc(var(--sun) * 0.7 + 1px) var(--sun),
      var(--card) calc(var(--sun) + 1px)
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
  /* What the app shows, in front of the sun. */
  > svg {
    grid-row: 4;
    align-self: end;
    margin-block-end: -1px;
    /* As wide as the words, and no reason to be wider. */
    inline-size: 0;
    min-inline-size: 100%;
    fill: var(--card);
    stroke: var(--ink);
    stroke-width: 2;
  }
`
