import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'
import { days } from '../kit/kit.styles'

export const status = css`
  display: none;
  min-inline-size: 5.6rem;
  text-align: end;
  /* On phones it may stand below the bar. */
  @media ${from.least} and ${below.tablet} {
    display: block;
    min-inline-size: 0;
    margin-inline-start: auto;
    div:has(> &) {
      flex-wrap: wrap;
      > :nth-child(2) {
        min-inline-size: 4rem;
      }
    }
  }
  @container ${from.large} {
    display: block;
  }
  /* Two cards side by side have no room for a fourth agency. */
  @media ${from.tablet} and ${below.laptop} {
    div:nth-of-type(5):has(> &) {
      display: none;
    }
  }
`

/** Equally wide in every row, so that the limit marks of the bars line up. */
export const share = css`
  min-inline-size: 2.4rem;
  text-align: end;
`

export const cabin = css`
  inline-size: 100%;
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
  ${days};
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: var(--space-1);
  padding: var(--space-5);
  font-size: var(--text-1);
  > * {
    display: grid;
    place-items: center;
    block-size: 1.75rem;
    border-radius: var(--radius-xs);
    font-style: normal;
  }
`
