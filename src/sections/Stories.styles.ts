import { css } from '@emotion/react'
import { waypoint } from '../theme/base.styles'
import { below, from } from '../theme/scale'

export const stories = css`
  display: grid;
  gap: var(--g);
  grid-template-columns: minmax(0, 1fr);
  @media ${from.largePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* Subgrid rows: before, after, the quotation and its source are each at one height in all three stories. */
  @media ${from.laptop} {
    > li,
    figure,
    dl {
      grid-row: span 6;
      grid-template-rows: subgrid;
    }
    figure,
    dl {
      row-gap: 0;
    }
  }
`

/** The last of an odd number. */
export const alone = css`
  @media ${from.largePhone} and ${below.laptop} {
    grid-column: 1/-1;
  }
`

export const story = css`
  block-size: 100%;
  dl {
    margin-block: min(0.5rem, 1.2vw) min(0.4rem, 1vw);
  }
  blockquote p {
    margin-block-end: 0.6rem;
  }
  /* The source is a stop on the route. */
  figcaption {
    position: relative;
    line-height: var(--line-4);
    color: var(--ink2);
  }
  figcaption::before {
    ${waypoint};
    position: absolute;
    inset-block-start: 1.35rem;
    inset-inline-start: 0;
    background: none;
  }
  b {
    display: block;
    color: var(--ink);
    font-size: var(--text-5);
    font-weight: 480;
    letter-spacing: -0.018em;
  }
  figcaption > div {
    margin-block-start: 0.6rem;
  }
`
