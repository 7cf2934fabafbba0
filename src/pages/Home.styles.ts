import { css } from '@emotion/react'
import { below, from } from '../theme/scale'

/** The hero's figures: rows on phones, elsewhere as large as headlines, on the paper in front of the hero. */
export const figures = css`
  --figure: var(--text-9);
  /* As wide as the longest figure. */
  grid-template-columns: minmax(6.75rem, auto) 1fr;
  row-gap: var(--space-3);
  padding-block-start: clamp(2.25rem, min(5vw, 5vh), 5rem);
  li {
    grid-column: 1 / -1;
    grid-template: auto 1fr / subgrid;
    align-content: start;
    text-wrap: balance;
  }
  strong {
    grid-row: span 2;
    padding-inline-end: var(--space-4);
  }
  small {
    color: var(--ink2);
    font-size: var(--text-3);
    line-height: var(--line-4);
  }
  @media ${below.tablet} {
    &:has([data-digits]) {
      --figure: var(--text-8);
    }
  }
  /* All are as small as the longest needs, so that they stand on one line. */
  @media ${from.tablet} {
    --figure: var(--title-1);
    --figure-long: var(--title-3);
    grid-template-columns: repeat(3, 1fr);
    gap: var(--space-7) clamp(1.5rem, 4vw, 4rem);
    li {
      grid-column: auto;
      grid-template: none;
    }
    strong {
      grid-row: auto;
      padding: 0;
    }
    span {
      margin-block: var(--space-3) var(--space-1);
      font-size: var(--text-7);
      line-height: var(--line-3);
    }
    small {
      font-size: var(--text-5);
    }
  }
`

/** The same in rows of two, for four figures. */
export const pairs = css`
  @media ${from.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
`

/** The chooser, apart from the heading that follows it in the same section. */
export const starts = css`
  margin-block-end: clamp(3rem, 7vw, 6rem);
`
