import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** The background of a large drawing, which reaches the edges of its card. */
const piece = css`
  grid-row: 1;
  display: grid;
  align-content: center;
  margin: var(--out) var(--out) 0.6rem;
  padding: min(1rem, 3vw);
  background: var(--sand);
  line-height: var(--line-4);
  p {
    font-size: var(--text-2);
  }
  @media ${from.tablet} {
    min-block-size: 16.75rem;
    padding: var(--space-6);
    margin-block-end: 1.25rem;
    p {
      font-size: var(--text-4);
    }
  }
`

export const flow = css`
  ${piece};
  grid-template-columns: 1.25fr auto 1fr;
  > div {
    border: 1.5px solid var(--field);
    border-radius: var(--radius-s);
    background: var(--card);
    overflow: clip;
  }
  /* The narrowest phones have no room for the two beside each other. */
  @media ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    justify-content: space-between;
    gap: 0 var(--space-3);
    padding: min(0.3em, 0.8vw) 0.8em;
    border-block-end: 1px solid var(--line);
  }
  @media ${from.wide} {
    p {
      font-size: var(--text-7);
    }
  }
  @media ${below.tablet} {
    small {
      font-size: var(--text-1);
    }
  }
  b {
    font-size: var(--title-6);
    @media ${from.tablet} {
      font-size: var(--title-3);
    }
    letter-spacing: -0.05em;
  }
  /* The line from one total to the other. */
  > i {
    align-self: end;
    margin-block-end: 1.5em;
    padding-inline: var(--space-3);
    border-block-end: 2px dashed var(--teal);
  }
`

/** The sum at the foot of each of the two screens. */
export const sum = css`
  && {
    display: grid;
    border: 0;
    background: var(--coral-w);
  }
`

export const payment = css`
  grid-template-rows: auto 1fr;
`

export const desk = css`
  ${piece};
  p {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    padding: min(0.6em, 1.1vw) min(0.8em, 1.3vw);
    margin-block-end: -1px;
    border: 1px solid var(--line);
    background: var(--card);
  }
  span {
    justify-self: end;
    white-space: nowrap;
    /* Figures end at the right in either direction, so that units stand below units. */
    [dir='rtl'] & {
      justify-self: start;
    }
  }
  /* The last column, whose cells then begin it, is only as wide as they are. */
  @media ${from.tablet} {
    [dir='rtl'] & p {
      grid: auto / repeat(5, minmax(0, 1fr)) 3em;
    }
  }
  /* Columns as wide as their words and figures; on the narrowest phones in two rows. */
  @media ${below.tablet} {
    padding-inline: var(--space-3);
    p {
      gap: var(--space-1);
      padding: 0.6em 0.5em;
      font-size: var(--text-1);
      letter-spacing: -0.02em;
    }
  }
  @media ${from.phone} and ${below.tablet} {
    grid-template-columns: repeat(6, auto);
    p {
      grid: auto / subgrid;
      grid-column: 1 / -1;
    }
  }
  @media ${below.phone} {
    p {
      grid: auto / repeat(3, 1fr);
    }
  }
`

export const flight = css`
  && {
    justify-self: start;
  }
`

/** The first cell of the second row of the narrowest phones. */
export const sell = css`
  @media ${below.phone} {
    && {
      justify-self: start;
    }
  }
`

/** The flight that is close to its time limit. */
export const near = css`
  && {
    z-index: 1;
    background: var(--teal-w);
    box-shadow: 0 0 0 1.5px var(--teal);
  }
`
