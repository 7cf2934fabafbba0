import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/**
 * A shop window under an awning. Its features, each with a drawing, form a list or, on wide screens, stand on two boards
 * that run through; on phones each stands on a board of its own.
 */
export const vitrine = css`
  --hang: clamp(1.4rem, 4.5vh, 3rem);
  padding-block-start: calc(var(--hang) + 0.5rem);
  border-radius: var(--radius-m) var(--radius-m) 0 0;
  background:
    radial-gradient(circle at 50% 0, var(--d0) 20%, var(--d1) 22% 37%, var(--d2) 39% 53%, var(--d3) 55% 69%, transparent 71%) 0 0 /
      calc(var(--hang) * 2) var(--hang) round no-repeat,
    linear-gradient(var(--coral-w) calc(var(--hang) + 1rem), transparent 0);
  border-block-start: 0.5rem solid var(--d4);
  li > div {
    border-block-end: 0.5rem solid var(--d4);
    align-items: end;
  }
  svg {
    max-inline-size: 100%;
  }
  @media ${from.tablet} and ${below.laptop} {
    > li {
      display: grid;
      grid-template: auto auto / var(--wide, 17vw) 1fr;
      gap: 0 var(--space-5);
      padding-block-start: 2.75vw;
    }
    h3 {
      align-self: end;
    }
    li > div {
      grid-row: span 2;
      padding-inline: var(--space-2);
    }
    /* Of the larger drawings, only the price is still large enough. */
    > [data-size='wide'] g:not(:last-child) > text {
      display: none;
    }
    li + li svg {
      aspect-ratio: 1.6;
    }
    > [data-size='widest'] {
      --wide: 50%;
      padding: 0;
      background: linear-gradient(0deg, var(--d4) 0.5rem, var(--coral-w) 0);
    }
  }
  @media ${below.tablet} {
    row-gap: var(--space-6);
    li > div {
      justify-items: center;
      block-size: 9rem;
      margin-block-end: 0.9rem;
      padding-inline: var(--space-5);
    }
    svg {
      block-size: 8rem;
    }
    /* As wide as its board, with letters as large as on the other goods. */
    > [data-size='widest'] > div {
      padding-inline: var(--space-3);
    }
    > [data-size='widest'] svg {
      font-size: 23px;
    }
    h3 {
      margin-block-end: 0.3rem;
    }
  }
  @media ${from.largePhone} and ${below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-5);
  }
  @media ${from.laptop} {
    --tall: 20.5vh;
    --low: 13.4vh;
    /* Wider than the page's column, so that goods, their names and the heading are aligned. */
    margin-inline: -1rem;
    grid-template-columns: repeat(20, 1fr);
    > li {
      --high: min(8.5rem, var(--low));
      grid-column: span var(--span, 4);
    }
    > [data-size] {
      --span: 6;
      --high: min(13rem, var(--tall));
    }
    > [data-size='widest'] {
      --span: 8;
    }
    li > div {
      justify-items: start;
      padding-inline-start: var(--space-5);
      block-size: calc(var(--high) + 1rem);
      margin-block-end: 0.7rem;
    }
    svg {
      block-size: var(--high);
    }
    h3,
    p {
      padding-inline: var(--space-5) var(--space-1);
    }
    h3 {
      margin-block-end: 0.6vh;
    }
    row-gap: 3.6vh;
  }
  @media ${from.wide} and (max-height: 50rem) {
    --tall: 11vh;
    --low: 7vh;
    --hang: 1.3rem;
  }
`
