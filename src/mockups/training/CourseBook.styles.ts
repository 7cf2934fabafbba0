import { css } from '@emotion/react'
import { colourOf } from '../../theme/tokens'

/** Where the pages meet it is darker than on them. */
const gutter = colourOf(['var(--field)', 'var(--sky)'])

/** Two facing pages, with more leaves below them; one under the other where there is no room for two. */
export const book = css`
  display: grid;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--r1);
  box-shadow:
    0 5px 0 -1px var(--card),
    0 5px 0 0 var(--line),
    0 10px 0 -1px var(--card),
    0 10px 0 0 var(--line),
    var(--lift, var(--sh2));
  > li {
    display: grid;
    align-content: start;
    gap: 1.5rem;
    padding: clamp(1.35rem, 0.6rem + 3.4vw, 4rem);
  }
  > :first-of-type {
    border-block-end: 1px dashed var(--field);
  }
  @media (max-width: 47.99rem) {
    /* Of the next page its empty margin looks in, and no half words. */
    --item: calc(100vw - 2 * var(--gut));
    --lift: var(--sh1);
    margin-block-end: 0.75rem;
    > :first-of-type {
      border-block: 0;
      border-inline-end: 1px dashed var(--field);
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: 1fr 1fr;
    > :first-of-type {
      border: 0;
      border-inline-end: 1px solid ${colourOf(['var(--line)', 'var(--sky)'])};
      box-shadow: inset -2.5rem 0 2.5rem -2.5rem ${gutter};
    }
    [dir='rtl'] & > :first-of-type {
      box-shadow: inset 2.5rem 0 2.5rem -2.5rem ${gutter};
    }
  }
`

/** What stands at the head of each page. */
export const folio = css`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding-block-end: 0.75rem;
  border-block-end: 1px solid var(--line);
  font-size: var(--tx);
  color: var(--ink2);
`

export const title = css`
  font-size: clamp(1.45rem, 1.1rem + 1.2vw, 2.1rem);
  line-height: 1.15;
  max-inline-size: 18em;
`

/** The rule as it is filed: capitals, one letter a paragraph. */
export const rule = css`
  display: grid;
  gap: 0.85rem;
  padding: clamp(1rem, 2.5vw, 1.6rem);
  background: var(--sand);
  border-inline-start: 3px solid var(--field);
  font-size: clamp(0.95rem, 0.85rem + 0.3vw, 1.1rem);
  letter-spacing: 0.02em;
  > b {
    font-weight: 480;
  }
  li,
  > b {
    display: grid;
    grid-template-columns: 2rem 1fr;
    align-items: baseline;
  }
  ol {
    display: grid;
    gap: 0.85rem;
  }
`

export const letter = css`
  display: grid;
  place-items: center;
  inline-size: 1.35rem;
  block-size: 1.35rem;
  border: 1.5px solid var(--coral);
  border-radius: 50%;
  font-size: 0.75rem;
  font-weight: 500;
  letter-spacing: 0;
`

/** A remark in the margin, a little askew, as by hand. */
export const margin = css`
  justify-self: end;
  max-inline-size: 20em;
  padding-inline-start: 1rem;
  border-inline-start: 2px solid var(--coral);
  font-size: 1.05rem;
  color: var(--coral-t);
  rotate: -1.5deg;
  [dir='rtl'] & {
    rotate: 1.5deg;
  }
`

/** The same letters, in plain words. */
export const meaning = css`
  display: grid;
  gap: 1.1rem;
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: 2rem 1fr;
    align-items: baseline;
  }
  dd {
    margin: 0;
  }
`

/** What the page is for: the sentence that the client hears. */
export const say = css`
  display: grid;
  gap: 0.75rem;
  margin: 0;
  padding-block-start: 1.5rem;
  border-block-start: 1px dashed var(--field);
  figcaption {
    font-size: var(--ts);
    color: var(--coral-t);
    font-weight: 450;
  }
  blockquote {
    margin: 0;
    font-size: clamp(1.35rem, 1rem + 1.5vw, 2.05rem);
    line-height: 1.25;
    letter-spacing: -0.03em;
    text-wrap: balance;
  }
`
