import { css } from '@emotion/react'
import { HOPS } from '../mockups/not-found/model'
import { waypoint } from '../theme/base.styles'
import { colourOf } from '../theme/tokens'

/**
 * Low dunes, a large title, and half a sun between them, all of it on the first screen. With every hop of the lost one
 * the sun comes up, until it stands on the crest.
 */
export const desert = css`
  --ridge: clamp(2rem, 6vw, 6rem);
  --rise: clamp(4rem, 6.75vw, 7rem);
  --y: clamp(3rem, 2rem + 4vw, 6rem);
  > section:first-of-type {
    --dune: calc(var(--ridge) * 0.42 + 8.25rem);
    padding-block-end: 0;
  }
  /* The farther dune. */
  > section:first-of-type::before {
    block-size: calc(var(--dune) + var(--rise));
    border-block-start: ${colourOf(['0', '1px'])} solid var(--d1);
  }
  ${Array.from(
    { length: HOPS },
    (_, left) => `
  > section:has([data-left='${left}']) {
    --markup: ${HOPS - left};
  }`,
  ).join('')}
  h1 {
    font-size: var(--t1);
    line-height: 0.98;
  }
  > section:first-of-type > :nth-of-type(2) {
    margin-block-start: clamp(6rem, 100svh - 46rem, 20rem);
    --sunk: -1;
    block-size: calc(var(--dune) + var(--rise) - 4.25rem);
  }
  @media (min-width: 48rem) {
    > section:first-of-type {
      --dune: calc(var(--ridge) * 0.42 + 7.25rem);
    }
    > section:first-of-type > :nth-of-type(2) {
      margin-block-start: clamp(6rem, 100svh - 47.25rem, 20rem);
    }
  }
  @media (min-width: 62rem) {
    > section:first-of-type > :nth-of-type(2) {
      --sunk: -0.45;
    }
  }
`

/** Title at the start, the ways out as a board of links beside it. */
export const onward = css`
  position: relative;
  display: grid;
  gap: 2rem clamp(2rem, 6vw, 6rem);
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
  @media (min-width: 75rem) {
    h2::before {
      ${waypoint};
      position: absolute;
      inset-block-start: 1.2rem;
      inset-inline-start: calc(-2.5rem - 0.4rem);
    }
  }
  li {
    border-block-start: 1px solid var(--line);
  }
  li:last-of-type {
    border-block-end: 1px solid var(--line);
  }
  a {
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    min-block-size: 4.25rem;
    font-size: clamp(1.25rem, 1rem + 1vw, 1.75rem);
    line-height: 1.2;
    letter-spacing: -0.026em;
    text-decoration: none;
  }
  /* In a ring, as at a stop of the road. */
  svg {
    flex: none;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    padding: 0.65rem;
    border: 2px solid var(--coral);
    border-radius: 50%;
    background: var(--card);
    color: var(--coral-t);
    transition: transform var(--m2) var(--ease);
  }
  a:hover svg {
    transform: translateX(4px);
  }
  a:hover span {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  [dir='rtl'] & svg {
    scale: -1 1;
  }
`
