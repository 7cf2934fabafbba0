import { css } from '@emotion/react'
import { days } from '../kit/kit.styles'

export const status = css`
  display: none;
  min-inline-size: 5.6rem;
  text-align: end;
  @container (width > 30rem) {
    display: block;
  }
  /* Only the wide card has room for a fourth agency. */
  @media (max-width: 63.99rem) {
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
  font-size: 0.75rem;
  > * {
    display: grid;
    place-items: center;
    block-size: 1.75rem;
    border-radius: 0.35rem;
    font-style: normal;
  }
`

/** Shrinks the pictures to one legible detail each on phones, where the cards have tiles of 6.5rem. */
export const tiles = css`
  @media (max-width: 47.99rem) {
    [data-tile='absent'] {
      display: none;
    }
    [data-tile='row'] {
      justify-content: center;
      padding: 0.5rem 0.25rem;
    }
    [data-tile='cabin'] {
      block-size: 4rem;
      padding: 0.4rem 0;
    }
    [data-tile='nights'] {
      grid-template-columns: repeat(3, 1fr);
      padding: 0.4rem;
    }
    [data-tile='nights'] > :nth-of-type(n + 7) {
      display: none;
    }
  }
`
