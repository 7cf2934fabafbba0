import { css } from '@emotion/react'
import { night } from '../../theme/base.styles'

/** One sheet of night, on phones from edge to edge: the tree above, and below it three columns, there to be pulled. */
export const network = css`
  ${night};
  --item: min(100vw - 6rem, 21rem);
  --rows: 3;
  display: grid;
  gap: clamp(1rem, 2.2vw, 2rem);
  margin-inline: calc(var(--gut) * -1);
  padding: 1.25rem var(--gut);
  overflow: clip;
  background: var(--d5);
  h3 {
    font-size: clamp(1.15rem, 1.45vw, 1.5rem);
    line-height: 1.15;
    letter-spacing: -0.03em;
  }
  p {
    font-size: clamp(1rem, 1.18vw, 1.25rem);
    line-height: 1.4;
  }
  > :first-child > h3 {
    font-size: clamp(1.6rem, 3vw, 3rem);
  }
  > * > p {
    margin-block: 0.5rem 1rem;
    font-size: var(--tl);
  }
  ul {
    display: grid;
    gap: 1.1rem var(--g);
  }
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    grid-template-rows: auto 1fr;
    gap: 0.3rem 1rem;
  }
  svg {
    fill: none;
    stroke: var(--ink);
    stroke-width: 3;
    stroke-linecap: round;
  }
  li svg {
    grid-row: span 2;
    inline-size: clamp(3rem, 6.2vw, 7rem);
  }
  @media (min-width: 48rem) {
    margin: 0;
    padding: 2rem;
    border-radius: var(--r3);
    ul {
      grid-template-columns: 1fr 1fr;
    }
    li:last-child {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 64rem) {
    > :first-child {
      display: grid;
      grid-template: 1fr auto auto 1fr / repeat(3, 1fr);
      column-gap: var(--g);
      > * {
        grid-area: 2 / 3;
      }
      p {
        grid-row: 3;
        margin-block-end: 0;
      }
    }
    ul {
      grid-template-columns: repeat(3, 1fr);
    }
    li:last-child {
      grid-column: auto;
    }
  }
  /* Low viewports: the dots of the scroll guide land where they say. */
  @media (min-width: 75rem) and (max-height: 50rem) {
    gap: 0.8rem;
    padding: 1rem 1.25rem;
    > :first-child > h3 {
      font-size: 1.8rem;
    }
    ul {
      row-gap: 0.75rem;
    }
    li p {
      font-size: 0.875rem;
      line-height: 1.3;
    }
  }
`

/** From the start of the sheet, at whose edge its sun stands. */
export const tree = css`
  inline-size: calc(100% + 2rem);
  margin-inline-start: -2rem;
  @media (max-width: 47.99rem) {
    inline-size: 100vw;
    margin-inline: calc(var(--gut) * -1);
    /* All users of the largest agency, in what its name leaves of a line. */
    g > :last-child {
      transform: translateX(-24px) scale(0.37);
      transform-box: fill-box;
      transform-origin: 0;
      stroke-width: 14;
    }
  }
  && {
    grid-area: 1 / 1 / -1 / 3;
  }
  text {
    fill: var(--ink);
    stroke: none;
    font-size: 17px;
  }
  @media (min-width: 75rem) {
    zoom: 1.2;
  }
  @media (min-width: 75rem) and (max-height: 50rem) {
    zoom: 0.8;
  }
`
