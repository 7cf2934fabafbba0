import { css } from '@emotion/react'
import { hidden } from '../theme/base.styles'

/** What is paid for in ink, what counts in coral. */
export const plan = css`
  --item: min(76vw, 18rem);
  display: grid;
  column-gap: 1.75rem;
  > li {
    display: grid;
    grid-template-rows: auto auto 1fr;
    gap: 0.5rem 2rem;
    align-content: start;
    padding-block: clamp(0.9rem, 0.4rem + 1.6vw, 1.9rem);
    border-block-start: 1px solid var(--field);
  }
  h3 {
    font-size: clamp(1.3rem, 1rem + 1vw, 2.1rem);
  }
  /* A dot before each; that at the beginning of a line is cut off. */
  ul {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    margin-inline-start: -0.85em;
    clip-path: inset(0 0 0 0.85em);
    color: var(--ink2);
    font-size: 0.97rem;
    line-height: 1.5;
  }
  [dir='rtl'] & ul {
    clip-path: inset(0 0.85em 0 0);
  }
  li li::before {
    content: '·' / '';
    display: inline-block;
    inline-size: 0.85em;
    color: var(--coral-t);
    font-weight: 500;
    text-align: center;
  }
  dl {
    display: grid;
    gap: 0.5rem 2rem;
  }
  dt {
    color: var(--ink2);
    font-size: var(--ts);
  }
  dd {
    line-height: 1.35;
    text-wrap: balance;
  }
  dl > :last-of-type dd {
    font-weight: 480;
  }
  @media (min-width: 48rem) {
    > li {
      grid-template: auto / minmax(0, 3fr) minmax(0, 6fr) minmax(0, 7fr);
    }
  }
  @media (min-width: 75rem) {
    position: relative;
    z-index: 0;
    > li {
      grid-template-columns: 36% 11% 24%;
      grid-template-rows: 1fr auto;
      gap: 0 1.5%;
      block-size: 8.5rem;
      padding-block: 0 2.75rem;
      border: 0;
    }
    h3 {
      align-self: end;
    }
    ul {
      grid-row: 2;
    }
    dl {
      display: contents;
    }
    dl > div {
      grid-row: 1 / span 2;
      align-self: end;
    }
    dl > :last-of-type dd {
      font-size: 1.125rem;
      letter-spacing: -0.022em;
    }
    > li:not(:first-of-type) dt {
      ${hidden};
    }
  }
`

const wide = css`
  @media (max-width: 74.99rem) {
    display: none;
  }
  position: absolute;
`

/** What is paid goes along them: as broad as roads, with a dashed line in their middle. */
export const roads = css`
  ${wide};
  z-index: -1;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  fill: none;
  stroke: var(--d0);
  stroke-width: 18;
  path {
    vector-effect: non-scaling-stroke;
  }
  path + path {
    stroke: var(--d4);
    stroke-width: 2;
    stroke-dasharray: 10 9;
  }
`

/** Where they all lead. */
export const sun = css`
  ${wide};
  inset-block-start: calc(58% - 6rem);
  inset-inline-end: 0;
  display: grid;
  place-content: center;
  inline-size: 12rem;
  block-size: 12rem;
  border-radius: 50%;
  background: var(--coral);
  box-shadow:
    0 0 0 1.75rem var(--d1),
    0 0 0 3.75rem var(--d0),
    0 0 0 6rem var(--w2);
  color: var(--on-coral);
  font-size: 1.5rem;
  font-weight: 450;
`
