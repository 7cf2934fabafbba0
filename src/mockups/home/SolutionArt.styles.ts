import { css } from '@emotion/react'
import { days } from '../kit/kit.styles'

export const status = css`
  display: none;
  min-inline-size: 5.6rem;
  text-align: end;
  /* On phones it may stand below the bar. */
  @media (20rem <= width < 48rem) {
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
  @container (width > 30rem) {
    display: block;
  }
  /* Two cards side by side have no room for a fourth agency. */
  @media (48rem <= width < 64rem) {
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
  padding-block: 0.6rem;
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
  gap: 0.3rem;
  padding: 1rem;
  font-size: max(var(--least-drawn), 0.75rem);
  > * {
    display: grid;
    place-items: center;
    block-size: 1.75rem;
    border-radius: 0.35rem;
    font-style: normal;
  }
`
