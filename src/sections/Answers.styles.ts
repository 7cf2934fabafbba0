import { css } from '@emotion/react'

/** What the question is about stands at its side on wide screens, above it on others. */
export const answers = css`
  --aside: 0rem;
  border-block-end: 1px solid var(--line);
  details {
    border-block-start: 1px solid var(--line);
  }
  summary {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.5rem 1.5rem;
    align-items: center;
    padding-block: clamp(1.15rem, 0.9rem + 1vw, 1.75rem);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary span {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: 0.6em;
    color: var(--ink2);
    font-size: var(--ts);
  }
  h3 {
    font-size: clamp(1.4rem, 1.05rem + 1.75vw, 2.5rem);
    font-weight: 380;
    line-height: 1.14;
    letter-spacing: -0.035em;
    text-wrap: balance;
  }
  summary:hover h3,
  [open] h3 {
    color: var(--coral-t);
  }
  summary > svg {
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0.75rem;
    border: 1.5px solid var(--field);
    border-radius: 50%;
    @media (prefers-reduced-motion: no-preference) {
      transition: transform var(--m2) var(--ease);
    }
  }
  [open] > summary > svg {
    transform: rotate(180deg);
    border-color: var(--coral);
  }
  details > div {
    display: grid;
    gap: 1.25rem 3rem;
    padding-inline-start: var(--aside);
    padding-block: 0.25rem clamp(1.75rem, 1rem + 2vw, 2.75rem);
  }
  p {
    max-inline-size: 32em;
    font-size: var(--tl);
    line-height: 1.5;
  }
  h4 {
    margin-block-end: 0.75rem;
    color: var(--ink2);
    font-size: var(--ts);
    font-weight: 450;
  }
  ul {
    display: grid;
    gap: 0.6rem 2rem;
  }
  li {
    position: relative;
    padding-inline-start: 1.6rem;
    line-height: 1.4;
  }
  /* Each is a stop that is reached. */
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.35em;
    inset-inline-start: 0;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border: 2px solid var(--teal);
    border-radius: 50%;
    background: var(--teal-w);
  }
  @media (min-width: 40rem) {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (min-width: 64rem) {
    --aside: 17rem;
    summary {
      grid-template-columns: calc(var(--aside) - 1.5rem) minmax(0, 1fr) auto;
    }
    summary span {
      grid-column: auto;
      font-size: 1rem;
    }
    details > div {
      grid-template-columns: minmax(0, 1fr) min(32.5rem, 37vw);
      padding-block-end: 2.25rem;
    }
    p {
      align-self: center;
      max-inline-size: 25.5em;
      font-size: clamp(1.25rem, 0.7rem + 0.95vw, 1.625rem);
      line-height: 1.5;
    }
    /* What is delivered is a sheet of paper, like those of the piles further down. */
    div div {
      position: relative;
      isolation: isolate;
      align-self: start;
      padding: 1.1rem 1.75rem 0.75rem;
    }
    /* Another lies below it, askew. */
    div div::before,
    div div::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0;
      border: 1px solid var(--line);
      background: var(--card);
      box-shadow: var(--sh1);
    }
    div div::before {
      inset-block: 0.4rem -0.4rem;
      inset-inline: -0.4rem 0.4rem;
      border: 0;
      background: color-mix(in oklab, var(--line) 80%, var(--field));
      rotate: -1.5deg;
    }
    h4 {
      margin: 0;
      padding-block-end: 0.75rem;
      border-block-end: 2px solid var(--coral);
      color: var(--ink);
      font-size: 1rem;
    }
    ul {
      gap: 0 2rem;
    }
    li {
      padding-block: 0.75rem;
    }
    li::before {
      inset-block-start: 1.1em;
    }
    li:nth-of-type(n + 3) {
      border-block-start: 1px solid var(--line);
    }
  }
`
