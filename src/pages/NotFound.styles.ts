import { css } from '@emotion/react'
import { HOPS } from '../mockups/not-found/model'
import { waypoint } from '../theme/base.styles'

/**
 * Low dunes, a large title, and half a sun between them, all of it on the first screen. With every hop of the lost one
 * the sun comes up, until it stands on the crest.
 */
export const desert = css`
  --ridge: clamp(2rem, 6vw, 6rem);
  --y: clamp(3rem, 2rem + 4vw, 6rem);
  > section:first-of-type {
    --dune: calc(var(--ridge) * 0.42 + 8.25rem);
    padding-block-end: 0;
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
  h1 + p {
    text-wrap: balance;
  }
  > section:first-of-type > :nth-of-type(2) {
    margin-block-start: clamp(7rem, 100svh - 40.5rem, 22rem);
    block-size: calc(var(--dune) + clamp(1.25rem, 3.6vw, 3.5rem) - 5rem);
  }
  @media (min-width: 48rem) {
    > section:first-of-type {
      --dune: calc(var(--ridge) * 0.42 + 6rem);
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
  ul {
    border-block-end: 1px solid var(--line);
  }
  li {
    border-block-start: 1px solid var(--line);
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 4rem;
    font-size: var(--t4);
    letter-spacing: -0.026em;
    text-decoration: none;
  }
  svg {
    color: var(--coral-t);
    transition: transform var(--m2) var(--ease);
  }
  a:hover svg {
    transform: translateX(-4px);
  }
  a:hover span {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  [dir='rtl'] & svg {
    scale: -1 1;
  }
`
