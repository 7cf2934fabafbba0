import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

export const status = css`
  display: none;
  /* On phones it may stand below the bar. */
  @media ${from.least} and ${below.tablet} {
    display: block;
    margin-inline-start: auto;
  }
  /* Equally wide in every row, so that the bars are too. */
  @container ${from.largePhone} {
    display: block;
    min-inline-size: 5.6rem;
  }
`

/** On phones that have room for all of a line, the columns of all lines are as wide, so that the bars are too. */
export const agencies = css`
  @media ${from.phone} and ${below.tablet} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    column-gap: var(--space-4);
    > * {
      grid-column: 1 / -1;
    }
  }
`

export const agency = css`
  @media ${from.least} and ${below.phone} {
    flex-wrap: wrap;
  }
  @media ${from.phone} and ${below.tablet} {
    display: grid;
    grid-template-columns: subgrid;
  }
`

export const name = css`
  @media ${from.least} and ${below.tablet} {
    min-inline-size: 4rem;
  }
`

/** Two cards side by side have no room for a fourth agency. */
export const spare = css`
  @media ${from.tablet} and ${below.laptop} {
    display: none;
  }
`

/** Equally wide in every row, so that the limit marks of the bars line up. */
export const share = css`
  min-inline-size: 2.4rem;
`

export const cabin = css`
  block-size: 10rem;
  padding-block: var(--space-3);
  fill: var(--teal-w);
  stroke: var(--teal);
`

export const taken = css`
  fill: var(--line);
  stroke: none;
`

export const front = css`
  fill: var(--coral-w);
  stroke: var(--coral);
`

export const legroom = css`
  fill: var(--card);
  stroke: var(--ink2);
`

export const chosen = css`
  fill: var(--coral);
  stroke: none;
`

export const calendar = css`
  grid-template-columns: repeat(7, 1fr);
  > * {
    display: grid;
    place-items: center;
    block-size: 1.75rem;
    border-radius: var(--radius-xs);
  }
`
