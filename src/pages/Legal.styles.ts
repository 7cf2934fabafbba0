import { css } from '@emotion/react'
import { wrap } from '../theme/base.styles'
import { blocks } from './LegalBlocks.styles'

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
 * section is read; where none has such a line, its heading does, at its start. Halves stand two and two, and cells go on below
 * the margin.
 */
export const text = css`
  counter-reset: section;
  font-size: 1.0625rem;
  line-height: 1.7;
  ${blocks};
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
  @media (min-width: 75rem) {
    --apart: clamp(2.5rem, 4vw, 5rem);
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--apart);
    section {
      grid-column: 1/-1;
      display: grid;
      grid-template-columns: minmax(0, 1fr) 17rem;
      column-gap: var(--apart);
      align-items: start;
    }
    /* The heading, and below it the text. */
    section > :is(h2, div) {
      grid-column: 1;
      max-inline-size: 40em;
    }
    section:has(> p) > h2 {
      align-self: first baseline;
    }
    *:has([name='short']:checked) > & section {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
    *:has([name='short']:not(:checked)) > & {
      [data-half] {
        grid-column: auto;
        display: block;
      }
      [data-half] h2 {
        margin-block-end: 0.6rem;
        font-size: 1.5rem;
      }
      [data-half] > p {
        position: static;
        margin-block-end: 0.6rem;
        padding: 0;
        border: 0;
      }
      section:has([data-as='cells']) > div {
        display: contents;
        > * {
          grid-column: 1;
          max-inline-size: 40em;
        }
        > [data-as='cells'] {
          grid-column: 1/-1;
          max-inline-size: none;
        }
      }
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
  font-size: 1.125rem;
  line-height: 1.5;
  @media (min-width: 75rem) {
    position: sticky;
    inset-block-start: 6.5rem;
    grid-area: 1 / 2 / span 2;
    align-self: first baseline;
    margin-block: 0;
    padding-block: 0;
    padding-inline: 1rem 0;
    border-inline-start: 2px solid var(--teal);
    border-radius: 0;
    background: none;
    && {
      text-wrap: balance;
    }
  }
`
