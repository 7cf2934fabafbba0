import { css } from '@emotion/react'
import { layer } from '../theme/base.styles'
import { below, from } from '../theme/scale'

/**
 * The steps below the bars of the parallel tracks, which are the coloured part: on phones along the road, on wide screens in
 * four columns, under numbers as large as headings.
 */
export const tracked = css`
  gap: var(--space-7);
  li {
    position: relative;
    padding-inline-start: 3.75rem;
  }
  @media ${below.tablet} {
    margin-block-start: var(--space-7);
    li:not(:last-child)::after {
      ${layer};
      inset-block: 2.6rem -2rem;
      inset-inline-start: 1.25rem;
      border-inline-start: 1.5px dashed var(--field);
    }
  }
  /* In the order of rows, like the bars above, so the route between two steps would mislead. */
  @media ${from.tablet} and ${below.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-8);
  }
  /* Four lanes, which begin at the two rows of bars above. */
  @media ${from.laptop} {
    grid-template-columns: repeat(4, 1fr);
    gap: 0;
    li {
      padding-block: var(--space-7) 0;
      padding-inline: var(--space-5);
    }
    li::before {
      ${layer};
      z-index: -1;
      inset-block: calc(-7.4 * clamp(0.875rem, 0.05rem + 1.4vw, 1.5rem) - 1.6rem) 0;
      border-inline-start: 1.5px dashed var(--field);
    }
    span {
      position: static;
      justify-content: start;
      block-size: auto;
      margin-block-end: var(--space-4);
      border: 0;
      background: none;
      font-size: var(--title-1);
      font-weight: 350;
      line-height: var(--line-1);
      letter-spacing: -0.05em;
    }
    h3 {
      font-size: var(--title-5);
    }
    p {
      font-size: var(--lede);
    }
  }
`

/** Each below its drawing, which stands on a horizon; where there are fewer than four per row, its number is beside the drawing. */
export const stores = css`
  gap: var(--space-6) max(1.25rem, var(--g));
  margin-block-start: clamp(0.5rem, 3vw, 4rem);
  li > span {
    letter-spacing: -0.05em;
  }
  @media ${below.laptop} {
    li {
      align-self: start;
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      overflow-wrap: anywhere;
    }
    div {
      grid-area: 1 / 2;
    }
    li > span {
      align-self: end;
      padding-block-end: var(--space-3);
      color: var(--coral-t);
    }
    h3,
    p {
      grid-column: 1 / -1;
    }
    h3 {
      margin-block: var(--space-4) var(--space-1);
    }
  }
  @media ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${from.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    li > span {
      display: block;
      margin-block: var(--space-7) 1.25rem;
    }
    h3 {
      margin-block-end: var(--space-3);
    }
  }
`
