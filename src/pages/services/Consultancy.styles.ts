import { css } from '@emotion/react'
import { day } from '../../theme/base.styles'
import { colourOf } from '../../theme/tokens'

/** Room between what its sections hold and the next colour, on phones. */
export const roomy = css`
  @media (max-width: 47.99rem) {
    --y: 1.4rem;
  }
`

/** What holds for all four of them, below their end: the road goes on to where the sun comes up over the month-end close. */
export const chapter = css`
  position: relative;
  display: grid;
  gap: 0.4rem clamp(2rem, 6vw, 6rem);
  margin-block-start: 1.6rem;
  padding-block-start: 0.9rem;
  border-block-start: 1.5px dashed var(--coral);
  &::before {
    content: '';
    position: absolute;
    inset-block: auto 100%;
    inset-inline: auto 0;
    inline-size: var(--sun, 3rem);
    aspect-ratio: 2;
    background: radial-gradient(
      circle at 50% 100%,
      var(--d0) 34%,
      var(--d1) 35% 52%,
      var(--d2) 53% 70%,
      transparent 71%
    );
  }
  h2 {
    font-size: clamp(1.35rem, 0.6rem + 2.9vw, 3.4rem);
    line-height: 1.1;
    letter-spacing: -0.035em;
  }
  p {
    color: var(--ink2);
    text-wrap: balance;
  }
  @media (min-width: 64rem) {
    --sun: 8.5rem;
    grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
    align-items: end;
    margin-block-start: 6rem;
    padding-block-start: 2rem;
    p {
      font-size: var(--tl);
    }
  }
`

/** Each figure under what it counts, on one horizon; on phones beside it. */
export const evidence = css`
  display: grid;
  grid: repeat(4, auto) / repeat(3, minmax(0, 1fr));
  column-gap: 0.9rem;
  li {
    display: grid;
    grid-template: subgrid / minmax(0, 1fr);
    grid-row: span 4;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  svg {
    align-self: end;
    max-inline-size: 100%;
    block-size: 3.6rem;
    fill: none;
    stroke: var(--d3);
    stroke-width: 6;
  }
  path + path {
    stroke: var(--d2);
  }
  path + path + path {
    stroke: var(--d1);
  }
  circle {
    stroke: var(--coral);
  }
  [data-part='dots'] {
    stroke: var(--teal);
    stroke-width: 16;
    stroke-linecap: round;
    stroke-dasharray: 0 21;
  }
  [data-part='rest'],
  [data-part='share'] {
    stroke-width: 30;
    transform: rotate(-90deg);
    transform-origin: 50% 50%;
  }
  [data-part='share'] {
    stroke: var(--ink);
  }
  strong {
    inline-size: 100%;
    margin-block: 0.6rem 0.3rem;
    padding-block-start: 0.5rem;
    border-block-start: 2px solid;
    font-size: 2.25rem;
    font-weight: 380;
    line-height: 1;
    letter-spacing: -0.055em;
  }
  span {
    line-height: 1.2;
    margin-block-end: 0.2rem;
  }
  small {
    color: var(--ink2);
    font-size: var(--tx);
    line-height: 1.35;
    text-wrap: pretty;
  }
  @media (min-width: 48rem) {
    grid-template-columns: 9fr 8fr 5fr;
    column-gap: clamp(1.5rem, 6vw, 6rem);
    svg {
      block-size: clamp(6.5rem, 14.5vw, 14rem);
    }
    strong {
      margin-block: 1.5rem 0.5rem;
      padding-block-start: 1.25rem;
      font-size: clamp(3.5rem, 8vw, 7.5rem);
      font-weight: 340;
    }
    span {
      font-size: clamp(1.125rem, 0.8rem + 0.9vw, 1.5rem);
      letter-spacing: -0.02em;
    }
    small {
      font-size: clamp(1rem, 0.65rem + 0.45vw, 1.125rem);
    }
  }
`

/** Four bars from the first hours to the month-end close, each on its folder, and below that what is done for it. */
export const stages = css`
  --gap: clamp(1.5rem, 3vw, 2.75rem);
  --drawn: 9.5rem;
  display: grid;
  gap: 1.25rem var(--gap);
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
      --drawn: clamp(10rem, 24rem - 58vw, 12.5rem);
    }
    > li > p {
      margin-block-start: 0.85rem;
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

/** What is kept lies on one pile: each stage lays its own on those of the one before. */
export const folder = css`
  ${day};
  position: relative;
  grid-column: 1 / -1;
  display: grid;
  --pile: calc(var(--lays, 8px) * var(--on, 1));
  grid-template-rows: 1fr var(--pile);
  li:nth-of-type(2) > & {
    --on: 2;
  }
  li:nth-of-type(3) > & {
    --on: 3;
  }
  li:nth-of-type(4) > & {
    --on: 4;
  }
  &::after {
    content: '';
    background: repeating-linear-gradient(
      ${colourOf(['var(--field)', 'var(--sky)'])} 0 1px,
      ${colourOf(['var(--sand)', 'var(--field)'])} 0 4px
    );
  }
  /* Written on the lower half of the sheet. */
  > div {
    grid-area: 1 / 1;
    align-self: end;
    block-size: var(--drawn);
    padding-inline: 1.25rem;
    padding-block: 0.25rem 1.25rem;
  }
  ul {
    grid-area: 1 / 1;
    padding: 0.6rem 1.25rem;
    padding-block-end: var(--drawn);
    background: var(--pane);
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
  @media (min-width: 48rem) {
    --lays: 16px;
  }
  /* An opened report: what it holds and advises on its left page, the map of it on its right. */
  @media (min-width: 64rem) {
    li:nth-of-type(3) > & {
      ul,
      > div {
        padding-inline-end: calc(50% + 1.5rem);
      }
    }
  }
`
