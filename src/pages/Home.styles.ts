import { css } from '@emotion/react'
import { day, wrap } from '../theme/base.styles'

/** The hero's figures: rows on phones, elsewhere as large as headlines, on the paper in front of the hero. */
export const figures = css`
  ${wrap};
  ${day};
  display: grid;
  /* As wide as the longest figure. */
  grid-template-columns: minmax(6.75rem, auto) 1fr;
  row-gap: 0.6rem;
  padding-block-start: clamp(2.25rem, min(5vw, 5vh), 5rem);
  li {
    grid-column: 1 / -1;
    display: grid;
    grid-template: auto 1fr / subgrid;
    align-content: start;
    text-wrap: balance;
  }
  strong {
    grid-row: span 2;
    padding-inline-end: 0.75rem;
    font-size: 2.5rem;
    font-weight: 400;
    line-height: 1;
    letter-spacing: -0.055em;
  }
  small {
    color: var(--ink2);
    font-size: var(--ts);
    line-height: max(var(--least-line), 1.4);
  }
  /* Narrow enough that both buttons stand in one row. */
  @media (max-width: 47.99rem) {
    #hero:has(&) h1 ~ div a {
      padding-inline: 1.2rem;
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, 1fr);
    column-gap: clamp(1.5rem, 4vw, 4rem);
    &:has(> :nth-of-type(4):last-of-type) {
      grid-template-columns: repeat(2, 1fr);
    }
    li {
      grid-column: auto;
      grid-template: none;
    }
    strong {
      grid-row: auto;
      padding: 0;
      font-size: clamp(4rem, 6.75vw, 8rem);
    }
    [data-long] strong {
      font-size: clamp(2.25rem, 4.4vw, 5rem);
    }
    span {
      margin-block: 0.5rem 0.25rem;
      font-size: 1.25rem;
      line-height: 1.25;
    }
    small {
      font-size: 1rem;
    }
  }
`

/** The chooser, apart from the heading that follows it in the same section. */
export const starts = css`
  margin-block-end: clamp(3rem, 7vw, 6rem);
`
