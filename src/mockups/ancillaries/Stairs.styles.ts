import { css } from '@emotion/react'

/**
 * The totals as steps, on phones as bars, and below them four rules with an example of each: what a supplier sells is teal,
 * the operator's own is coral.
 */
export const stairs = css`
  display: grid;
  gap: 1.1rem;
  ol {
    display: grid;
    gap: 0.75rem;
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
    font-size: clamp(1.25rem, 1rem + 1.3vw, 2.25rem);
    font-weight: 400;
    letter-spacing: -0.05em;
  }
  svg {
    inline-size: 100%;
    background: var(--coral);
  }
  @media (max-width: 47.99rem) {
    --item: 16.5rem;
    ol p,
    svg {
      display: none;
    }
    ol > li {
      display: flex;
      flex-flow: wrap row-reverse;
      align-items: baseline;
      gap: 0.3rem 0.5rem;
      line-height: 1.2;
    }
    ol > li > div {
      flex: 1;
    }
    ol > li > svg:first-of-type {
      display: block;
      order: 1;
      block-size: 0.75rem;
      background: none;
      [dir='rtl'] & {
        scale: -1 1;
      }
    }
  }
  @media (min-width: 48rem) {
    gap: clamp(1.5rem, 5vh, 3.5rem);
    ul {
      display: grid;
      grid-template-columns: repeat(4, 1fr);
      gap: 1rem;
    }
    ul h3 {
      font-size: 1.25rem;
    }
    ol {
      grid-template-columns: repeat(5, 1fr);
      gap: 0.5rem;
      align-items: end;
      border-block-end: 2px solid var(--field);
    }
    svg {
      margin-block-start: 0.25rem;
      border-radius: 0.4rem 0.4rem 0 0;
    }
    li > svg:first-of-type {
      display: none;
    }
    li:first-of-type > svg {
      background: var(--teal);
    }
    /* What was there before the step, and the words over it, which make it no higher. */
    li > div {
      display: grid;
      grid-template-rows: max(7rem, 15rem - 12.5vw) auto;
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
  }
  /* Low viewports: the dots of the scroll guide land where they say. */
  @media (min-width: 75rem) and (max-height: 50rem) {
    gap: 1rem;
    p {
      font-size: 0.875rem;
    }
    svg {
      zoom: 0.8;
    }
  }
`
