import { css } from '@emotion/react'
import { stories } from '../../sections/Stories.styles'
import { waypoint } from '../../theme/base.styles'
import { dawnRings } from '../../theme/sun.styles'

/** Two that bring people, large, and below them the four that make it pay. */
export const work = css`
  ${dawnRings};
  display: grid;
  gap: clamp(1.5rem, 3vw, 3rem) var(--g);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > li {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
    row-gap: 0.5rem;
    padding-block-start: 1rem;
    border-block-start: 2px solid var(--teal);
  }
  > li > svg {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    color: var(--teal-t);
    stroke-width: 1.5;
  }
  p {
    color: var(--ink2);
    line-height: 1.5;
  }
  ul {
    margin-block-start: 0.25rem;
    font-size: 0.97rem;
  }
  li li {
    padding-block: min(0.35rem, 1vw);
    border-block-start: 1px solid var(--line);
  }
  > :nth-of-type(-n + 2) {
    position: relative;
    overflow: clip;
    padding: clamp(1.1rem, 0.6rem + 2.2vw, 2.75rem);
    border: 1px solid var(--line);
    border-radius: var(--r3);
    background: var(--card);
    > svg {
      inline-size: 2.5rem;
      block-size: 2.5rem;
      color: var(--ink);
    }
  }
  /* What belongs to it in a line or two. */
  @media (max-width: 47.99rem) {
    ul {
      color: var(--ink2);
    }
    li li {
      display: inline;
      border: 0;
      line-height: 1.5;
    }
    li li:not(:last-of-type)::after {
      content: ' · ' / ' ';
    }
  }
  @media (min-width: 48rem) {
    > :nth-of-type(-n + 2) {
      h3 {
        font-size: clamp(1.6rem, 1rem + 2vw, 2.6rem);
        letter-spacing: -0.04em;
      }
      p {
        max-inline-size: 26em;
        color: var(--ink);
        font-size: 1.125rem;
      }
    }
  }
  @media (min-width: 64rem) {
    > :nth-of-type(n + 3) {
      font-size: 1.0625rem;
    }
    grid-template-columns: repeat(4, minmax(0, 1fr));
    > :nth-of-type(-n + 2) {
      grid-column: span 2;
      padding-inline-end: 53%;
    }
  }
`

/** Where there is room no cards: below a rule the way from what was before, small, to what is after, and who says it. */
export const told = css`
  ${stories};
  @media (min-width: 64rem) {
    column-gap: clamp(2rem, 4vw, 4rem);
    && figure {
      padding: 1.25rem 0 0;
      border-width: 2px 0 0;
      border-color: var(--ink);
      border-radius: 0;
      background: none;
    }
    dl,
    blockquote {
      padding-inline-start: 1.75rem;
    }
    dt,
    dd {
      position: relative;
    }
    dt::before {
      ${waypoint};
      position: absolute;
      inset-block-start: 0.2rem;
      inset-inline-start: -1.75rem;
      border-color: var(--field);
    }
    dd:first-of-type::before {
      content: '';
      position: absolute;
      inset-block: 0 -1rem;
      inset-inline-start: -1.36rem;
      border-inline-start: 1.5px dashed var(--field);
    }
    && dt:last-of-type {
      margin-block-start: 1.25rem;
      &::before {
        border-color: var(--teal);
        background: var(--teal);
      }
    }
    dd:last-of-type {
      font-size: clamp(1.3rem, 0.6rem + 1.1vw, 1.65rem);
      line-height: 1.22;
    }
  }
`
