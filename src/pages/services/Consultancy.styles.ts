import { css } from '@emotion/react'
import { day } from '../../theme/base.styles'
import { colourOf } from '../../theme/tokens'

/** Room between what its sections hold and the next colour, on phones. */
export const roomy = css`
  @media (max-width: 47.99rem) {
    --y: 1.4rem;
  }
`

/** What holds for all four of them, below their end. */
export const chapter = css`
  display: grid;
  gap: 0.4rem clamp(2rem, 6vw, 6rem);
  margin-block-start: 1.1rem;
  padding-block-start: 0.9rem;
  border-block-start: 1px solid var(--line);
  h2 {
    font-size: clamp(1.25rem, 1rem + 1.1vw, 1.75rem);
    line-height: 1.25;
    letter-spacing: -0.03em;
  }
  p {
    color: var(--ink2);
    text-wrap: balance;
  }
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
    margin-block-start: 3rem;
    padding-block-start: 1.75rem;
    p {
      font-size: var(--tl);
    }
  }
`

/** Four bars from the first hours to the month-end close, each on its folder, and below that what is done for it. */
export const stages = css`
  --gap: clamp(1.5rem, 3vw, 2.75rem);
  --drawn: 9.5rem;
  display: grid;
  gap: 1.4rem var(--gap);
  > li {
    --tone: color-mix(in oklab, var(--d2) 55%, var(--d3));
    position: relative;
    display: grid;
    grid-template: auto 1fr auto / auto 1fr;
  }
  > :nth-of-type(2) {
    --tone: var(--d2);
  }
  > :nth-of-type(3) {
    --tone: var(--d1);
  }
  > :nth-of-type(4) {
    --tone: var(--d0);
  }
  > li > span,
  h3 {
    z-index: 1;
    padding-block: 0.4rem;
    padding-inline: 1.25rem 3px;
    background: var(--tone);
    color: var(--on-coral);
    font-size: 1.125rem;
    line-height: 1.4;
    letter-spacing: -0.02em;
  }
  > li > span {
    border-start-start-radius: var(--r1);
    font-weight: 400;
  }
  /* One bar: no seam between them. */
  h3 {
    margin-inline-start: -2px;
    padding-inline-start: calc(0.6rem - 2px);
    border-start-end-radius: var(--r1);
  }
  > li > p {
    grid-column: 1 / -1;
    margin-block-start: 1.15rem;
    color: var(--ink2);
    text-wrap: pretty;
  }
  @media (max-width: 47.99rem) {
    > :nth-of-type(n + 3) {
      --drawn: 10.75rem;
    }
    > li > p {
      font-size: 0.95rem;
      line-height: 1.5;
    }
  }
  @media (min-width: 48rem) {
    --drawn: 13rem;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li {
      grid-row: span 3;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
    > li > p {
      margin-block-start: 2rem;
    }
  }
  /* Two small ones beside the heading; below it the one that all are for, opened, and the last. */
  @media (min-width: 64rem) {
    --drawn: 14.5rem;
    grid-area: 1 / 1;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: 0;
    > :first-of-type {
      grid-column: 2;
    }
    > :nth-of-type(3) {
      grid-column: span 2;
    }
    > :nth-of-type(n + 3) {
      margin-block-start: 3.5rem;
    }
    > :nth-of-type(n + 3) > p {
      margin-block-start: 2.75rem;
    }
    > li > p {
      max-inline-size: 42em;
      font-size: clamp(1rem, 0.65rem + 0.45vw, 1.125rem);
    }
    /* On to the next. */
    > :nth-of-type(odd)::after {
      content: '';
      position: absolute;
      inset-block: 1.2rem auto;
      inset-inline: 100% calc(-1 * var(--gap));
      border-block-start: 1.5px dashed var(--field);
    }
  }
`

/** What the documents are, in the corner that they leave free. */
export const desk = css`
  @media (min-width: 64rem) {
    display: grid;
    && > div {
      grid-area: 1 / 1;
      align-self: start;
      grid-template-columns: auto;
      inline-size: 29%;
    }
  }
`

/** The drawer's title over its whole width. */
export const drawer = css`
  @media (min-width: 64rem) {
    && > :first-of-type {
      grid-template-columns: auto;
      h2 {
        font-size: clamp(3.5rem, 6.2vw, 6rem);
      }
    }
  }
`

/** A sheet of paper; with each stage there is one more below it, none of them quite straight. */
export const folder = css`
  ${day};
  grid-column: 1 / -1;
  display: grid;
  isolation: isolate;
  /* Written on the lower half of the sheet. */
  > div {
    grid-area: 1 / 1;
    align-self: end;
    block-size: var(--drawn);
    padding-inline: 1.25rem;
    padding-block: 0.25rem 1.25rem;
    z-index: 1;
  }
  ul {
    grid-area: 1 / 1;
    position: relative;
    padding: 0.6rem 1.25rem;
    padding-block-end: var(--drawn);
    background: var(--pane);
  }
  /* Those below are in its shade. */
  ul::before,
  ul::after {
    position: absolute;
    z-index: -1;
    inset-block: 0.4rem -0.4rem;
    inset-inline: 0.5rem -0.5rem;
    background: ${colourOf(['var(--line)', 'color-mix(in oklab, var(--field) 45%, var(--card))'])};
    box-shadow: var(--three, none);
    rotate: 2deg;
  }
  ul::after {
    inset-block: 0.3rem -0.7rem;
    inset-inline: -0.4rem 0.4rem;
    background: ${colourOf(['color-mix(in oklab, var(--line) 70%, var(--field))', 'var(--line)'])};
    rotate: -2deg;
  }
  li:nth-of-type(n + 2) > & ul::before,
  li:nth-of-type(n + 3) > & ul::after {
    content: '';
  }
  @media (min-width: 48rem) {
    li:nth-of-type(n + 4) > & {
      --three: 0.5rem 0.6rem 0 ${colourOf(['var(--field)', 'var(--card)'])};
    }
  }
  li {
    padding-block: min(0.6rem, 1.3vw);
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  /* What the stage ends with names the sheet. */
  li:last-of-type {
    border-block-start: 2px solid var(--coral);
    font-size: 1.06rem;
    font-weight: 500;
  }
  @media (max-width: 47.99rem) {
    ul {
      padding-block-start: 0.75rem;
      line-height: 1.5;
    }
    /* One line for each but the last, and no rules. */
    li:not(:last-of-type) {
      padding-block: 0;
      border: 0;
    }
    li:last-of-type {
      margin-block-start: 0.6rem;
    }
  }
  /* An opened report: what else it holds on its left page, what it advises on its right. */
  @media (min-width: 64rem) {
    li:nth-of-type(3) > & {
      ul {
        display: grid;
        grid-auto-rows: 1fr;
        padding-block: 0.75rem;
        padding-inline: 2rem 63%;
        font-size: 1.125rem;
      }
      li {
        align-content: center;
      }
      > div {
        justify-self: end;
        inline-size: 60%;
        block-size: calc(100% - 1px);
        padding-block: 1.25rem 0.75rem;
        padding-inline: 2.25rem;
        border-inline-start: 1px solid var(--line);
      }
    }
  }
`
