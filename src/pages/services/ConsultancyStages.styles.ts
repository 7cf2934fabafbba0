import { css } from '@emotion/react'
import { day } from '../../theme/base.styles'
import { colourOf } from '../../theme/tokens'

/** Four bars from the first hours to the month-end close, each on its folder, and beside or below that what is done for it. */
export const stages = css`
  --gap: clamp(1.5rem, 3vw, 2.75rem);
  --drawn: 9.5rem;
  display: grid;
  gap: 1.25rem var(--gap);
  > li {
    --at: 1;
    --tone: color-mix(in oklab, var(--d2) 55%, var(--d3));
    position: relative;
    display: grid;
    grid-template: auto 1fr auto / auto 1fr;
  }
  > :nth-of-type(2) {
    --at: 2;
    --tone: var(--d2);
  }
  > :nth-of-type(3) {
    --at: 3;
    --tone: var(--d1);
  }
  > :nth-of-type(4) {
    --at: 4;
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
  /* One pile, each sheet a little further than the one that it lies on; what is done stands at its head. */
  @media (max-width: 47.99rem) {
    --off: 0.45rem;
    gap: 0;
    > li {
      margin-inline: calc(var(--off) * (var(--at) - 1)) calc(var(--off) * (4 - var(--at)));
    }
    > :nth-of-type(2) {
      --drawn: 11rem;
    }
    > :nth-of-type(n + 3) {
      --drawn: clamp(10rem, 24rem - 58vw, 12.5rem);
    }
    > li > span,
    h3 {
      font-size: 1.35rem;
      line-height: 1.2;
    }
    > li > p {
      ${day};
      grid-row: 2;
      margin: 0;
      padding: 0.75rem 1.25rem 0;
      background: var(--pane);
      color: var(--ink2);
      line-height: 1.4;
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
  /* Down the desk, each a column further than what it lies on; the one that all are for, opened, is the widest. */
  @media (min-width: 64rem) {
    --in: clamp(1.25rem, 2vw, 2.25rem);
    grid-template-columns: repeat(8, minmax(0, 1fr));
    gap: 0;
    > li {
      --to: 6;
      grid-column: 1 / -1;
      grid-template: auto 1fr / subgrid;
    }
    > :nth-of-type(2) {
      --to: 7;
    }
    > :nth-of-type(n + 3) {
      --to: 9;
    }
    > li > span,
    h3 {
      grid-area: 1 / var(--at);
      padding-block: 0.7rem;
      padding-inline-start: var(--in);
      font-size: clamp(1.5rem, 2.2vw, 2.25rem);
      font-weight: 400;
      line-height: 1.2;
      letter-spacing: -0.035em;
    }
    h3 {
      grid-column: calc(var(--at) + 1) / var(--to);
    }
    > li > p {
      grid-area: 1 / var(--to) / span 2 / -1;
      margin: 0;
      padding-block-start: 0.85rem;
      padding-inline-start: 2.5rem;
      font-size: clamp(1rem, 0.3rem + 1.15vw, 1.375rem);
      line-height: 1.45;
      text-wrap: balance;
    }
    > :nth-of-type(n + 3) > p {
      grid-column: 1 / var(--at);
      padding-inline: 0 1.75rem;
    }
  }
`

/** What is kept lies on one pile: each stage lays its own on those of the one before. */
export const folder = css`
  ${day};
  position: relative;
  grid-column: 1 / -1;
  display: grid;
  grid-template-rows: 1fr calc(var(--lays, 8px) * var(--at));
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
    font-size: 1.06em;
    font-weight: 500;
  }
  @media (max-width: 47.99rem) {
    ul {
      padding-block-start: 0.75rem;
      line-height: 1.4;
    }
    /* One line for each but the last, and no rules. */
    li:not(:last-of-type) {
      padding-block: 0;
      border: 0;
    }
    li:last-of-type {
      margin-block-start: 0.5rem;
    }
  }
  @media (min-width: 48rem) {
    --lays: 16px;
  }
  /* What it holds under the number and the beginning of the next sheet, and beside it what the last of it says. */
  @media (min-width: 64rem) {
    grid-area: 2 / var(--at) / auto / var(--to);
    grid-template-columns: subgrid;
    ul {
      display: grid;
      grid-column: span 2;
      padding: calc(var(--in) - 0.6rem) var(--in);
      font-size: clamp(1rem, 0.5rem + 0.75vw, 1.25rem);
    }
    > div {
      grid-column: 3 / -1;
      align-self: stretch;
      padding: var(--in);
      padding-inline-start: 0.5rem;
      block-size: auto;
      min-block-size: clamp(13rem, 20vw, 19rem);
    }
    li {
      align-content: center;
    }
    &::after {
      grid-column: 1 / -1;
    }
  }
`
