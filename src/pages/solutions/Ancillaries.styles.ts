import { css } from '@emotion/react'

const tag = css`
  padding: 0.75rem 1rem;
  padding-inline-start: 3.25rem;
  border: 0;
  border-radius: 3rem 1rem 1rem 3rem;
  background: radial-gradient(circle at 1.7rem, var(--paper) 0.5rem, var(--tag, var(--teal-w)) 0.53rem);
`

/** On phones both hero buttons stand in one row. */
export const page = css`
  @media (max-width: 47.99rem) {
    #hero > * > :first-child a {
      padding-inline: 1.1rem;
    }
    /* The prices of the large seats. */
    #ancillaries g > text:last-of-type {
      font-size: 33px;
    }
  }
  /* The questions are written on luggage tags, as on wide screens the extras are that are not drawn above. */
  div > details:nth-of-type(n) {
    ${tag};
    margin-block-end: 0.4rem;
    padding-block: 0;
  }
  li:nth-child(2),
  details:nth-of-type(2) {
    --tag: var(--coral-w);
  }
  /* These are low, for the dots of the scroll guide. */
  @media (min-width: 75rem) and (min-height: 50.01rem) {
    #ancillaries ul + ul {
      margin-block-start: var(--g);
      li {
        ${tag};
      }
    }
  }
`

/**
 * A row of seats, cut off by the end of the section, with armrests between them and a figure on each headrest. On phones
 * they are bands from edge to edge, one below the other.
 */
export const seats = css`
  display: grid;
  li {
    display: grid;
    gap: 0.25rem 1rem;
    background: var(--teal-w);
    line-height: max(var(--least-line), 1.3);
    text-wrap: balance;
  }
  strong {
    --over: var(--teal);
    padding: 0.35em min(0.5em, 2.2vw) 0.4em;
    border-radius: 9rem;
    background: color-mix(in oklab, var(--over) 20%, transparent);
    font-size: clamp(2.4rem, 5.5vw, 5rem);
    font-weight: 400;
    letter-spacing: -0.055em;
    line-height: 1;
    text-align: center;
  }
  span {
    font-size: clamp(1rem, 1.7vw, 1.5rem);
  }
  small {
    font-size: clamp(0.875rem, 1.25vw, 1.125rem);
    line-height: max(var(--least-line), 1.4);
  }
  li:nth-child(2) {
    border-color: var(--on-coral);
    background: var(--coral);
    color: var(--on-coral);
    strong {
      --over: var(--on-coral);
    }
  }
  @media (max-width: 47.99rem) {
    margin-block: calc(var(--y) * -1);
    margin-inline: calc(50% - 50vw);
    li {
      grid-template-columns: 6.6rem 1fr;
      column-gap: 0.5rem;
      align-content: center;
      padding: 0.55rem var(--gut);
    }
    strong {
      grid-row: span 2;
      align-self: center;
      padding: 0.2em 0;
    }
  }
  @media (min-width: 48rem) {
    grid: auto / repeat(3, 1fr);
    gap: 2.5rem;
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
    }
    strong {
      margin-block-end: 1rem;
    }
    /* The armrests: a pad that lies on both seats, and the support between them. */
    li + li::before,
    li + li::after {
      content: '';
      position: absolute;
      z-index: 1;
      inset-block: 52% auto;
      inset-inline-start: calc(-3.5rem - 3px);
      inline-size: 4.5rem;
      block-size: 1.75rem;
      border-radius: 1rem;
      background: color-mix(in oklab, var(--ink2) 40%, var(--sky));
    }
    li + li::after {
      z-index: 0;
      inset-block: 58% 0;
      inset-inline-start: calc(-2.5rem - 3px);
      inline-size: 2.5rem;
      block-size: auto;
      border-radius: 0;
      background: color-mix(in oklab, var(--ink2) 70%, var(--sky));
    }
  }
`
