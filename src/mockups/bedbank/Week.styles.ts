import { css } from '@emotion/react'
import { hidden } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'
import { out, sale } from '../kit/nights.styles'

/* The patterns of nights that are not sold, as in the hero's calendar. */
const hatch = css`
  background: linear-gradient(transparent 24%, var(--word, transparent) 0 76%, transparent 0), repeating-linear-gradient(
    var(--slope, 135deg) in srgb,
    color-mix(in oklab, var(--field) 45%, transparent) 0 3px,
    transparent 3px 10px
  );
  background-color: var(--sand);
`
const stroke =
  'linear-gradient(var(--slash, to top right), transparent calc(50% - 1.5px), var(--field) calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1.5px))'
const outline = css`
  background: none;
  box-shadow: inset 0 0 0 1.5px var(--coral);
`

/** Nights across, channels down. On narrow screens a channel's name stands above its nights. */
export const week = css`
  table-layout: fixed;
  border-spacing: 0.3rem;
  caption {
    caption-side: bottom;
    padding-block-start: var(--space-4);
    text-align: start;
  }
  small {
    font-weight: 350;
    overflow-wrap: normal;
    /* The longest Arabic weekday is wider than a night there. */
    @media ${below.tiny} {
      [dir='rtl'] & {
        margin-inline: auto;
        writing-mode: vertical-rl;
      }
    }
  }
  td {
    block-size: clamp(3.25rem, 2.4rem + 3.4vw, 5.5rem);
    border-radius: var(--radius-s);
    text-align: center;
    font-size: var(--drawn-1);
    color: var(--teal-t);
    forced-color-adjust: none;
    @media ${below.slim} {
      font-size: var(--text-1);
      overflow-wrap: anywhere;
    }
  }
  /* Wider than the text, for the words of seven nights. */
  @media ${below.slim} {
    margin-inline: calc(var(--space-4) * -1);
    caption,
    tbody th {
      padding-inline: var(--space-4);
    }
  }
  thead > * > * {
    block-size: auto;
    padding-block-end: var(--space-3);
    font-size: var(--drawn-1);
  }
  tbody th {
    text-align: start;
    font-size: var(--drawn-2);
  }
  [data-state] {
    ${sale};
  }
  [data-state='blackout'] {
    ${out};
    color: var(--ink2);
  }
  [data-state='stop-sell'] {
    ${hatch};
    color: var(--ink);
  }
  /* The hatch stays above and below the word, not behind it. */
  td[data-state='stop-sell'] {
    --word: var(--sand);
  }
  [data-state='kept'] {
    ${outline};
    color: var(--coral-t);
  }
  thead td,
  tbody th {
    inline-size: 19%;
  }
  /* The outer cells reach the margins of the page: the spacing around the cells lies outside. */
  @media ${from.tablet} {
    tr + tr span {
      ${hidden};
    }
    inline-size: calc(100% + 0.6rem);
    margin-inline: -0.3rem;
    caption {
      padding-inline: var(--space-1);
    }
  }
  @media ${below.tablet} {
    display: flex;
    flex-direction: column;
    caption {
      order: 1;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(7, minmax(0, 1fr));
      gap: var(--space-1) 0.1rem;
      margin-block-start: 0.3rem;
    }
    thead td {
      display: none;
    }
    tbody th {
      grid-column: 1 / -1;
      inline-size: auto;
    }
    td {
      display: grid;
      place-items: center;
      block-size: 2.5rem;
      font-size: var(--text-1);
      letter-spacing: -0.03em;
      @media ${below.slim} {
        letter-spacing: -0.06em;
      }
    }
    [data-state='blackout'] {
      background-image: none;
    }
    ${[2, 3, 4, 5, 6, 7].map(nights => `[colspan='${nights}'] { grid-column: span ${nights}; }`).join(' ')}
  }
`

/** The first row: the nights of the contract. */
export const contract = css`
  td:not([data-state]) {
    color: var(--ink);
    background: var(--card);
    font-size: var(--title-5);
  }
  @media ${from.tablet} {
    /* A blackout is drawn as one block through all rows; screen readers find it in each row. */
    td {
      position: relative;
    }
    span {
      position: absolute;
      inset: 0 0 calc(-300% - 0.9rem);
      display: grid;
      /* The text stands in a corner that the diagonal stroke leaves free. */
      place-items: end start;
      padding: var(--space-5);
      border-radius: inherit;
      background: ${stroke};
      background-color: inherit;
      box-shadow: inherit;
    }
  }
`

/** What the cells above mean: each explanation stands beside a cell of its kind. */
export const ways = css`
  gap: var(--space-7) clamp(1.5rem, 4vw, 4rem);
  margin-block-start: clamp(1rem, 3.5vw, 3rem);
  dt {
    grid-template-columns: auto 1fr;
    column-gap: var(--space-5);
    letter-spacing: -0.026em;
  }
  dt::before {
    content: '';
    grid-row: span 2;
    inline-size: 3rem;
    block-size: 3rem;
    border-radius: var(--radius-s);
    forced-color-adjust: none;
  }
  [data-state='blackout'] dt::before {
    ${out};
  }
  [data-state='stop-sell'] dt::before {
    ${hatch};
  }
  [data-state='kept'] dt::before {
    ${outline};
  }
  small {
    grid-column: 2;
    letter-spacing: 0;
  }
  dd {
    margin-block-start: 0.6rem;
  }
  @media ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
    row-gap: 0;
    /* The explanations begin on one line, even where a name takes two. */
    > div {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
    dt {
      align-content: start;
      align-items: start;
    }
  }
`
