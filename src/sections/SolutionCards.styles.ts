import { css } from '@emotion/react'

export const bento = css`
  display: grid;
  gap: var(--g);
  grid-template-columns: minmax(0, 1fr);
  > li {
    position: relative;
    display: flex;
    flex-direction: column;
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: var(--r3);
    overflow: clip;
  }
  > li > :first-of-type {
    order: 2;
    flex: 1;
    display: grid;
    gap: 0.55rem;
    grid-template-rows: auto 1fr;
    padding: clamp(1rem, 3vw, 2rem);
  }
  p {
    max-inline-size: 27em;
    color: var(--ink2);
    font-size: 0.97rem;
  }
  h3 a {
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r3);
  }
  h3 a:focus-visible {
    outline: 0;
  }
  > li:focus-within {
    outline: 3px solid var(--teal-t);
    outline-offset: 3px;
  }
  > li:hover > [aria-hidden] > * {
    transform: translateY(-0.4rem);
  }
  /* Below the first card, a picture on a tile, and beside it the name and a sentence. */
  @media (max-width: 47.99rem) {
    row-gap: 0.7rem;
    > :first-of-type > [aria-hidden] {
      block-size: 11.25rem;
    }
    h3,
    p + span {
      grid-area: 1 / 1;
    }
    p + span {
      justify-self: end;
      min-block-size: 0;
    }
    p + span > span {
      display: none;
    }
    > li + li {
      flex-direction: row;
      > [aria-hidden] {
        flex: none;
        inline-size: 6.5rem;
        block-size: auto;
        min-block-size: 6rem;
        padding: 0;
      }
      > [aria-hidden]::before {
        inset-block-start: 0.75rem;
      }
      > [aria-hidden] > div {
        inline-size: 5.75rem;
      }
      > :first-of-type {
        align-content: center;
        gap: 0.2rem;
        padding: 0.4rem 0.75rem;
      }
      p {
        line-height: 1.4;
      }
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > li {
      grid-column: span 3;
    }
  }
  @media (min-width: 48rem) and (max-width: 63.99rem) {
    > li:last-of-type {
      grid-column: span 6;
    }
  }
  @media (min-width: 64rem) {
    > li {
      grid-column: span 2;
    }
    > li:first-of-type {
      grid-column: span 4;
    }
    > li:nth-of-type(-n + 2) > [aria-hidden] {
      block-size: 20rem;
    }
    > li:first-of-type > [aria-hidden] > * {
      inline-size: min(100%, 46rem);
    }
  }
`
