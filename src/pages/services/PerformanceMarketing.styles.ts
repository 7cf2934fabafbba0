import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** The heading stands in the sky of the picture below it. */
export const run = css`
  /* The dunes reach beyond both edges of the screen. */
  section:has(&) {
    overflow: clip;
  }
  @media ${from.laptop} {
    h2 {
      max-inline-size: 11em;
      /* So that dots below a line and dots above the next one do not meet. */
      [dir='rtl'] & {
        line-height: var(--line-4);
      }
    }
  }
`

/** Two advertisements on a dune, with text in its sand, then the four services that make them pay, each on a nearer dune. */
export const work = css`
  position: relative;
  z-index: 0;
  gap: var(--space-8) var(--g);
  > li {
    gap: var(--space-3);
    align-content: start;
  }
  > li:not(:has(> i)) > p {
    color: var(--ink2);
  }
  > li:has(> i) {
    position: relative;
    isolation: isolate;
    align-content: end;
    padding: var(--space-5);
    color: var(--on-coral);
  }
  > li:has(> [data-dark]) {
    color: var(--d0);
  }
  @media ${from.tablet} {
    grid-template: minmax(clamp(26rem, 28vw, 32rem), auto) / repeat(12, minmax(0, 1fr));
    > li:has(> i) {
      grid-column: 1 / -1;
      grid-template-columns: 4fr 5fr 3fr;
      gap: var(--g);
      align-content: start;
      padding: var(--space-5) 0 5.5rem;
      margin-block-end: -3rem;
      font-size: var(--lede);
      h3 {
        font-size: var(--title-5);
      }
      li {
        inset: 0;
        display: block;
        padding: 0;
        font-size: 0.86em;
      }
      ul li::before {
        content: none;
      }
    }
    > :last-child {
      padding-block-end: 0;
      margin: 0;
    }
    > li:has(> div) {
      /* Both ads are as high as the higher one: ad, name, text and list. */
      grid-area: span 4 / span 5;
      grid-template-rows: subgrid;
      margin-block-end: 5rem;
      h3 {
        font-size: var(--text-9);
      }
      p {
        font-size: var(--text-6);
      }
    }
    /* The advertisement that stands on a dune. */
    > li:has(> svg) {
      grid-column: span 7;
    }
  }
`

/** On phones the ground of its item; elsewhere it continues behind the next dune, down to the foot of the section. */
export const dune = css`
  z-index: -1;
  border-radius: var(--radius-l);
  background: var(--tone, var(--d0));
  @media ${from.tablet} {
    inset-block: -4rem calc(var(--y) * -1);
    inset-inline: -12vw;
    border-radius: 0;
    border-start-start-radius: 75% 8rem;
    border-start-end-radius: 25% 8rem;
  }
`

/** Its summit is on the other side. */
export const turned = css`
  @media ${from.tablet} {
    scale: -1 1;
  }
`

/** Figures in rows of three, the first of them drawn on one horizon. */
export const fields = css`
  --h: clamp(5rem, 15vw, 15rem);
  --gap: max(1px, 0.2vw);
  --apart: min(4vw, 4rem);
  --figure: var(--display-2);
  grid-template-columns: repeat(auto-fit, minmax(min(max(6.75rem, 33%), 100%), 1fr));
  gap: var(--space-6) 0;
  /* Cancels the last column's padding, so that the column ends with the page. */
  margin-inline-end: calc(var(--apart) * -1);
  li {
    gap: var(--space-2);
    align-content: start;
    padding-inline-end: var(--apart);
    line-height: var(--line-4);
    text-wrap: balance;
  }
  span {
    font-size: var(--lede);
  }
  small {
    color: var(--ink2);
    font-size: var(--drawn-2);
  }
  @media ${from.tablet} {
    --figure-wide: var(--title-3);
    @media ${below.laptop} {
      --figure-long: var(--title-4);
    }
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: var(--space-8);
  }
  @media ${from.least} and ${below.tablet} {
    --h: 4rem;
    row-gap: var(--space-5);
    grid-template-columns: auto;
    > li {
      display: block;
    }
    strong,
    span {
      display: inline-block;
      margin-inline-end: 0.4rem;
    }
    small {
      display: block;
    }
  }
`

/** Draws a figure as blocks: before, and beside it after. For 300 % more a block is the starting value. */
export const more = css`
  --blocks:
    linear-gradient(var(--d2) 0 0) 100% 0 / 50% 100% no-repeat,
    linear-gradient(var(--d4) 0 0) 0 100% / 50% 24% no-repeat;
  && {
    background: linear-gradient(var(--ink) 0 0) 0 var(--h) / 100% 2px no-repeat;
  }
  &::before {
    content: '';
    block-size: var(--h);
    margin-block-end: min(1.25rem, 2.5vw);
    background: var(--blocks);
    mask: conic-gradient(from 90deg at var(--gap) var(--gap), var(--ink) 25%, transparent 0) calc(var(--gap) * -1) 0 / var(--cell, 50% 25%);
    [dir='rtl'] & {
      scale: -1 1;
    }
  }
  /* The drawing stands beside its words. */
  @media ${from.least} and ${below.tablet} {
    && {
      position: relative;
      min-block-size: 4rem;
      padding-inline-start: 5.5rem;
      background: none;
    }
    &::before {
      position: absolute;
      inset-inline-start: 0;
      inline-size: 4.5rem;
    }
  }
`

/** For 60 % less a block is a tenth of the starting value. */
export const less = css`
  ${more};
  --cell: 50% 10%;
  --blocks:
    linear-gradient(var(--d2) 0 0) 100% 100% / 50% 39% no-repeat,
    linear-gradient(var(--d4) 0 0) 0 0 / 50% 100% no-repeat;
`

/** A cell for each hour of a week, by night and by day. */
export const week = css`
  ${more};
  --cell: calc(100% / 24) calc(100% / 7);
  --blocks: linear-gradient(90deg, var(--d4) 25%, var(--d1) 0 75%, var(--d4) 0) 0 / 99.5% no-repeat;
  && {
    background-clip: content-box;
  }
`
