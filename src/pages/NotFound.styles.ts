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
  --rise: 10rem;
  --y: clamp(2.5rem, 1.5rem + 3vw, 4.5rem);
  > section:first-of-type {
    --dune: calc(var(--ridge) * 0.42 + 1.5rem);
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
  /* Its second line ends before the bright rings. */
  && h1 {
    max-inline-size: 6.5em;
    font-size: var(--t1);
    line-height: 0.98;
  }
  && h1 + p {
    margin-block-start: clamp(1rem, 2.2vw, 2rem);
  }
  > section:first-of-type > :nth-of-type(2) {
    margin-block-start: clamp(6rem, 100svh - 46rem, 20rem);
    --sunk: -1;
    block-size: calc(var(--rise) - 7.25rem);
  }
  @media (min-width: 48rem) {
    --rise: 9rem;
    > section:first-of-type > :nth-of-type(2) {
      margin-block-start: clamp(6rem, 100svh - 47.25rem, 20rem);
      block-size: calc(var(--rise) - 4.75rem);
    }
  }
  @media (min-width: 62rem) {
    > section:first-of-type > :nth-of-type(2) {
      --sunk: -0.45;
    }
  }
`

/** The ways out are five that travel together, the lost one at their heels; on phones they climb one road. */
export const onward = css`
  position: relative;
  display: grid;
  gap: clamp(1.25rem, 0.5rem + 2vw, 2.25rem);
  @media (min-width: 75rem) {
    h2::before {
      ${waypoint};
      position: absolute;
      inset-block-start: 1.2rem;
      inset-inline-start: calc(-2.5rem - 0.4rem);
    }
  }
  li {
    position: relative;
  }
  a {
    display: grid;
    grid-template-columns: 5rem 1fr auto;
    align-items: center;
    gap: 1.25rem;
    padding-block: 0.5rem;
    font-size: 1.375rem;
    line-height: 1.2;
    letter-spacing: -0.026em;
    text-decoration: none;
  }
  a > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: var(--coral-t);
    transition: transform var(--m2) var(--ease);
  }
  a:hover > svg {
    transform: translateX(4px);
  }
  a:hover span {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  [dir='rtl'] & a > svg {
    scale: -1 1;
  }
  @media (max-width: 47.99rem) {
    li + li::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset-block: -50% 50%;
      inset-inline-start: 2.5rem;
      border-inline-start: 2px dashed var(--field);
    }
  }
  @media (min-width: 48rem) {
    ul {
      display: grid;
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
    /* As high as a disc with the room above it: the road that all of them stand on. */
    li::before {
      content: '';
      position: absolute;
      inset-inline: 0;
      aspect-ratio: 1;
      border-block-end: 2px dashed var(--field);
    }
    li:first-of-type::before {
      background: radial-gradient(circle at 0.75rem calc(100% - 0.75rem), var(--coral) 0.7rem, transparent 0.75rem);
    }
    a {
      position: relative;
      grid-template-columns: 1fr auto auto 1fr;
      gap: 1rem 0.4rem;
      padding: 0;
      font-size: clamp(1rem, 0.4rem + 1.2vw, 1.5rem);
    }
    a > span {
      grid-column: 2;
    }
    a > div {
      grid-column: 1 / -1;
      margin-block-start: 1.25rem;
      margin-inline: 0.625rem;
    }
  }
`
