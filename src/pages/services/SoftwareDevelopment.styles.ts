import { css } from '@emotion/react'

/** A specification: the plate of a part, its name, what it is, and what belongs to it. */
export const parts = css`
  --plate: 4rem;
  --side: 5.1rem;
  --level: calc(var(--pad) + 0.61 * var(--t4));
  --pad: clamp(0.5rem, 0.2rem + 1.3vw, 1.6rem);
  margin-inline-start: var(--side);
  border-block-start: 2px solid var(--ink);
  > li {
    position: relative;
    display: grid;
    gap: 0.35rem clamp(1.5rem, 3vw, 3rem);
    align-content: start;
    padding-block: var(--pad);
    border-block-end: 1px solid var(--line);
  }
  /* The plates at the side, level with the name of their part; the upper face is light enough for an ink sign down to the fourth. */
  > li > svg {
    position: absolute;
    inset-block-start: calc(var(--level) - var(--plate) * 40 / 220);
    inset-inline-start: calc(var(--side) * -1);
    z-index: 1;
    inline-size: var(--plate);
    overflow: visible;
    fill: var(--tone, var(--d0));
    stroke: var(--paper);
    stroke-linejoin: round;
  }
  path + path {
    fill: color-mix(in oklab, var(--sky) 26%, transparent);
  }
  use {
    fill: none;
    stroke: var(--sign, var(--on-coral));
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  > li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: var(--level) calc(-1 * var(--pad));
    inset-inline-start: calc(var(--plate) / 2 - var(--side));
    border-inline-start: 1.5px dashed var(--field);
  }
  > :nth-of-type(2) {
    --tone: var(--d1);
  }
  > :nth-of-type(3) {
    --tone: var(--d2);
  }
  > :nth-of-type(4) {
    --tone: var(--d3);
  }
  > :nth-of-type(5) {
    --tone: var(--d4);
    --sign: var(--d0);
  }
  > :nth-of-type(6) {
    --tone: var(--d5);
    --sign: var(--d0);
  }
  /* A dot before each; that at the beginning of a line is cut off. */
  ul {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    margin-inline-start: -1em;
    clip-path: inset(0 0 0 1em);
    color: var(--ink2);
    font-size: 0.97rem;
    line-height: 1.5;
  }
  [dir='rtl'] & ul {
    clip-path: inset(0 1em 0 0);
  }
  li li::before {
    content: '·' / '';
    display: inline-block;
    inline-size: 1em;
    color: var(--coral-t);
    font-weight: 500;
    text-align: center;
  }
  @media (max-width: 47.99rem) {
    p {
      font-size: 0.9375rem;
      line-height: 1.5;
      text-wrap: wrap;
    }
    ul {
      display: none;
    }
  }
  /* Led to the name. */
  @media (min-width: 48rem) {
    --plate: clamp(6rem, 15vw, 13.5rem);
    --side: clamp(8.5rem, 20vw, 18.5rem);
    > li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
    }
    > li::before {
      content: '';
      position: absolute;
      inset-block-start: var(--level);
      inset-inline: calc(var(--plate) - var(--side) + 0.5rem) calc(100% + 0.75rem);
      border-block-start: 1.5px dashed var(--field);
    }
    p,
    ul {
      grid-column: 2;
    }
  }
  @media (min-width: 64rem) {
    p {
      font-size: 1.125rem;
      line-height: 1.5;
    }
    ul {
      font-size: 1rem;
    }
  }
`

/** The stack beside its heading. */
export const tools = css`
  @media (min-width: 64rem) {
    display: grid;
    grid-template-columns: minmax(17rem, 1fr) minmax(0, max-content);
    column-gap: clamp(2rem, 5vw, 5.5rem);
    && > div {
      grid-template-columns: 1fr;
      align-content: start;
      margin: 0;
    }
  }
`

/** It is in the size of what matters about it: the names. */
export const stack = css`
  display: grid;
  border-block-end: 1px solid var(--line);
  > li {
    display: grid;
    gap: 0.1rem clamp(2rem, 5vw, 5.5rem);
    align-items: baseline;
    padding-block: clamp(0.55rem, 0.3rem + 1vw, 1.15rem);
    border-block-start: 1px solid var(--line);
  }
  h3 {
    color: var(--ink2);
    font-size: clamp(1rem, 0.8rem + 0.5vw, 1.25rem);
    letter-spacing: -0.012em;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: -1.1em;
    clip-path: inset(0 0 0 1.1em);
    font-size: clamp(1.125rem, 0.1rem + 3.3vw, 3.3rem);
    line-height: 1.25;
    letter-spacing: -0.04em;
  }
  [dir='rtl'] & ul {
    clip-path: inset(0 1.1em 0 0);
  }
  /* Before each; that at the beginning of a line is cut off. */
  li li::before {
    content: '/' / '';
    display: inline-block;
    inline-size: 1.1em;
    color: var(--coral);
    text-align: center;
  }
  @media (min-width: 48rem) and (max-width: 63.99rem) {
    > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 4fr);
    }
  }
  @media (min-width: 64rem) {
    border-block-end: 0;
    > :first-of-type {
      padding-block-start: 0;
      border: 0;
    }
  }
`
