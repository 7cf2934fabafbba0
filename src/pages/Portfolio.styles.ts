import { css } from '@emotion/react'

/**
 * Each piece is a sheet: what it looks like, then what it is. Of three the first is as wide as the others together, and
 * two stand side by side.
 */
export const pieces = css`
  /* The next one looks in by a finger's breadth. */
  --item: clamp(17.25rem, 81.5vw, 22rem);
  display: grid;
  gap: clamp(0.75rem, 2vw, 1.5rem);
  > li {
    display: grid;
    grid-template-rows: auto 1fr;
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: var(--r3);
    overflow: clip;
    /* The sun of each picture stands elsewhere, and its light reaches every corner. */
    --x: 50%;
    --y: 0.75rem;
  }
  > :nth-of-type(2) {
    --side: end;
    --end: 0;
    --x: 8%;
    --y: 2.5rem;
  }
  > :nth-of-type(3) {
    --x: 92%;
    --y: -2rem;
  }
  > li > [data-tone] {
    border-block-end: 1px solid var(--line);
    block-size: auto;
    min-block-size: 10.5rem;
    padding: 1rem 1rem 0;
    > div {
      container-type: inline-size;
    }
    > div > p:last-of-type {
      border: 0;
    }
    &::before {
      inset-block-start: var(--y);
      inset-inline-start: var(--x);
      box-shadow:
        0 0 0 3.5rem color-mix(in oklch, var(--a) 70%, var(--d)),
        0 0 0 7.5rem color-mix(in oklch, var(--a) 42%, var(--d)),
        0 0 0 12.5rem color-mix(in oklch, var(--a) 22%, var(--d)),
        0 0 0 60rem color-mix(in oklch, var(--a) 8%, var(--d));
    }
  }
  > li > div:last-of-type {
    padding: clamp(1rem, 4vw, 2.25rem);
    > p {
      color: var(--ink2);
    }
    > p + p {
      margin-block-start: 0.75rem;
      font-size: 0.9rem;
    }
  }
  /* What the page promises, and the second thing that is read. */
  dl {
    margin-block: min(0.9rem, 2vw);
    padding-inline-start: 0.9rem;
    border-inline-start: 2px solid var(--teal);
    line-height: 1.3;
    dt {
      color: var(--ink2);
      font-size: 0.875rem;
    }
    dd {
      color: var(--teal-t);
      font-size: min(1.25rem, 1rem + 0.5vw);
      font-weight: 500;
      text-wrap: balance;
    }
  }
  @media (max-width: 47.99rem) {
    --of: ' / 2';
    counter-reset: piece;
    &:has(> :nth-of-type(3)) {
      --of: ' / 3';
    }
    > li {
      counter-increment: piece;
    }
    > li > div:last-of-type {
      /* Which of them it is, where not all are in view. */
      &::before {
        content: counter(piece) var(--of);
        float: inline-end;
        color: var(--ink2);
        font-size: 0.875rem;
      }
      > p {
        font-size: 0.94rem;
        line-height: 1.5;
      }
      > p + p {
        display: none;
      }
    }
    /* As low as its text allows, so that none is cut. */
    [data-tone] > div > :not(svg) {
      padding-block: 0.45rem;
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li > [data-tone] {
      min-block-size: 14rem;
    }
    > :first-of-type:nth-last-of-type(3) {
      grid-column: 1/-1;
    }
  }
  @media (min-width: 60rem) {
    h3 {
      font-size: min(1.625rem, 2.2vw);
      line-height: 1.15;
    }
    > li > [data-tone] {
      min-block-size: min(25vw, 25.5rem);
    }
    > :first-of-type:nth-last-of-type(2) > [data-tone] > div {
      max-inline-size: 60%;
      /* The space below what it holds grows with it, and is out of sight too. */
      margin-block-end: -1.6rem;
      scale: 1.5;
      transform-origin: 50% 100%;
    }
    /* Two screens across the corner of one wide sheet. */
    &[data-area='apps'] {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      border: 1px solid var(--line);
      border-radius: var(--r3);
      overflow: clip;
      > li {
        grid-template: auto / repeat(2, minmax(0, 1fr));
        border: 0;
        border-radius: 0;
      }
      > li > div:last-of-type {
        align-self: center;
        padding: clamp(2rem, 4vw, 3.5rem);
        > p {
          font-size: 1.125rem;
        }
      }
      h3 {
        font-size: 1.75rem;
      }
      > li > [data-tone] {
        border: 0;
        min-block-size: 22.5rem;
      }
      > :first-of-type > [data-tone] > div {
        scale: 1.9;
      }
      > :last-of-type > div:last-of-type {
        grid-area: 1/1;
      }
    }
    /* A course is a road of lessons, with a table at its end. */
    &[data-area='training'] {
      grid-template-columns: minmax(0, 9fr) minmax(0, 5fr);
      > li {
        grid-template-rows: 1fr auto;
        > [data-tone] {
          min-block-size: 18.5rem;
        }
      }
      > :first-of-type > [data-tone] > div {
        display: grid;
        grid-template-columns: repeat(3, 1fr);
        inline-size: 100%;
        max-inline-size: 68%;
        scale: 1.4;
        padding-block: 1.5rem 2rem;
      }
      > :first-of-type > [data-tone] > div > div {
        position: relative;
        display: grid;
        justify-items: center;
        align-content: start;
        gap: 0.5rem;
        border: 0;
        text-align: center;
      }
      > :first-of-type > [data-tone] > div > div:not(:last-of-type)::after {
        content: '';
        position: absolute;
        inset-block-start: 1.7rem;
        inset-inline: calc(50% + 1.5rem) calc(1.5rem - 50%);
        border-block-start: 2px dashed var(--coral);
      }
    }
    > :first-of-type:nth-last-of-type(3) {
      grid-template: auto / minmax(0, 7fr) minmax(0, 6fr);
      min-block-size: 24rem;
      h3 {
        font-size: min(2.1rem, 2.6vw);
      }
      > div:last-of-type > p {
        font-size: 1.125rem;
      }
      > [data-tone] {
        border: 0;
      }
      > [data-tone] > div {
        inline-size: 58%;
        scale: 1.6;
        transform-origin: 50% 100%;
      }
      > div:last-of-type {
        align-self: center;
        padding: clamp(2rem, 4vw, 3.5rem);
      }
    }
  }
  /* One of them is a spread: its sum is what one remembers. */
  @media (min-width: 84rem) {
    &[data-area='development'] > :first-of-type:nth-last-of-type(3) {
      grid-template: 32.5rem / 27rem 1fr;
      > [data-tone] {
        grid-area: 1/1/2/3;
        justify-items: end;
        padding-inline-end: 2rem;
        > div {
          inline-size: calc((100cqi - 28rem) / 2.1);
          scale: 2.1;
          transform-origin: 100% 100%;
        }
        p:nth-of-type(2) {
          background: var(--coral-w);
          font-size: 1.5rem;
          span {
            font-size: 0.7rem;
          }
          span + span {
            font-size: 1.1rem;
          }
        }
      }
      > div:last-of-type {
        z-index: 1;
        grid-area: 1/1;
        margin-inline-start: 2rem;
        padding: 2rem;
        border-radius: var(--r2);
        background: var(--card);
      }
    }
  }
`
