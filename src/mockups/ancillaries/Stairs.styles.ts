import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/**
 * The totals as steps (on phones, as bars), and below them four rules, each with an example. Teal is what a supplier sells,
 * coral the operator's own.
 */
export const stairs = css`
  ol {
    gap: var(--space-5) var(--space-3);
  }
  /* Each below a rule of its own, because its example is not about the step above it. */
  ul > li {
    padding-block-start: var(--space-4);
    border-block-start: 2px solid var(--coral);
  }
  p {
    margin-block-start: var(--space-1);
    margin-inline-end: var(--space-4);
  }
  b {
    font-weight: 400;
    letter-spacing: -0.05em;
  }
  @media ${below.tablet} {
    gap: 2.5rem;
    ul {
      gap: var(--space-5);
    }
    svg {
      display: none;
    }
    ol > li {
      display: flex;
      flex-flow: wrap row-reverse;
      align-items: baseline;
      gap: var(--space-2) var(--space-3);
    }
    ol div {
      display: contents;
    }
    ol h3 {
      flex: 1;
    }
    ol p {
      order: 1;
      inline-size: 100%;
      margin: 0;
    }
    [data-part='bar'] {
      display: block;
      order: 2;
      [dir='rtl'] & {
        scale: -1 1;
      }
    }
  }
  @media ${from.tablet} {
    /* Smaller on low screens, so that the scroll guide's dots still land with their headings on the screen. */
    gap: clamp(1rem, 16vh - 7.25rem, 3.5rem);
    ul {
      grid-template-columns: repeat(4, 1fr);
      gap: var(--g);
    }
    /* Large, except on low screens. */
    ul small {
      font-size: var(--drawn-2);
    }
    ol p {
      margin-inline-end: 0;
    }
    ol {
      grid-template-columns: repeat(5, 1fr);
      align-items: end;
    }
    [data-part='bar'] {
      display: none;
    }
    /* The total before this step, and below it the text, which is equally high on all steps. */
    li > div {
      display: grid;
      grid-template-rows: auto minmax(max(7.2rem, 23.2rem - 18vw), auto);
      background: var(--coral-w);
      > div {
        grid-row: 2;
        padding: var(--space-3) clamp(0.65rem, 1.2vw, 0.9rem);
      }
    }
    [data-part='start'] > div {
      background: var(--teal-w);
    }
  }
  /* Texts of equal height let the names begin on one line. */
  @media ${from.wide} {
    ol p {
      min-block-size: 3lh;
    }
  }
`
