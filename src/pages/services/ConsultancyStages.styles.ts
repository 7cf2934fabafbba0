import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/**
 * Four bars from the first hours to the month-end close, each on its folder, with the step's description at the head. On phones
 * the folders lie on one pile.
 */
export const stages = css`
  --drawn: 9.5rem;
  overflow: clip;
  border-radius: var(--radius-m);
  @media ${from.tablet} {
    --drawn: 13rem;
    gap: var(--space-5) clamp(1.5rem, 3vw, 2.75rem);
  }
  /* Two opened files, one above the other: a narrow page beside a wide one, then the other way round. */
  @media ${from.laptop} {
    --in: clamp(1.25rem, 2.2vw, 2.5rem);
    --pile: 1.5rem;
    --drawn: clamp(13rem, 16vw, 17rem);
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: 0;
  }
`

export const step = css`
  position: relative;
  grid-template: auto auto 1fr / auto 1fr;
  > span,
  h3 {
    z-index: 1;
    padding-block: var(--space-2);
    padding-inline: var(--space-5) 3px;
    background: var(--tone);
    color: var(--on-coral);
    font-size: var(--text-6);
    line-height: var(--line-4);
    letter-spacing: -0.02em;
    @media ${below.tablet} {
      font-size: var(--title-4);
      line-height: var(--line-3);
    }
  }
  > span {
    font-weight: 400;
  }
  /* Number and name form one bar, without a seam between them. */
  h3 {
    margin-inline-start: -2px;
    padding-inline-start: calc(0.6rem - 2px);
  }
  /* The description stands at the head of the sheet. */
  > p {
    grid-area: 2 / 1 / auto / -1;
    padding: var(--space-4) var(--space-5) 0;
    background: var(--pane);
    text-wrap: pretty;
  }
  @media ${from.tablet} {
    overflow: clip;
    border-radius: var(--radius-m);
    grid-row: span 3;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
  @media ${from.laptop} {
    border-radius: 0;
    grid-column: span 4;
    grid-row: auto;
    grid-template-rows: auto auto 1fr auto var(--pile);
    > span,
    h3 {
      padding-block: var(--space-4);
      padding-inline-start: var(--in);
      font-size: var(--title-5);
      font-weight: 400;
      line-height: var(--line-3);
      letter-spacing: -0.035em;
    }
    > p {
      z-index: 1;
      padding: var(--in);
      padding-block-end: 0;
      background: none;
      color: var(--ink);
      font-size: var(--lede);
      line-height: var(--line-4);
      letter-spacing: -0.01em;
    }
  }
`

/** The documents lie on one pile: each step adds its own to those of the step before. */
export const folder = css`
  position: relative;
  grid-template-rows: 1fr auto var(--pile, calc(7px * var(--at)));
  background: var(--pane);
  &::after {
    content: '';
    grid-column: 1 / -1;
    background: repeating-linear-gradient(
      in srgb,
      color-mix(in oklab, var(--ink) 20%, var(--sand)),
      var(--sand) 3px,
      var(--pane) 8px
    );
  }
  /* The drawing takes the lower half of the sheet. */
  > div {
    grid-area: 2 / 1;
    min-block-size: var(--drawn);
    padding-inline: var(--space-5);
    padding-block: var(--space-1) var(--space-5);
  }
  ul {
    grid-area: 1 / 1;
    padding: var(--space-3) var(--space-5) 0;
  }
  li {
    padding-block: min(0.6rem, 1.3vw);
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  /* The last document of a step is the title of the sheet. */
  [data-part='title'] {
    border-block-start: 2px solid var(--coral);
    font-weight: 500;
  }
  @media ${below.tablet} {
    /* All documents but the last run on, without rules. A dot stands before each; at the start of a line it is cut off. */
    ul {
      display: flex;
      flex-wrap: wrap;
      align-content: start;
      column-gap: 0.75em;
      padding: var(--space-4) 0 0;
      margin-inline: var(--space-5);
      overflow-x: clip;
    }
    li:not([data-part]) {
      position: relative;
      padding: 0;
      border: 0;
    }
    li:not([data-part])::before {
      content: '·' / '';
      position: absolute;
      inset-inline-end: calc(100% + 0.25em);
    }
    [data-part='title'] {
      margin-block-start: var(--space-3);
      inline-size: 100%;
    }
  }
  /* The list stands under the description, and the drawing of its last document below both or beside them. */
  @media ${from.laptop} {
    grid-row: 2 / -1;
    grid-template: subgrid / subgrid;
    ul {
      grid-area: 2 / 1 / auto / var(--list, -1);
      padding-block: var(--space-4) var(--space-5);
      padding-inline: var(--in);
      font-size: var(--drawn-2);
    }
    > div {
      grid-area: var(--art, 3 / 1 / auto / -1);
      padding-block: 0 var(--in);
      padding-inline: var(--in);
    }
    li {
      padding-block: var(--space-4);
      border-block-start: 1px solid var(--line);
    }
    &::after {
      grid-row: 4;
    }
  }
`

/** A wide page: the drawing stands beside the words. */
export const wide = css`
  @media ${from.laptop} {
    --list: 2;
    --art: 1 / 2 / span 3;
    grid-column: span 8;
    grid-template-columns: 1fr 2fr;
    /* The bar is one piece across both columns of the page below; the number stands on it, next to the name. */
    > span {
      z-index: 2;
      grid-area: 1 / 1;
      justify-self: start;
    }
    > h3 {
      grid-area: 1 / 1 / auto / -1;
      margin: 0;
      padding-inline-start: calc(2 * var(--in) + 1.14em);
    }
    > p {
      grid-column: 1;
      padding-inline-end: 0;
    }
    /* As far down as the drawing beside it. */
    ul {
      display: grid;
      grid-row: 2 / span 2;
      padding-block-end: var(--in);
      padding-inline-end: 0;
    }
    li {
      align-content: center;
    }
    > div > div {
      block-size: auto;
      min-block-size: 0;
      padding-block-start: var(--in);
    }
  }
`

/** The second page of a file. */
export const end = css`
  @media ${from.laptop} {
    > span {
      text-indent: 1px;
    }
    > p {
      border-inline-start: 1px solid transparent;
    }
    /* The sheets below lie under both pages. */
    > div::after {
      margin-inline-start: -1px;
    }
  }
`

/** In the second file, on the thicker pile. */
export const lower = css`
  @media ${below.tablet} {
    --drawn: clamp(9.5rem, 23.25rem - 58vw, 12.5rem);
  }
  @media ${from.laptop} {
    --pile: 2.5rem;
  }
`

export const first = css`
  --at: 1;
  --tone: color-mix(in oklab, var(--d2) 55%, var(--d3));
`

export const second = css`
  --at: 2;
  --tone: var(--d2);
  @media ${below.tablet} {
    --drawn: 12.75rem;
  }
`

export const third = css`
  --at: 3;
  --tone: var(--d1);
`

export const fourth = css`
  --at: 4;
  --tone: var(--d0);
`
