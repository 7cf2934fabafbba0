import { css } from '@emotion/react'

/** Four rules with an example of each, and below them the steps: what a supplier sells is teal, the operator's own is coral. */
export const stairs = css`
  --low: 9rem;
  display: grid;
  gap: clamp(1rem, 3vh, 2.5rem);
  ul {
    display: grid;
    grid-template-columns: repeat(var(--rules, 2), minmax(0, 1fr));
    gap: 1rem 0.5rem;
  }
  ol {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    gap: 0.5rem;
    align-items: end;
    border-block-end: 2px solid var(--field);
  }
  h3 {
    font-size: 1.125rem;
  }
  p {
    margin-inline-end: 0.75rem;
    color: var(--ink2);
    font-size: 0.94rem;
    line-height: 1.5;
  }
  small {
    color: var(--coral-t);
    font-size: 0.94rem;
    font-weight: 480;
  }
  b {
    font-size: clamp(1.5rem, 1rem + 1.3vw, 2.25rem);
    font-weight: 400;
    letter-spacing: -0.05em;
  }
  svg {
    display: block;
    inline-size: 100%;
    margin-block-start: 0.25rem;
    border-radius: 0.4rem 0.4rem 0 0;
    background: var(--coral);
  }
  li:first-of-type > svg {
    background: var(--teal);
  }
  /* What was there before the step, and the words over it, which make it no higher. */
  li > div {
    display: grid;
    grid-template-rows: var(--low) auto;
    background: var(--coral-w);
    > div {
      grid-area: 1 / 1 / span 2;
      padding: 0.6rem clamp(0.65rem, 1.2vw, 0.9rem) 0;
    }
    > svg {
      grid-area: 2 / 1;
      margin: 0;
      background: none;
    }
  }
  li:first-of-type > div {
    background: var(--teal-w);
  }
  @media (min-width: 64rem) {
    --rules: 5;
    --low: 7rem;
    ul {
      padding-block-end: 1.25rem;
      border-block-end: 1px solid var(--line);
    }
    ul > :last-of-type {
      grid-column: 4 / -1;
    }
  }
  @media (max-width: 47.99rem) {
    --item: 14.5rem;
    gap: 1rem;
    svg {
      zoom: 0.3;
    }
  }
  /* Low viewports: the dots of the scroll guide land where they say. */
  @media (min-width: 75rem) and (max-height: 50rem) {
    gap: 1rem;
    p {
      font-size: 0.875rem;
    }
  }
`
