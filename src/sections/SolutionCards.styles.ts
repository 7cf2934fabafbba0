import { css } from '@emotion/react'
import { layer } from '../theme/base.styles'
import { below, from } from '../theme/scale'

export const bento = css`
  gap: var(--g);
  p {
    max-inline-size: 27em;
  }
  h3 a {
    text-decoration: none;
  }
  h3 a::after {
    ${layer};
    inset: 0;
    border-radius: var(--radius-l);
  }
  h3 a:focus-visible {
    outline: 0;
  }
  @media ${from.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`

export const solution = css`
  position: relative;
  display: flex;
  flex-direction: column;
  &:focus-within {
    outline: 3px solid var(--teal-t);
    outline-offset: 3px;
  }
  &:hover > [aria-hidden] > * {
    transform: translateY(-0.4rem);
  }
  @media ${from.tablet} {
    grid-column: span 3;
  }
  @media ${from.laptop} {
    grid-column: span 2;
  }
`

export const solutionLast = css`
  @media ${from.tablet} and ${below.laptop} {
    grid-column: span 6;
  }
`

/** The first two, which share a row on wide screens. */
export const solutionHigh = css`
  @media ${from.laptop} {
    > [aria-hidden] {
      block-size: 20rem;
    }
  }
`

export const solutionFirst = css`
  @media ${from.laptop} {
    grid-column: span 4;
    > [aria-hidden] > * {
      inline-size: min(100%, 46rem);
    }
  }
`

export const words = css`
  order: 2;
  flex: 1;
  grid-template-rows: auto 1fr;
  padding: clamp(1rem, 3vw, 2rem);
`
