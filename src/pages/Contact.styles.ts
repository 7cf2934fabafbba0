import { css } from '@emotion/react'
import { hop, waypoint } from '../theme/base.styles'

/** Three numbered stops on one road: down the side on phones, in hops where there is room. */
export const next = css`
  --stop: 2.6rem;
  display: grid;
  counter-reset: stop;
  li {
    position: relative;
    display: grid;
    gap: 0.35rem;
    align-content: start;
    padding-block: 0.4rem 2rem;
    padding-inline-start: calc(var(--stop) + 1.15rem);
    counter-increment: stop;
  }
  li:last-of-type {
    padding-block-end: 0;
  }
  li::before {
    ${waypoint};
    content: counter(stop);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    inline-size: var(--stop);
    block-size: var(--stop);
    font-weight: 480;
  }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: var(--stop) 0;
    inset-inline-start: calc(var(--stop) / 2 - 0.75px);
    border-inline-start: 1.5px dashed var(--field);
  }
  p {
    color: var(--ink2);
    text-wrap: balance;
  }
  @media (min-width: 48rem) {
    --stop: clamp(3rem, 2rem + 2.2vw, 4.25rem);
    grid-template-columns: repeat(3, 1fr);
    gap: clamp(1.5rem, 4vw, 4rem);
    li {
      padding-block: calc(var(--stop) + 2.75rem) 0;
      padding-inline: 0;
    }
    li::before {
      inset-block-start: 1.5rem;
      font-size: calc(var(--stop) * 0.42);
      font-weight: 400;
    }
    li:not(:last-of-type)::after {
      ${hop};
      inset-block: 0 auto;
      inset-inline: calc(var(--stop) + 0.4rem) calc(0.4rem - clamp(1.5rem, 4vw, 4rem));
      block-size: calc(1.5rem + var(--stop) / 2);
    }
    p {
      font-size: clamp(1rem, 0.8rem + 0.35vw, 1.125rem);
    }
  }
`
