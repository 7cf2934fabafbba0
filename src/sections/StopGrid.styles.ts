import { css } from '@emotion/react'

const grid = css`
  --rows: 2;
  --item: min(76vw, 18rem);
  > li {
    display: grid;
    gap: 0.3rem;
    align-content: start;
    padding-block: 0.9rem 0.5rem;
    border-block-start: 1px solid var(--line);
  }
  > li > svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    color: var(--coral-t);
    stroke-width: 1.5;
  }
  p {
    color: var(--ink2);
    font-size: 0.94rem;
    line-height: 1.5;
  }
`

/** Three that decide, each under a sun that has risen further than the one before, then the others as lines. */
export const features = css`
  ${grid};
  display: flex;
  flex-wrap: wrap;
  gap: 1.1rem var(--g);
  > li {
    flex: 1 1 26%;
  }
  h3 {
    font-size: 1.125rem;
  }
  > :nth-child(-n + 3) {
    --ring: 1.5rem;
    padding: min(1.5rem, 4vw);
    padding-block-end: min(1.25rem, 4vw);
    border: 0;
    border-radius: var(--r3);
    background: radial-gradient(
      circle at 100% 0,
      var(--d1) var(--ring),
      var(--d2) 0 calc(var(--ring) * 1.7),
      var(--d3) 0 calc(var(--ring) * 2.5),
      var(--coral-w) 0
    );
    svg {
      inline-size: 2rem;
      block-size: 2rem;
      margin-block-end: 0.5rem;
      color: var(--ink);
    }
    h3 {
      font-size: clamp(1.3rem, 0.95rem + 1.4vw, 1.85rem);
      letter-spacing: -0.035em;
    }
    p {
      font-size: 1rem;
      color: var(--ink);
    }
  }
  > :nth-child(2) {
    --ring: 1.9rem;
  }
  > :nth-child(3) {
    --ring: 2.3rem;
  }
  @media (max-width: 47.99rem) {
    row-gap: 0.5rem;
    > :nth-child(-n + 3),
    > :last-child:nth-child(even) {
      grid-row: span 2;
    }
  }
  /* Low viewports: the dots of the scroll guide land where they say. */
  @media (min-width: 75rem) and (max-height: 50rem) {
    gap: 0.5rem var(--g);
    > :nth-child(-n + 3) {
      padding: 0.9rem 1.1rem;
      svg {
        display: none;
      }
    }
    p {
      font-size: 0.875rem;
    }
  }
  @media (min-width: 64rem) {
    &:has(> :nth-child(10)) > :nth-child(n + 4) {
      flex-basis: 20%;
    }
  }
`

/** Products: told on other pages too, so that here they are one row of names. */
export const products = css`
  ${grid};
  display: grid;
  gap: 1.5rem var(--g);
  grid-template-columns: repeat(3, 1fr);
  > li {
    grid-template-rows: auto auto 1fr;
  }
  h3 {
    font-size: 1.25rem;
  }
  ul {
    font-size: 0.85rem;
  }
  @media (min-width: 70rem) {
    grid-template-columns: repeat(6, 1fr);
  }
`
