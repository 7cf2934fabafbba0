import { css } from '@emotion/react'
import { hidden } from '../theme/base.styles'
import { properties, tones } from '../theme/tokens'
import { apps, consultancy, design, marketing, tiles, training } from './PortfolioPieces.styles'

/** Each piece is a picture, then its description; one large piece leads its area. No two areas have the same layout. */
export const pieces = css`
  --gap: clamp(1.5rem, 4vw, 4rem);
  display: grid;
  gap: 0.6rem;
  > li {
    display: grid;
    gap: 0.3rem;
    align-content: start;
  }
  [data-tone] {
    --a: var(--d2);
    --d: var(--d5);
    position: relative;
    isolation: isolate;
    display: grid;
    place-items: center;
  }
  [data-tone='violet'] {
    ${properties(tones.violet)}
  }
  /* The measure, which the page's title promises: it is what is read second. */
  dl {
    line-height: 1.3;
    dt {
      color: var(--ink2);
      font-size: 0.9375rem;
      margin-block-end: 0.3em;
    }
    dd {
      color: var(--teal-t);
      font-size: clamp(1rem, 0.75rem + 0.7vw, 1.375rem);
      font-weight: 500;
      text-wrap: balance;
    }
  }
  p {
    color: var(--ink2);
    max-inline-size: 34em;
  }
  @media (max-width: 47.99rem) {
    --pad: 0;
    [data-type$='d'] {
      display: none;
    }
    h3 {
      font-size: 1.0625rem;
    }
    /* The measure's name stands once in each area. */
    li:not(:first-of-type) dt {
      ${hidden};
    }
    dl {
      margin-block: 0.2rem 0.3rem;
      dt {
        font-size: 0.75rem;
        line-height: 1.15;
        margin: 0;
      }
    }
    p {
      font-size: 0.875rem;
      line-height: 1.3;
    }
    p + p {
      display: none;
    }
    /* Later pieces have their picture as a thumbnail, at the end of the lines that name them. */
    &:not([data-area='marketing'], [data-area='apps']) > li:not(:first-of-type) {
      grid-template-columns: minmax(0, 1fr) 4.5rem;
      gap: 0 0.75rem;
      > [data-tone] {
        grid-area: 2/2;
        align-self: center;
        &,
        > div {
          border-radius: var(--r1);
        }
        text {
          display: none;
        }
        [data-part='cells'] {
          fill: var(--teal);
        }
        [data-part='closed'] {
          fill: var(--coral);
        }
      }
      > :last-child {
        display: contents;
      }
      h3,
      p {
        grid-column: 1/-1;
      }
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--gap);
    h3 {
      font-size: clamp(1.35rem, 1.9vw, 1.75rem);
      line-height: 1.15;
    }
    dl {
      margin-block: 1rem;
    }
    p {
      font-size: 1.125rem;
    }
    p + p {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.75em;
      margin-block-start: 0.6rem;
      font-size: 1rem;
      overflow: clip;
    }
    /* The dot before the first fact of a line lies outside, so it is not seen. */
    p span::before {
      content: '·';
      margin-inline: -0.5em 0.25em;
    }
    > li {
      gap: 1.75rem;
    }
    > li:first-of-type {
      grid-column: 1/-1;
      grid-template-columns: 5fr 7fr;
      gap: inherit;
      > [data-tone] {
        grid-area: 1/2;
      }
      h3 {
        font-size: clamp(1.5rem, 2.2vw, 2rem);
      }
    }
    ${consultancy};
  }
  ${tiles};
  ${marketing};
  ${design};
  ${apps};
  ${training};
`
