import { css } from '@emotion/react'
import { rows } from '../../sections/Statistics.styles'

/** On phones both of its first buttons stand in one row. */
export const page = css`
  @media (max-width: 47.99rem) {
    #hero > * {
      padding-block-end: 1.55rem;
    }
    #hero > * > :first-child a {
      padding-inline: 1.1rem;
    }
  }
`

/** Seats of one row, each with a figure on its headrest, cut off by the end of their section; on phones ruled lines. */
export const seats = css`
  display: grid;
  li {
    display: grid;
    gap: 0.35rem 1rem;
    line-height: 1.3;
    text-wrap: balance;
  }
  strong {
    font-size: clamp(2.4rem, 5.5vw, 5rem);
    font-weight: 400;
    letter-spacing: -0.055em;
    line-height: 1;
  }
  span {
    font-size: clamp(1rem, 1.7vw, 1.5rem);
  }
  small {
    color: var(--ink2);
    font-size: clamp(0.8125rem, 1.25vw, 1.125rem);
    line-height: 1.4;
  }
  @media (max-width: 47.99rem) {
    ${rows};
  }
  @media (min-width: 48rem) {
    grid: auto / repeat(3, 1fr);
    gap: 3.5rem;
    margin-block-end: calc(var(--y) * -1);
    text-align: center;
    li {
      position: relative;
      align-content: start;
      justify-items: center;
      padding: 2.5rem 1.5rem 3rem;
      border: 3px solid var(--teal);
      border-block-end: 0;
      border-radius: 6.5rem 6.5rem 0 0;
      background: var(--teal-w);
    }
    li:nth-child(2) {
      border-color: var(--on-coral);
      background: var(--coral);
      color: var(--on-coral);
    }
    li:nth-child(2) small {
      color: inherit;
    }
    strong {
      margin-block-end: 1rem;
      padding: 0.35em 0.5em 0.4em;
      border-radius: 9rem;
      background: color-mix(in oklab, var(--teal) 20%, transparent);
    }
    li:nth-child(2) strong {
      background: color-mix(in oklab, var(--on-coral) 18%, transparent);
    }
    /* The armrests between them. */
    li + li::before {
      content: '';
      position: absolute;
      inset-block: 45% 0;
      inset-inline-start: calc(-2.25rem - 3px);
      inline-size: 1rem;
      border-radius: 0.5rem 0.5rem 0 0;
      background: var(--ink2);
    }
  }
`
