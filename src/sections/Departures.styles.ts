import { css } from '@emotion/react'

export const departures = css`
  display: grid;
  column-gap: clamp(2rem, 5vw, 5rem);
  --rows: 2;
  > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.5rem 1.1rem;
    align-items: start;
    padding-block: 1.15rem;
    border-block-start: 1px solid var(--line);
  }
  > li > svg {
    inline-size: 1.7rem;
    block-size: 1.7rem;
    margin-block-start: 0.2rem;
    stroke-width: 1.4;
    color: var(--coral-t);
  }
  h3 {
    font-size: clamp(1.4rem, 1.1rem + 0.9vw, 1.9rem);
    letter-spacing: -0.04em;
    line-height: 1.15;
  }
  p {
    margin-block-start: 0.375rem;
    color: var(--ink2);
  }
  ul {
    grid-column: 2;
    font-size: 0.94rem;
  }
  ul li {
    background: var(--card);
  }
  @media (min-width: 64rem) {
    grid-template-columns: 1fr 1fr;
    border-block-end: 1px solid var(--line);
    > li {
      padding-block: clamp(0.4rem, 6vh - 2.3rem, 1.15rem);
    }
  }
  /* On low windows the sections below would begin too far down. */
  @media (min-width: 64rem) and (min-height: 46rem) {
    > li {
      grid-template: auto 1fr / auto 1fr 7rem;
    }
    && > li > :last-child {
      display: block;
      grid-area: 1 / 3 / span 2;
      align-self: center;
      inline-size: 100%;
      block-size: auto;
    }
  }
`
