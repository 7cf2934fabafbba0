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
  gap: clamp(1.75rem, 3vw, 2.5rem) clamp(2.5rem, 6vw, 6rem);
  padding-block: clamp(1rem, 3vw, 2.5rem) var(--y);
  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 19rem) minmax(0, 40em);
    justify-content: space-between;
    /* Contents at the start of both rows, of the switch and of the text. */
    > :last-of-type:not(:only-of-type) {
      grid-column: 2;
    }
    > nav {
      grid-area: 1 / 1 / span 2;
    }
  }
  &:has([name='short']:checked) section > div {
    display: none;
  }
  &:has([name='short']:checked) section + section {
    margin-block-start: 1.25rem;
    padding-block-start: 1.25rem;
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

/**
 * Each section beside its margin, where there is room for one: what it says in a line stays there at its end, as long as the
 * section is read; where none has such a line, its heading does, at its start.
 */
export const text = css`
  counter-reset: section;
  font-size: 1.0625rem;
  line-height: 1.7;
  @media (min-width: 75rem) {
    section {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 17rem;
      column-gap: clamp(2.5rem, 4vw, 5rem);
      align-items: start;
    }
    /* The heading, and below it the text. */
    section > :is(h2, div) {
      grid-column: 1;
      max-inline-size: 40em;
    }
    :has([name='short']:checked) > & section {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
    section:not(:has(> p)) {
      grid-template-columns: 16rem minmax(0, 1fr);
      > div {
        grid-column: 2;
      }
      h2::before {
        display: block;
      }
    }
  }
  section + section {
    margin-block-start: clamp(1.5rem, 1.1rem + 1.3vw, 2.25rem);
    padding-block-start: clamp(1.5rem, 1.1rem + 1.3vw, 2.25rem);
    border-block-start: 1px solid var(--line);
  }
  section {
    counter-increment: section;
  }
  h2::before {
    content: counter(section, decimal-leading-zero) ' ';
    color: var(--coral-t);
    font-variant-numeric: tabular-nums;
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
  section > div > * + * {
    margin-block-start: 0.9rem;
  }
  [data-as='pull'] {
    margin-block: 1.5rem;
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
  section b {
    font-weight: 520;
    color: var(--teal-t);
  }
  section span {
    white-space: nowrap;
  }
  [data-as='crosses'] {
    padding: 1.25rem 1.5rem;
    border-radius: var(--r2);
    background: var(--sand);
    li {
      padding-inline-start: 2rem;
    }
    li::before {
      --bar: transparent 44%, var(--coral-t) 0 56%, transparent 0;
      inset-block-start: 0.5em;
      inline-size: 0.9rem;
      block-size: 0.9rem;
      border: 0;
      border-radius: 0;
      background: linear-gradient(45deg, var(--bar)), linear-gradient(-45deg, var(--bar));
    }
  }
  [data-as='cells'] {
    gap: 0.75rem;
    li {
      padding: 1rem 1.25rem;
      border: 1px solid var(--line);
      border-radius: var(--r2);
      background: var(--card);
      line-height: 1.5;
    }
    li::before {
      content: none;
    }
    @media (min-width: 40rem) {
      grid-template-columns: 1fr 1fr;
    }
  }
  /* The stops of a route, numbered. */
  [data-as='steps'] {
    counter-reset: step;
    gap: 0;
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
    li:not(:last-of-type)::after {
      content: '';
      position: absolute;
      inset-block: 2.4rem 0.15rem;
      inset-inline-start: calc(1.125rem - 1px);
      border-inline-start: 2px dashed var(--field);
    }
  }
  dd {
    margin: 0;
    text-wrap: pretty;
  }
  [data-as='rows'] > div {
    padding-block: 0.9rem;
    border-block-start: 1px solid var(--line);
    @media (min-width: 40rem) {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: 1.5rem;
      align-items: baseline;
    }
    dt {
      font-weight: 480;
      line-height: 1.5;
    }
    dd {
      line-height: 1.55;
    }
    b {
      font-size: 1.25em;
    }
  }
  [data-as='cards'] {
    display: grid;
    gap: 0.75rem;
    @media (min-width: 40rem) {
      grid-template-columns: 1fr 1fr;
    }
    > div {
      padding: 1.25rem;
      border: 1px solid var(--line);
      border-block-start: 4px solid var(--teal);
      border-radius: var(--r2);
      background: var(--card);
    }
    dt {
      font-size: var(--t4);
      letter-spacing: -0.026em;
    }
    dd {
      margin-block-start: 0.6rem;
      line-height: 1.5;
    }
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
  padding: 0.9rem 1.25rem;
  border-radius: var(--r2);
  background: var(--teal-w);
  color: var(--teal-t);
  font-size: 1.1875rem;
  font-weight: 450;
  line-height: 1.5;
  @media (min-width: 75rem) {
    position: sticky;
    inset-block-start: 6.5rem;
    grid-area: 1 / 2 / span 2;
    margin-block: 0;
    && {
      text-wrap: balance;
    }
  }
`
