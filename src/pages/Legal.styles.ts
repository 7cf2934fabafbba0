import { css } from '@emotion/react'
import { wrap } from '../theme/base.styles'
import { blocks } from './LegalBlocks.styles'

/** Contents and text; side by side where there is room. On printed pages only the text is wanted. */
export const page = css`
  ${wrap};
  display: grid;
  gap: clamp(1.75rem, 3vw, 2.5rem) clamp(2.5rem, 6vw, 6rem);
  padding-block: clamp(1.6rem, 4.5vw, 4rem) clamp(1.6rem, 6vw, 5rem);
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
    grid-template-columns: 13rem minmax(0, 1fr);
    column-gap: clamp(2rem, 3.6vw, 4rem);
  }
  @media print {
    color-scheme: light;
    color: var(--ink);
    display: block;
    padding: 0;
  }
`

/** What stands in a margin: larger than the text, behind a line of its own. */
const margin = css`
  padding-inline-start: 1.15rem;
  border-inline-start: 3px solid var(--teal);
  color: var(--ink);
  font-size: 1.25rem;
  letter-spacing: -0.022em;
  line-height: 1.5;
`

/** Where it stands there: as long as its section is read. */
const aside = css`
  position: sticky;
  inset-block-start: 6.5rem;
  grid-column: 2;
  align-self: first baseline;
  margin-block: 0;
`

/** Where to turn to: an evening of one colour in both schemes, with the sun at its edge. */
const end = css`
  --u: clamp(1.6rem, 15vw - 5rem, 9.5rem);
  --pad: clamp(1.35rem, 1rem + 2.6vw, 3.5rem);
  --ink: var(--on-coral);
  --coral-t: var(--on-coral);
  padding: var(--pad);
  border-radius: var(--r3);
  color: var(--ink);
  /* On phones small in the corner above the words, else beside them. */
  background: no-repeat radial-gradient(
    circle at 100% var(--rise, 0%),
    var(--d3) var(--u),
    var(--d2) calc(var(--u) + 1px) calc(var(--u) * 1.55),
    var(--d1) calc(var(--u) * 1.55 + 1px) calc(var(--u) * 2.3),
    var(--d0) calc(var(--u) * 2.3 + 1px)
  );
  > div > p:last-of-type {
    margin-block-start: 1.4rem;
    text-wrap: balance;
    font-size: clamp(1.25rem, 1rem + 1.25vw, 2.25rem);
    letter-spacing: -0.034em;
    line-height: 1.4;
  }
  /* Its line leads to the text: beside it is the sun. */
  @media (min-width: 75rem) {
    --rise: 100%;
    padding-inline-start: calc(var(--pad) + var(--hung));
    > p {
      position: static;
      grid-area: auto / 1;
      margin-block-end: 1.1rem;
    }
  }
  @media print {
    padding: 0;
    background: none;
  }
`

/**
 * Each section beside its margin, where there is room for one: what it says in a line stays there, or a note that its text
 * comes to. Halves stand two and two, and what is told in cards goes on below the margin.
 */
export const text = css`
  counter-reset: section;
  font-size: 1.0625rem;
  line-height: 1.7;
  ${blocks};
  @media (max-width: 39.99rem) {
    font-size: 1rem;
    line-height: 1.55;
  }
  section + section {
    --space: clamp(1.75rem, 1.3rem + 1.5vw, 2.75rem);
    margin-block-start: var(--space);
    padding-block-start: var(--space);
    border-block-start: 1px solid var(--line);
  }
  section {
    counter-increment: section;
  }
  *:not(:has([name='short']:checked)) > & > section:last-of-type {
    ${end};
  }
  /* In front of its title; beside it, and large, where there is room. */
  h2::before {
    content: counter(section, decimal-leading-zero);
    margin-inline-end: 0.45em;
    color: var(--coral-t);
  }
  h2 {
    position: relative;
    margin-block-end: 0.75rem;
    font-size: clamp(1.4rem, 1.1rem + 1.25vw, 2.25rem);
    line-height: 1.15;
    letter-spacing: -0.034em;
  }
  @media (min-width: 48rem) and (max-width: 61.99rem) {
    /* Beside its text, what it speaks of. */
    section:has(> [data-as='specimen']) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 19rem;
      column-gap: 2.5rem;
      align-items: start;
      > :is(h2, p) {
        grid-column: 1/-1;
      }
      > [data-as='specimen'] {
        margin-block-start: 0.4rem;
      }
    }
    *:not(:has([name='short']:checked)) > & {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 2.5rem;
      section:not([data-half]),
      [data-half]:has(li) {
        grid-column: 1/-1;
      }
    }
  }
  @media (min-width: 75rem) {
    --apart: clamp(2rem, 3.4vw, 4.5rem);
    --margin: clamp(17rem, 20vw, 22rem);
    /* One width for all that is read in paragraphs. */
    --measure: min(40em, 100% - var(--margin) - var(--apart));
    --hung: min(6.7vw, 6rem);
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--apart);
    section {
      grid-column: 1/-1;
      display: grid;
      grid-template-columns: minmax(0, 1fr) var(--margin);
      column-gap: var(--apart);
      align-items: start;
      padding-inline-start: var(--hung);
    }
    h2::before {
      position: absolute;
      inset-block-start: -0.08em;
      inset-inline-end: 100%;
      inline-size: var(--hung);
      margin: 0;
      font-size: calc(var(--hung) * 0.62);
      font-weight: 340;
      letter-spacing: -0.06em;
      line-height: 1;
    }
    /* The heading, and below it the text. */
    section > :is(h2, div) {
      grid-column: 1;
      max-inline-size: 40em;
    }
    section > h2 {
      align-self: first baseline;
    }
    *:has([name='short']:checked) > & section {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
    *:not(:has([name='short']:checked)) > & {
      /* What is told in columns has the whole width, and the line stands above it. */
      section:has(> div > :is(dl, [data-as='led'], [data-as='laws'], [data-as='steps'], [data-night])) {
        > p {
          position: static;
          grid-area: auto / 1 / auto / -1;
          margin-block-end: 1.4rem;
        }
        > div {
          grid-column: 1/-1;
          max-inline-size: none;
        }
        > div > p:not([data-night]) {
          max-inline-size: var(--measure);
        }
      }
      /* Beside all of it, what it speaks of. */
      section:has(> [data-as='specimen']) {
        grid-template: auto auto 1fr / minmax(0, 1fr) minmax(0, 0.78fr);
        > p {
          position: static;
          grid-area: 2 / 1;
          margin-block-end: 1.1rem;
        }
        > div {
          grid-row: 3;
        }
        > [data-as='specimen'] {
          grid-area: 1 / 2 / span 3;
          max-inline-size: none;
          margin-block-start: 0;
        }
      }
      /* Without a line of its own, the sentence set large has the whole width. */
      section:not(:has(> p), :last-of-type) {
        > div {
          grid-column: 1/-1;
          max-inline-size: none;
        }
        > div > ol {
          max-inline-size: 40em;
        }
        > div > p:not([data-as='pull']) {
          max-inline-size: var(--measure);
        }
      }
      /* What is said of bars, and of steps, goes on in two columns. */
      section:has(> div > :is([data-as='bars'], [data-as='steps'])) > div {
        display: grid;
        grid-template: auto auto 1fr / repeat(2, minmax(0, 1fr));
        gap: 1.4rem var(--apart);
        align-items: first baseline;
        > * {
          margin: 0;
        }
        > [data-as='bars'],
        > [data-as='tools'],
        > p:first-child {
          grid-column: 1/-1;
        }
        > [data-as='bars'] + p,
        > ol:first-child {
          grid-row: span 3;
        }
        > p:not(:first-child) {
          max-inline-size: none;
        }
      }
      section:has(> div > [data-as='steps']) > div {
        grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      }
      /* Short ones stand two and two. */
      @media (min-width: 85rem) {
        [data-half] {
          grid-column: auto;
          grid-template-columns: minmax(0, 1fr);
          align-content: start;
          padding-inline-start: 0;
          > h2::before {
            position: static;
            display: block;
            margin-block-end: 0.3em;
          }
          > p {
            position: static;
            grid-area: auto;
            margin-block-end: 1rem;
          }
        }
      }
      /* The two halves of the card beside the title, at length. */
      [data-half]:has(li) {
        grid-column: auto;
        display: block;
        margin-block-start: 4rem;
        margin-inline-end: calc(var(--apart) / -2);
        padding: 2.5rem;
        border: 1px solid var(--line);
        border-radius: var(--r3) 0 0 var(--r3);
        background: var(--teal-w);
        > h2::before {
          position: static;
          display: block;
          margin-block-end: 0.3em;
        }
        > p {
          margin-block-end: 1rem;
        }
        ul {
          padding: 0;
          background: none;
        }
        + [data-half]:has(li) {
          margin-inline: calc(var(--apart) / -2) 0;
          border-inline-start: 0;
          border-radius: 0 var(--r3) var(--r3) 0;
          background: var(--coral-w);
          > p {
            border-color: var(--coral-t);
          }
        }
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
  ${margin};
  margin-block-end: 0.9rem;
  @media (max-width: 74.99rem) {
    font-size: 1.125rem;
  }
  @media (min-width: 75rem) {
    ${aside};
    grid-row: 1 / span 2;
  }
  @media (min-width: 48rem) {
    && {
      text-wrap: balance;
    }
  }
`
