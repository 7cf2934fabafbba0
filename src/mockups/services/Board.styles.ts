import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** The pictures on the board of services: each fills its field, and no two are built alike. */
export const board = css`
  /* Only pictures beside their words have a sun, not those below them. */
  li:not(:has([data-tile='dial'])) > [data-tone]::before {
    content: none;
  }
  /* The brand's whole sun, sized by its field, so that none of its rings is cut off beside the words. */
  li:has(> div > [data-tile='dial']) > [data-tone]::before {
    inset-block-start: 30%;
    inline-size: 24cqi;
    block-size: 24cqi;
    margin-inline-start: -12cqi;
    margin-block-start: -8cqi;
    background: var(--d1);
    box-shadow:
      0 0 0 6cqi var(--d2),
      0 0 0 13cqi var(--d3),
      0 0 0 21cqi var(--d4),
      0 0 0 30cqi var(--d5);
  }
  /* The chart spans the whole field, without a window around it. */
  li:has([data-tile='chart']) > [data-tone] {
    padding: 0;
    > div {
      inline-size: 100%;
      background: none;
      box-shadow: none;
    }
  }
  [data-tile='chart'] {
    > * {
      padding-inline: var(--pad);
      border: 0;
    }
    [data-part='area'] {
      fill: color-mix(in oklab, var(--teal) 55%, var(--teal-w));
    }
    /* Room for the label of the ceiling. */
    > [data-part='chart'] {
      padding-block: var(--space-5) calc(var(--pad) - 1rem);
    }
    svg + svg {
      inset-block-start: 1rem;
      inset-inline-start: var(--pad);
      inline-size: calc(100% - 2 * var(--pad));
    }
    text {
      translate: 0 -0.45rem;
    }
    /* The name of the bars stands between these and the area, with room above and below it. */
    svg {
      block-size: 9.5rem;
    }
    g + g > text {
      translate: none;
    }
  }
  /* The wireframes stand on the ground itself, without a window. */
  li:has([data-tile='flow']) > [data-tone] > div {
    inline-size: 100%;
    padding-block-end: 0;
    background: none;
    box-shadow: none;
    > [data-tile='absent'] {
      display: none;
    }
  }
  [data-tile='flow'][data-tile] {
    padding: 0;
    [data-part='hops'] {
      stroke: var(--d0);
    }
  }
  @media ${below.tablet} {
    /* The wireframes are low. */
    li:has([data-tile='flow']) > [data-tone] {
      min-block-size: 0;
    }
    /* Above the window, where there is room for a small one only. */
    li:has(> div > [data-tile='dial']) > [data-tone]::before {
      inset-block-start: 14cqi;
      scale: 0.43;
    }
  }
  @media ${from.tablet} {
    li:has([data-tile='flow'], [data-tile='module']) > [data-tone]::before {
      content: '';
      inset-block-start: 33%;
      scale: var(--rings, 0.5);
    }
  }
  @media ${from.laptop} {
    [data-tone] > div {
      inline-size: 100%;
      font-size: var(--text-4);
    }
    /* The barcode that is read at the gate. */
    [data-tile='pass']::after {
      content: '';
      grid-column: 1 / -1;
      block-size: 3rem;
      margin-block: 0.4rem var(--space-1);
      background: repeating-linear-gradient(
        90deg in srgb,
        var(--ink) 0 2px,
        transparent 0 5px,
        var(--ink) 0 9px,
        transparent 0 11px,
        var(--ink) 0 12px,
        transparent 0 16px
      );
    }
    [data-tile='offer'] {
      padding-block: var(--space-5);
      grid-template-columns: min(4rem, 4.4vw) minmax(0, 1fr) auto;
      [data-tile='sum'] {
        font-size: var(--text-4);
      }
      b {
        font-size: var(--text-8);
        letter-spacing: -0.03em;
      }
    }
    [data-tile='chart'] {
      > [data-part='chart'] {
        margin-block-start: -1.75rem;
      }
      svg {
        block-size: clamp(15rem, 34vw - 10rem, 21rem);
      }
      [data-part='bookings'] {
        stroke-width: 26;
      }
      text {
        translate: 0 0.3rem;
      }
      small {
        font-size: var(--text-3);
      }
    }
  }
  @media ${from.wide} {
    li:has(> div > [data-tile='dial']) > [data-tone] > div {
      inline-size: 58%;
      scale: 1.5;
      transform-origin: 50% 100%;
    }
    [data-tile='dial'] {
      > [data-part='scores'] {
        padding-block: var(--space-5) var(--space-4);
      }
      svg {
        inline-size: min(4.6rem, 6.2vw - 1rem);
      }
    }
    li {
      --rings: 0.85;
    }
    li:has([data-tile='module']) {
      --rings: 0.75;
    }
    li:has([data-tile='phone']) > [data-tone] > div {
      inline-size: 15rem;
      scale: 1.2;
      transform-origin: 50% 100%;
    }
  }
`
