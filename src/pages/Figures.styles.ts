import { css } from '@emotion/react'
import { below, from } from '../theme/scale'

export const page = css`
  @media print {
    div:has(> h1) + div {
      display: none;
    }
  }
`

export const title = css`
  margin-block-end: clamp(1.25rem, 2.5vw, 2.25rem);
`

/** In the place of what is not known yet; on paper it is a word among others. */
export const open = css`
  padding: 0.1rem var(--space-4);
  border: 1.5px dashed;
  border-radius: var(--radius-full);
  @media print {
    padding: 0;
    border: 0;
    font-size: inherit;
  }
`

/** A register: a row for each figure, which becomes a card where there is no room for columns. */
export const register = css`
  inline-size: 100%;
  border-collapse: collapse;
  th {
    font-weight: 350;
    text-align: start;
  }
  strong {
    display: block;
  }
  tbody tr {
    scroll-margin-block-start: 6rem;
    border-block-start: 1px solid var(--line);
  }
  /* The row to which a figure of another page has led. */
  tr:target {
    background: var(--coral-w);
    outline: 0.6rem solid var(--coral-w);
  }
  td b {
    border-color: var(--field);
  }
  ul {
    gap: 0 var(--space-5);
  }
  a {
    padding-block: 0.1rem;
  }
  @media screen and ${below.laptop} {
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      display: none;
    }
    tbody tr {
      padding-block: var(--space-5);
    }
    td {
      display: grid;
      grid-template-columns: 7.5rem minmax(0, 1fr);
      gap: var(--space-1) var(--space-4);
      place-items: baseline start;
      margin-block-start: var(--space-3);
    }
  }
  @media screen and ${from.tablet} and ${below.laptop} {
    tr {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      column-gap: var(--space-7);
    }
    th {
      grid-row: span 4;
    }
    td {
      grid-column: 2;
    }
  }
  @media ${below.slim} {
    td,
    td small {
      display: block;
    }
  }
  @media ${from.laptop} {
    /* The columns of all registers are level. */
    table-layout: fixed;
    td small {
      display: none;
    }
    th,
    td {
      padding-block: var(--space-5);
      padding-inline-end: clamp(1rem, 2.5vw, 2.5rem);
      vertical-align: top;
    }
    thead th {
      padding-block: 0 var(--space-4);
      color: var(--ink2);
      font-size: var(--text-4);
    }
    td {
      padding-block-start: var(--space-6);
    }
    /* Across the columns whose place it takes, so that it does not seem to be in one and to reach into the other. */
    td > b {
      display: block;
      text-align: center;
    }
    [data-column='figure'] {
      inline-size: 27%;
    }
    [data-column='definition'] {
      inline-size: 25%;
    }
    [data-column='method'] {
      inline-size: 21%;
    }
    [data-column='date'] {
      inline-size: 11%;
    }
  }
  @media print {
    font-size: 8pt;
    line-height: var(--line-3);
    td,
    th {
      padding-block: 1mm;
      padding-inline-end: 4mm;
      vertical-align: top;
    }
    [data-column='figure'] {
      inline-size: 22%;
    }
    [data-column='definition'] {
      inline-size: 30%;
    }
    strong {
      font-size: 11pt;
    }
    td small {
      display: none;
    }
  }
`
