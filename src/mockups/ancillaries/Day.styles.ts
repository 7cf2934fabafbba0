import { css } from '@emotion/react'
import { layer, waypoint } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'

/**
 * The hours down a road or, on wider screens, in columns below the road over the sun; at the foot, a note on all hours.
 */
export const day = css`
  li p {
    order: 1;
  }
  b {
    font-weight: 340;
    letter-spacing: -0.05em;
  }
  > p {
    margin-block-start: var(--space-5);
    border: 1.5px solid var(--teal);
    border-block-start: 0;
    border-radius: 0 0 var(--radius-l) var(--radius-l);
  }
  @media ${below.wide} {
    /* The drawing is so small here that its lines and stops have to be thicker. */
    > svg {
      stroke-width: 4;
      overflow: visible;
      margin-block-end: 0.6rem;
    }
    /* The lines down from the stops, which do not stand above their hours here. */
    path[stroke] {
      display: none;
    }
    circle {
      r: 12px;
      stroke-width: 6;
    }
    li::before {
      ${waypoint};
      background: var(--coral);
    }
    li:not([data-state])::before {
      border-color: var(--teal);
      background: var(--band);
    }
  }
  @media ${below.tablet} {
    li {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0.1rem var(--space-2);
      padding-inline-start: var(--space-7);
    }
    div {
      display: contents;
    }
    b {
      min-inline-size: 2.4em;
    }
    li::before {
      position: absolute;
      z-index: 1;
      inset-block-start: 0.5rem;
      inset-inline-start: 0;
    }
    li:not(:last-child)::after {
      ${layer};
      inset-block: 1.25rem -1.05rem;
      inset-inline-start: 0.375rem;
      border-inline-start: 1.5px dashed var(--field);
    }
  }
  @media ${from.tablet} {
    text-align: center;
    ol {
      grid-template-columns: repeat(3, 1fr);
    }
    div {
      display: grid;
      justify-items: center;
      gap: var(--space-2);
      padding: var(--space-2) var(--space-3) 0;
    }
    h3 {
      white-space: nowrap;
    }
    li p {
      min-block-size: 3lh;
    }
    > p {
      margin-inline: calc(100% / 12);
      font-size: var(--lede);
    }
  }
  /* In two rows every hour has its own stop, as those of the drawing would not stand above theirs. */
  @media ${from.tablet} and ${below.wide} {
    circle {
      display: none;
    }
    li::before {
      display: block;
      margin: 0 auto var(--space-3);
    }
  }
  @media ${from.wide} {
    ol {
      grid-template-columns: repeat(6, 1fr);
    }
  }
`
