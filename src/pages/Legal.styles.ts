import { css } from '@emotion/react'
import { layer } from '../theme/base.styles'
import { below, from } from '../theme/scale'
import { short, whole } from './legal-views'

/** The switch and the contents, then the text; on wide screens the contents stand beside both. Only the text is printed. */
export const page = css`
  gap: clamp(2rem, 4vw, 2.5rem);
  padding-block: clamp(1.6rem, 4vw, 3.5rem) clamp(2.5rem, 5vw, 4.5rem);
  @media ${from.wide} {
    grid-template: auto 1fr / 13rem minmax(0, 1fr);
    gap: 0 clamp(2rem, 3.4vw, 3rem);
    > * {
      grid-column: 2;
    }
    > nav {
      grid-area: 1 / 1 / span 2;
    }
    > :has(+ nav) {
      margin-block-end: 2.5rem;
    }
  }
  /* Doubled, to hide also the drawings that have a grid of their own. */
  &&:has([name='short']:checked) section > div {
    display: none;
  }
  @media print {
    display: block;
    padding: 0;
  }
`

/**
 * Each section stands under its number and title, with a short line that is always shown; rules separate the sections. On
 * wide screens all text has one measure, the drawings stand in the margin, and lists have two columns.
 */
export const text = css`
  counter-reset: section;
  font-size: var(--text-6);
  section > div > p {
    text-wrap: pretty;
  }
  section > div > * + * {
    margin-block-start: 0.9rem;
  }
  section > div > * + [data-as],
  section > div > [data-as] + * {
    margin-block-start: 1.4rem;
  }
  /* Drawings bring their own background. */
  section > [data-as='specimen'] {
    max-inline-size: 24rem;
    margin-block-start: 1.4rem;
  }
  [data-as='pull'] {
    letter-spacing: -0.038em;
    text-wrap: balance;
  }
  li {
    position: relative;
    padding-inline-start: var(--space-6);
  }
  li::before {
    ${layer};
    inset-block-start: 0.6em;
    inset-inline-start: 0.1rem;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: 1.5px solid var(--teal);
    border-radius: 50%;
  }
  a {
    overflow-wrap: anywhere;
    @media ${below.tiny} {
      white-space: normal;
    }
  }
  @media ${below.largePhone} {
    font-size: var(--text-4);
  }
  section {
    --space: clamp(1.75rem, 1.3rem + 1.5vw, 2.75rem);
    counter-increment: section;
  }
  section + section {
    margin-block-start: var(--space);
    padding-block-start: var(--space);
    border-block-start: 1px solid var(--line);
    @media ${below.largePhone} {
      --space: 2.5rem;
    }
  }
  /* The section in a line: below its title, larger than the text. */
  section > p {
    margin-block-end: 1.1rem;
    letter-spacing: -0.026em;
    @media ${from.tablet} {
      margin-block-end: 1.35rem;
      font-size: var(--text-8);
    }
  }
  ${short} > & > section {
    --space: 1.25rem;
    > p {
      margin: 0;
    }
    > h2 {
      font-size: var(--text-9);
    }
  }
  @media screen {
    ${whole} > & > :not([data-half]):has(+ [data-half]) {
      margin-block-end: var(--space);
    }
  }
  /* The number stands before the title, and is hung in the margin on wide screens. */
  h2::before {
    content: counter(section, decimal-leading-zero);
    color: var(--coral-t);
    font-weight: 340;
    letter-spacing: -0.06em;
  }
  h2 {
    --hang: 1.4em;
    position: relative;
    margin-block-end: 0.6rem;
    /* The digits have no negative spacing there. */
    [dir='rtl'] & {
      --hang: 1.6em;
    }
    letter-spacing: -0.038em;
    @media ${below.tiny} {
      font-size: var(--text-7);
    }
    &:has(+ div) {
      margin-block-end: 1.25rem;
    }
    /* Further lines of a title begin where its first word does. */
    @media ${below.wide} {
      padding-inline-start: var(--hang);
      text-indent: calc(-1 * var(--hang));
      &::before {
        display: inline-block;
        inline-size: var(--hang);
        text-indent: 0;
      }
    }
  }
  @media screen and ${from.largePhone} and ${below.wide} {
    /* The drawing stands beside the text. */
    section:has(> [data-as]):not([data-half]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) min(19rem, 45%);
      column-gap: 2.5rem;
      > :is(h2, p) {
        grid-column: 1/-1;
      }
      > [data-as] {
        display: grid;
        margin-block-start: 0.4rem;
      }
    }
  }
  @media ${from.tablet} {
    ${whole} > & {
      display: grid;
      grid-template-columns: var(--halves, repeat(2, minmax(0, 1fr)));
      column-gap: var(--space-6);
      section:not([data-half]) {
        grid-column: 1/-1;
      }
      @media ${below.wide} {
        [data-half]:has(li) {
          grid-column: 1/-1;
        }
      }
    }
  }
  @media ${from.wide} {
    --apart: clamp(2rem, 3.4vw, 3rem);
    --hung: 4.5rem;
    section {
      padding-inline-start: var(--hung);
    }
    h2::before {
      position: absolute;
      inset-inline-end: 100%;
      inline-size: var(--hung);
    }
    ${short} > & section {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      column-gap: var(--apart);
      align-items: baseline;
    }
    ${whole} > & {
      column-gap: clamp(1.25rem, 2vw, 2rem);
      section:where(:not([data-half], [data-end])) > div:where(:not([data-as])) {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: var(--space-6) var(--apart);
        align-items: start;
        > * {
          margin: 0;
        }
        > [data-as] {
          grid-column: 1/-1;
        }
      }
      /* Text without other blocks stands beside its title, a drawing in the margin. */
      section:where(:not([data-half], [data-end], :has(div > [data-as]:not([data-night])))),
      section:where(:not([data-half]):has(> [data-as])) {
        display: grid;
        grid-template: auto auto 1fr / var(--sheet, minmax(0, 4fr) minmax(0, 7fr));
        column-gap: var(--apart);
        > div:where(:not([data-as])) {
          grid-template-columns: minmax(0, 1fr);
          gap: var(--space-5);
          align-content: start;
        }
      }
      section:where(:not([data-half], :has(> [data-as]))) > div:where(:not(:has([data-as]))) {
        grid-area: 1 / 2 / span 3;
        padding-block-start: var(--space-2);
      }
      section:where(:not([data-half]):has(> [data-as])) {
        --sheet: minmax(0, 40rem) minmax(33%, 1fr);
        > :where(:not([data-as])) {
          grid-column: 1;
        }
        > [data-as] {
          grid-area: 1 / 2 / span 3;
          display: grid;
          max-inline-size: none;
          margin-block-start: 0;
        }
      }
      [data-half] {
        > h2 {
          font-size: var(--drawn-1);
        }
        > h2::before {
          position: static;
          margin-inline-end: 0.4em;
        }
      }
    }
  }
  @media print {
    font-size: 11pt;
    h2 {
      font-size: 14pt;
    }
    p {
      break-inside: avoid;
    }
  }
`
