import { css } from '@emotion/react'

/** The plate of the part that is pointed at, which lie the other way round in the drawing. */
const lifted = Array.from(
  { length: 6 },
  (_, part) =>
    `&:has(ul > :nth-of-type(${part + 1}):hover > ul) svg > g:nth-of-type(${6 - part}) { translate: 0 -8px; }`,
).join('\n')

/** The heading stays beside the specification while it is read. */
export const sheet = css`
  @media (min-width: 64rem) {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 9fr);
    column-gap: clamp(2rem, 5vw, 5.5rem);
    align-items: start;
    > :first-child {
      position: sticky;
      inset-block-start: 7rem;
    }
    > :first-child > div {
      grid-template-columns: minmax(0, 1fr);
      margin-block-end: 2rem;
    }
    ${lifted};
  }
`

/** Six parts, one upon the other, in the colours of the evening. */
export const layers = css`
  display: none;
  /* All of it beside what is read. */
  inline-size: min(100%, 24rem, 72vh - 14.5rem);
  overflow: visible;
  fill: var(--d5);
  stroke: var(--paper);
  stroke-width: 1.25;
  stroke-linejoin: round;
  path:nth-of-type(2),
  use {
    fill: none;
    stroke: var(--field);
  }
  path:nth-of-type(2) {
    stroke-dasharray: 2 3;
  }
  use {
    stroke: var(--coral-t);
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  @media (prefers-reduced-motion: no-preference) {
    g {
      transition: translate var(--m2) var(--ease);
    }
  }
  > :nth-of-type(2) {
    fill: var(--d4);
  }
  > :nth-of-type(3) {
    fill: var(--d3);
  }
  > :nth-of-type(4) {
    fill: var(--d2);
  }
  > :nth-of-type(5) {
    fill: var(--d1);
  }
  > :nth-of-type(6) {
    fill: var(--d0);
  }
  @media (min-width: 64rem) {
    display: block;
  }
  @media (max-height: 45rem) {
    display: none;
  }
`

/** A specification: the name of a part, what it is, and what belongs to it as one writes it in code. */
export const parts = css`
  --rows: 3;
  column-gap: var(--g);
  border-block-start: 2px solid var(--ink);
  > li {
    position: relative;
    display: grid;
    gap: 0.35rem 2rem;
    align-content: start;
    padding-block: clamp(0.8rem, 0.5rem + 1vw, 1.4rem);
    padding-inline-start: 2.4rem;
    border-block-end: 1px solid var(--line);
  }
  > li > svg {
    position: absolute;
    inset-block-start: calc(clamp(0.8rem, 0.5rem + 1vw, 1.4rem) + 0.15em);
    inset-inline-start: 0;
    inline-size: 1.4rem;
    block-size: 1.4rem;
    color: var(--coral-t);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem;
    margin-block-start: 0.2rem;
    color: var(--teal-t);
    font: 400 0.8rem / 1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  }
  li li {
    padding: 0.1em 0.6em;
    border-radius: 0.35rem;
    background: var(--teal-w);
  }
  @media (min-width: 48rem) {
    > li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
    }
    ul {
      grid-column: 2;
    }
  }
`

/** The stack in the size of what matters about it: the names. */
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
    font-size: clamp(1.25rem, 0.1rem + 3.4vw, 3.3rem);
    line-height: 1.25;
    letter-spacing: -0.04em;
  }
  li li:not(:last-of-type)::after {
    content: '/' / '';
    display: inline-block;
    inline-size: 1.1em;
    color: var(--coral);
    text-align: center;
  }
  @media (min-width: 48rem) {
    > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 4fr);
    }
  }
`
