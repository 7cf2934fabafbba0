import { css } from '@emotion/react'
import { card, times } from './LegalTimes.styles'

/** Names, and beside them what is said of each, on the same two columns in every section. */
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 12fr);
  gap: 2rem;
  align-items: baseline;
`

const ruled = css`
  padding-block: 0.9rem;
  border-block-start: 1px solid var(--line);
  line-height: 1.5;
`

/** A row: what it is about, how long, and what else is said of it, in columns where there is room. */
const row = css`
  padding: 1rem 1.25rem;
  line-height: 1.5;
  dt {
    color: var(--ink2);
    font-size: 1rem;
    text-wrap: balance;
  }
  p {
    font-size: 1rem;
  }
  /* How long, at a glance. */
  dd > b {
    display: block;
    margin-block: 0.1rem 0.2rem;
    font-size: 1.375rem;
    font-weight: 430;
    letter-spacing: -0.026em;
    line-height: 1.25;
    text-wrap: balance;
  }
  @media (min-width: 40rem) {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 1.5rem;
    align-items: baseline;
    padding-inline: 1.75rem;
    dt {
      color: var(--ink);
      font-weight: 450;
    }
    dd > b {
      margin-block-start: 0;
    }
  }
  @media (min-width: 75rem) {
    ${columns};
    dd {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: 2rem;
      align-items: baseline;
    }
    dd > b {
      margin: 0;
    }
  }
`

/** A list on a ground of its own, with a sign before each item. */
const panel = css`
  padding: 1.25rem 1.5rem;
  border-radius: var(--r2);
  li {
    padding-inline-start: 2rem;
  }
  li::before {
    inset-block-start: 0.5em;
    inline-size: 0.9rem;
    block-size: 0.9rem;
    border: 0;
    border-radius: 0;
  }
`

/** Names with what is said of each, two and two where there is room. */
const cards = css`
  display: grid;
  gap: 0.75rem;
  dt {
    font-size: 1.25rem;
    letter-spacing: -0.026em;
    line-height: 1.3;
  }
  dd {
    line-height: 1.5;
  }
  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** What the sections hold: paragraphs, lists and names with what is said of them, each in its form. */
export const blocks = css`
  p {
    text-wrap: pretty;
  }
  section > div > * + * {
    margin-block-start: 0.9rem;
  }
  section > div > * + [data-as],
  section > div > [data-as] + * {
    margin-block-start: 1.4rem;
  }
  /* What a drawing shows is on its own ground. */
  section > [data-as='specimen'] {
    max-inline-size: 24rem;
    margin-block-start: 1.4rem;
  }
  [data-as='note'] {
    padding: 1rem 1.25rem;
    border-radius: var(--r2);
    background: var(--sand);
    line-height: 1.5;
    max-inline-size: 40em;
  }
  [data-as='pull'] {
    margin-block-start: 1.5rem;
    padding-inline-start: 1.25rem;
    border-inline-start: 4px solid var(--coral);
    font-size: clamp(1.4rem, 1.2rem + 0.7vw, 1.75rem);
    letter-spacing: -0.026em;
    line-height: 1.5;
    text-wrap: balance;
  }
  ul,
  ol {
    display: grid;
    gap: 0.55rem;
  }
  li {
    position: relative;
    padding-inline-start: 1.6rem;
    text-wrap: pretty;
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.6em;
    inset-inline-start: 0.1rem;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: 1.5px solid var(--teal);
    border-radius: 50%;
  }
  section b:not(:where([aria-hidden] *)) {
    font-weight: 520;
    color: var(--teal-t);
  }
  section span:not(:where([aria-hidden] *)) {
    white-space: nowrap;
  }
  [data-as='ticks'] {
    ${panel};
    background: var(--teal-w);
    li::before {
      inset-block-start: 0.35em;
      inset-inline-start: 0.3rem;
      inline-size: 0.5rem;
      block-size: 1rem;
      border: solid var(--teal-t);
      border-width: 0 2px 2px 0;
      rotate: 40deg;
    }
  }
  [data-as='crosses'] {
    ${panel};
    background: var(--coral-w);
    li::before {
      --bar: transparent 44%, var(--coral-t) 0 56%, transparent 0;
      background: linear-gradient(45deg, var(--bar)), linear-gradient(-45deg, var(--bar));
    }
    /* Paper shows no backgrounds. */
    @media print {
      li::before {
        content: '×';
        inset-block-start: -0.1em;
        font-size: 1.4em;
        line-height: 1;
      }
    }
  }
  /* The stops of a route, numbered. */
  [data-as='steps'] {
    counter-reset: step;
    gap: 0;
    padding-block-start: 0.35rem;
    li {
      counter-increment: step;
      padding-block: 0.2rem 1.4rem;
      padding-inline-start: 3.25rem;
    }
    li::before {
      content: counter(step);
      inset-block-start: 0;
      inset-inline-start: 0;
      inline-size: 2.25rem;
      block-size: 2.25rem;
      border: 2.5px solid var(--coral);
      display: grid;
      place-items: center;
      font-weight: 520;
      line-height: 1;
    }
    li:last-of-type {
      padding-block-end: 0.2rem;
    }
    li:not(:last-of-type)::after {
      content: '';
      position: absolute;
      inset-block: 2.4rem 0.15rem;
      inset-inline-start: calc(1.125rem - 1px);
      border-inline-start: 2px dashed var(--field);
    }
  }
  [data-as='led'] {
    gap: 0;
    li {
      ${ruled};
      padding-inline: 0;
    }
    li::before {
      content: none;
    }
    b {
      color: var(--ink);
      font-weight: 480;
    }
    p {
      margin-block-start: 0.2rem;
    }
    @media (min-width: 48rem) and (max-width: 61.99rem), (min-width: 75rem) {
      li {
        ${columns};
      }
      b {
        line-height: 1.4;
        text-wrap: balance;
      }
      p {
        margin: 0;
        max-inline-size: 40em;
      }
    }
  }
  dd {
    margin: 0;
    text-wrap: pretty;
  }
  [data-as='rows'] {
    ${card};
    padding: 0;
    > div {
      ${row};
    }
    > div + div {
      border-block-start: 1px solid var(--line);
    }
  }
  ${times};
  /* On phones they share a card. */
  [data-as='cells'] {
    ${cards};
    > div {
      padding: 0.9rem 1.25rem;
    }
    dt {
      color: var(--teal-t);
    }
    dd {
      margin-block-start: 0.15rem;
    }
    @media (max-width: 39.99rem) {
      ${card};
      gap: 0;
      padding: 0;
      > div + div {
        border-block-start: 1px solid var(--line);
      }
    }
    @media (min-width: 40rem) {
      > div {
        ${card};
      }
      dd {
        margin-block-start: 0.4rem;
      }
    }
    @media (min-width: 75rem) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  a {
    color: var(--coral-t);
    font-weight: 450;
    text-underline-offset: 0.25em;
    overflow-wrap: anywhere;
  }
`
