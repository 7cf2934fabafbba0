import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'
import { colours, gulf } from '../../theme/tokens'

/** The first figure stands on a road that leaves the page; the others below it take half of the page each. */
export const reach = css`
  margin-block-end: calc(var(--y) * -1);
`

export const figure = css`
  strong {
    display: block;
    @media ${from.tablet} {
      font-size: var(--display-2);
    }
  }
  div {
    margin-block-start: max(0.4rem, 1vw);
    font-size: var(--drawn-1);
  }
  small {
    display: block;
    margin-block-start: var(--space-1);
  }
`

export const road = css`
  grid-column: span 2;
  margin-inline-end: calc(50% - 50vw);
  padding-block-end: clamp(1.5rem, 4vw, 4rem);
  strong {
    padding-block-end: 0.06em;
    border-block-end: 2px dashed var(--field);
    font-size: calc(min(100vw - 2 * var(--gut), var(--max)) * 0.2448);
    text-indent: -0.085em;
    /* The Arabic words are narrower. */
    [dir='rtl'] & {
      font-size: calc(min(100vw - 2 * var(--gut), var(--max)) * 0.2685);
      text-indent: -0.066em;
    }
  }
  /* Digits are wider than letters. */
  &[data-digits] strong {
    font-size: calc(min(100vw - 2 * var(--gut), var(--max)) * 0.19);
  }
  div {
    padding-inline-end: var(--gut);
    @media ${from.laptop} {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

export const half = css`
  /* Covers the dashed route, which would be bright on this ground. */
  position: relative;
  padding-block: clamp(1.25rem, 5vw, 6rem);
  padding-inline: var(--space-5);
  background: ${gulf[4]};
  color: ${colours.ink[1]};
  /* A word with a hyphen stays on one line. */
  @media ${below.phone} {
    strong {
      font-size: var(--title-4);
    }
  }
  @media ${below.tablet} {
    &[data-digits] strong {
      font-size: var(--title-4);
    }
  }
  /* Below the road the figures are stacked, from edge to edge. */
  @media ${below.tiny} {
    && {
      margin: 0 calc(50% - 50vw);
      padding-inline: calc(50vw - 50%);
    }
  }
  /* One sun in the middle, one half of it on each side. */
  @media ${from.laptop} {
    padding-inline-end: 13vw;
    background-image: radial-gradient(
      circle at calc(50% + 50% * var(--side, 1) * var(--flip, 1)),
      var(--d0) 3vw,
      var(--d1) 3.05vw 6vw,
      var(--d2) 6.05vw 9vw,
      var(--d3) 9.05vw 12vw,
      transparent 12.05vw
    );
  }
`

export const start = css`
  margin-inline-start: calc(100% - 50vw);
  padding-inline-start: calc(50vw - 100%);
`

export const end = css`
  margin-inline-end: calc(100% - 50vw);
  background-color: var(--d4);
  @media ${from.laptop} {
    --side: -1;
    padding-inline: 16vw var(--space-7);
  }
`

export const alone = css`
  grid-column: span 2;
  margin-inline: calc(50% - 50vw);
  padding-inline-start: calc(50vw - 50%);
`
