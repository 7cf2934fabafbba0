import { css } from '@emotion/react'
import { hidden } from '../theme/base.styles'

/** Each on a road; where there is less room two on one, and on phones without their kinds. */
export const plan = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  > li {
    display: grid;
    gap: 0.2rem 1.25rem;
    align-content: start;
    padding-block: 1.4rem 0.75rem;
    padding-inline-end: 1rem;
    background:
      repeating-linear-gradient(90deg, var(--d4) 0 10px, transparent 0 19px) 0 0.35rem / 100% 2px no-repeat,
      linear-gradient(var(--d0) 0 0) 0 0 / 100% 0.8rem no-repeat;
  }
  > :nth-of-type(n + 3) dt {
    ${hidden};
  }
  h3 {
    font-size: clamp(1.3rem, 1rem + 1vw, 2rem);
  }
  ul {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
  li li {
    display: inline;
  }
  li li:not(:last-of-type)::after {
    content: ' · ' / ' ';
  }
  dl {
    display: grid;
    gap: inherit;
  }
  dt {
    color: var(--ink2);
    font-size: var(--ts);
  }
  dl > :last-of-type dd {
    font-weight: 480;
    line-height: 1.3;
  }
  @media (max-width: 47.99rem) {
    ul {
      display: none;
    }
  }
  @media (min-width: 75rem) {
    position: relative;
    z-index: 0;
    grid-template-columns: 1fr;
    > li {
      grid-template-columns: 36% 11% 26%;
      grid-template-rows: 1fr auto;
      gap: 0 1.5%;
      block-size: 8.5rem;
      padding-block: 0 2.75rem;
      background: none;
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
      font-size: 1.25rem;
    }
    > :nth-of-type(2) dt {
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
  path {
    vector-effect: non-scaling-stroke;
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
    0 0 0 2.25rem var(--d1),
    0 0 0 5.5rem var(--d0);
  color: var(--on-coral);
  font-size: 1.5rem;
`
