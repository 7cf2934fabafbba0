import { css } from '@emotion/react'
import { wrap } from '../theme/base.styles'

/** The day of the text: its figures stay together. */
export const updated = css`
  font-size: var(--ts);
  color: var(--ink2);
  time {
    font-weight: 480;
    color: var(--ink);
    white-space: nowrap;
  }
`

/** Contents and text; side by side where there is room. On printed pages only the text is wanted. */
export const page = css`
  ${wrap};
  /* In front of the rings of the sun above it. */
  position: relative;
  z-index: 2;
  display: grid;
  gap: clamp(2.5rem, 6vw, 6rem);
  padding-block: clamp(2.5rem, 2rem + 3vw, 5rem) var(--y);
  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 19rem) minmax(0, 40em);
    justify-content: space-between;
  }
  @media (min-width: 75rem) {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
  @media print {
    color-scheme: light;
    color: var(--ink);
    display: block;
    inline-size: auto;
    padding: 0;
  }
`

/** The sections as stops of a route. Where the browser follows the scroll, the stop being read is coral. */
export const contents = css`
  align-self: start;
  padding-block-end: clamp(2rem, 6vw, 3rem);
  border-block-end: 1px solid var(--line);
  h2 {
    margin-block-end: 0.75rem;
    font-size: var(--ts);
    font-weight: 480;
    letter-spacing: -0.012em;
    line-height: 1.6;
  }
  li {
    position: relative;
  }
  li:not(:last-of-type)::before {
    content: '';
    position: absolute;
    inset-block: 1.55rem -0.75rem;
    inset-inline-start: calc(0.375rem - 0.75px);
    border-inline-start: 1.5px dashed var(--field);
  }
  a {
    position: relative;
    display: block;
    padding-block: 0.45rem;
    padding-inline-start: 1.75rem;
    color: var(--ink2);
    font-size: 0.95rem;
    line-height: 1.4;
    text-decoration: none;
  }
  a::before {
    content: '';
    position: absolute;
    inset-block-start: 0.75rem;
    inset-inline-start: 0;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border: 2px solid var(--field);
    border-radius: 50%;
    background: var(--paper);
  }
  a:hover {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  a:hover::before {
    border-color: var(--coral);
  }
  @media (min-width: 40rem) and (max-width: 61.99rem) {
    ol {
      columns: 2;
      column-gap: var(--g);
    }
    li {
      break-inside: avoid;
    }
  }
  @media (min-width: 62rem) {
    position: sticky;
    inset-block-start: 6.5rem;
    max-block-size: calc(100vh - 8rem);
    overflow: auto;
    /* Room for focus rings inside the scrolling box. */
    margin: -0.4rem;
    padding: 0.4rem;
    border: 0;
    @supports (scroll-target-group: auto) {
      ol {
        scroll-target-group: auto;
      }
      a:target-current {
        color: var(--ink);
        font-weight: 480;
      }
      a:target-current::before {
        border-color: var(--coral);
        background: var(--coral);
      }
    }
  }
  @media print {
    display: none;
  }
`

/**
 * Each section beside its margin, where there is room for one: what it says in a line stays there at its end, as long as the
 * section is read; where none has such a line, its heading does, at its start.
 */
export const text = css`
  font-size: 1.0625rem;
  line-height: 1.7;
  @media (min-width: 75rem) {
    section {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 16rem;
      column-gap: clamp(2.5rem, 4vw, 5rem);
      align-items: start;
    }
    /* The heading, and below it the text. */
    section > :is(h2, div) {
      grid-column: 1;
      max-inline-size: 40em;
    }
    &:has([name='short']:checked) section {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
    section:not(:has(> p)) {
      grid-template-columns: 16rem minmax(0, 1fr);
      > div {
        grid-column: 2;
      }
    }
  }
  section + section {
    margin-block-start: clamp(1.5rem, 1.1rem + 1.3vw, 2.25rem);
    padding-block-start: clamp(1.5rem, 1.1rem + 1.3vw, 2.25rem);
    border-block-start: 1px solid var(--line);
  }
  h2 {
    margin-block-end: 0.9rem;
    font-size: clamp(1.4rem, 1.2rem + 0.9vw, 1.85rem);
    line-height: 1.15;
    letter-spacing: -0.034em;
  }
  p {
    text-wrap: pretty;
  }
  p + p,
  ul + p,
  p + ul {
    margin-block-start: 0.9rem;
  }
  ul {
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
  &:has([name='short']:checked) section > div {
    display: none;
  }
  &:has([name='short']:checked) section + section {
    margin-block-start: 1.25rem;
    padding-block-start: 1.25rem;
  }
  a {
    color: var(--coral-t);
    font-weight: 450;
    text-underline-offset: 0.25em;
    overflow-wrap: anywhere;
  }
  @media print {
    font-size: 10.5pt;
    line-height: 1.5;
    max-inline-size: none;
    h2 {
      font-size: 14pt;
      break-after: avoid;
    }
    li,
    p {
      break-inside: avoid;
      orphans: 3;
      widows: 3;
    }
    a {
      color: inherit;
    }
  }
`

/** What a section says in a line: beside it where there is room. */
export const short = css`
  margin-block-end: 0.9rem;
  padding-inline-start: 1.1rem;
  border-inline-start: 3px solid var(--teal);
  font-weight: 450;
  @media (min-width: 75rem) {
    position: sticky;
    inset-block-start: 6.5rem;
    grid-area: 1 / 2 / span 2;
    margin-block: 0.35rem 0;
    line-height: 1.5;
    && {
      text-wrap: balance;
    }
  }
`
