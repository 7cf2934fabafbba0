import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** Everything that is counted stands on one horizon, each above its figure. */
export const evidence = css`
  svg {
    inline-size: 100%;
    fill: none;
    stroke-width: 6;
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
    letter-spacing: -0.055em;
  }
  /* The years stand across the page, the other two below them, each beside its figure on a separate horizon. */
  @media ${below.tablet} {
    --figure: var(--title-1);
    gap: var(--space-5);
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    @media ${from.phone} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    li {
      grid-template: minmax(3.4rem, auto) auto 1fr / auto minmax(0, 1fr);
      gap: var(--space-1) var(--space-4);
      align-items: end;
      @media ${from.phone} {
        grid-row: span 3;
        grid-template-rows: subgrid;
      }
    }
    li::before {
      content: '';
      grid-area: 1 / 1 / auto / -1;
      border-block-end: 2px solid;
    }
    strong {
      grid-area: 1 / 1;
      padding-block-end: var(--space-1);
    }
    svg {
      grid-area: 1 / 2;
      justify-self: end;
      margin-block-end: 2px;
    }
    span,
    small {
      grid-column: 1 / -1;
      align-self: start;
    }
    [data-wide] {
      --figure: var(--title-3);
    }
    [data-long] {
      --figure: var(--title-2);
      grid-column: 1 / -1;
    }
  }
  @media ${from.tablet} {
    --figure: var(--display-1);
    --figure-wide: var(--title-1);
    --figure-long: var(--title-3);
    @media ${below.laptop} {
      --figure-wide: var(--title-2);
      --figure-long: var(--title-4);
    }
    --apart: clamp(1.5rem, 5vw, 5rem);
    grid: repeat(4, auto) / repeat(2, calc((100% + var(--apart)) / 3)) minmax(0, 1fr);
    li {
      grid-template: subgrid / minmax(0, 1fr);
      grid-row: span 4;
      overflow-wrap: anywhere;
    }
    svg {
      align-self: end;
    }
    /* Below the room for a drawing, also where there is none. */
    strong {
      grid-row: 2;
      margin-block-end: var(--space-3);
      padding-block-start: var(--space-6);
      border-block-start: 1px solid;
      /* The upper half of the line lies over the foot of the drawing, so that no seam shows between them. */
      box-shadow: 0 -1px;
      font-weight: 340;
      /* A figure is one word. */
      overflow-wrap: normal;
    }
    span {
      grid-row: 3;
      font-size: var(--title-6);
      letter-spacing: -0.02em;
    }
    small {
      grid-row: 4;
      margin-block-start: var(--space-1);
      font-size: var(--text-5);
    }
  }
`

export const years = css`
  @media ${below.tablet} {
    grid-column: 1 / -1;
    &:not([data-wide]) {
      --figure: var(--display-1);
    }
    svg {
      inline-size: min(100%, 11.5rem);
    }
  }
`

/** Not the last of its row. */
export const apart = css`
  @media ${from.tablet} {
    > * {
      padding-inline-end: var(--apart);
    }
    /* A drawing is mirrored together with its own room. */
    [dir='rtl'] & > svg {
      padding-inline: var(--apart) 0;
    }
  }
`

/** In a row below the first. */
export const further = css`
  @media ${from.tablet} {
    margin-block-start: var(--space-8);
  }
`
