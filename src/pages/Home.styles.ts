import { css } from '@emotion/react'
import { day, wrap } from '../theme/base.styles'

/** The hero's figures: rows on phones, elsewhere as large as headlines, on the paper in front of the hero. */
export const figures = css`
  ${wrap};
  ${day};
  display: grid;
  gap: 0.6rem clamp(1.5rem, 4vw, 4rem);
  padding-block-start: clamp(2.25rem, min(5vw, 5vh), 5rem);
  li {
    display: grid;
    grid-template: auto 1fr / 6.75rem 1fr;
    align-content: start;
    text-wrap: balance;
  }
  strong {
    grid-row: span 2;
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
    li {
      grid-template: none;
    }
    strong {
      grid-row: auto;
      font-size: clamp(4rem, 6.75vw, 8rem);
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
