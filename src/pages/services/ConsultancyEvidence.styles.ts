import { css } from '@emotion/react'

/** Everything that is counted stands on one horizon, each above its figure. */
export const evidence = css`
  display: grid;
  svg {
    inline-size: 100%;
    fill: none;
    stroke: var(--d3);
    stroke-width: 6;
  }
  path + path {
    stroke: var(--d2);
  }
  path + path + path {
    stroke: var(--d1);
  }
  circle {
    stroke: var(--coral);
  }
  [data-part='dots'] {
    stroke: var(--teal);
    stroke-width: 16;
    stroke-linecap: round;
    stroke-dasharray: 0 21;
  }
  [pathLength] {
    stroke-width: 30;
    transform: rotate(180deg);
    transform-origin: 50% 100%;
  }
  [data-part='share'] {
    stroke: var(--ink);
  }
  strong {
    font-weight: 380;
    line-height: 1;
    letter-spacing: -0.055em;
  }
  span {
    line-height: 1.2;
  }
  small {
    color: var(--ink2);
    font-size: 0.875rem;
    line-height: max(var(--least-line), 1.35);
    text-wrap: balance;
  }
  /* The years stand across the page, the other two below them, each beside its figure on a separate horizon. */
  @media (max-width: 47.99rem) {
    gap: 0.9rem 1.25rem;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    li {
      display: grid;
      grid-template: minmax(3.4rem, auto) auto 1fr / auto minmax(0, 1fr);
      gap: 0.2rem 0.75rem;
      align-items: end;
    }
    li::before {
      content: '';
      grid-area: 1 / 1 / auto / -1;
      border-block-end: 2px solid;
    }
    li:first-of-type {
      grid-column: 1 / -1;
      strong {
        font-size: 5rem;
      }
      svg {
        inline-size: min(100%, 11.5rem);
      }
    }
    strong {
      grid-area: 1 / 1;
      padding-block-end: 0.2rem;
      font-size: 2.75rem;
    }
    svg {
      grid-area: 1 / 2;
      justify-self: end;
      margin-block-end: 2px;
    }
    li > :nth-child(n + 3) {
      grid-column: 1 / -1;
      align-self: start;
    }
  }
  @media (min-width: 48rem) {
    --apart: clamp(1.5rem, 5vw, 5rem);
    grid: repeat(4, auto) / repeat(2, calc((100% + var(--apart)) / 3)) minmax(0, 1fr);
    li {
      display: grid;
      grid-template: subgrid / minmax(0, 1fr);
      grid-row: span 4;
      overflow-wrap: anywhere;
    }
    li:not(:last-of-type) > * {
      padding-inline-end: var(--apart);
    }
    svg {
      align-self: end;
    }
    strong {
      margin-block-end: 0.5rem;
      padding-block-start: 1.75rem;
      border-block-start: 1px solid;
      /* The upper half of the line lies over the foot of the drawing, so that no seam shows between them. */
      box-shadow: 0 -1px;
      font-size: clamp(3.5rem, 9vw, 8.5rem);
      font-weight: 340;
    }
    span {
      font-size: clamp(1.125rem, 0.8rem + 0.9vw, 1.5rem);
      letter-spacing: -0.02em;
    }
    small {
      margin-block-start: 0.25rem;
      font-size: clamp(1rem, 0.65rem + 0.45vw, 1.125rem);
    }
  }
`
