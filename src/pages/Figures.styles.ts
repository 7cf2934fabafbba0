import { css } from '@emotion/react'

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

/** A register: a row for each figure, which becomes a card where there is no room for columns. */
export const register = css`
  inline-size: 100%;
  border-collapse: collapse;
  text-align: start;
  line-height: 1.45;
  th {
    font-weight: 350;
    text-align: start;
  }
  strong {
    display: block;
    font-size: clamp(2rem, 1.4rem + 1.7vw, 3rem);
    font-weight: 400;
    line-height: 1.1;
    letter-spacing: -0.055em;
    white-space: nowrap;
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
    display: inline-block;
    padding: 0.1rem 0.8rem;
    border: 1.5px dashed var(--field);
    border-radius: var(--r9);
    color: var(--ink2);
    font-size: 0.9375rem;
    font-weight: 450;
  }
  [data-state='counted'] td:nth-of-type(2) {
    color: var(--teal-t);
    font-weight: 480;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.9rem;
  }
  a {
    display: inline-block;
    padding-block: 0.1rem;
    color: var(--coral-t);
    font-weight: 450;
    text-underline-offset: 0.25em;
  }
  td small {
    color: var(--ink2);
    font-weight: 350;
    font-size: 0.875rem;
  }
  @media screen and (max-width: 63.99rem) {
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
      padding-block: 1.1rem;
    }
    td {
      display: grid;
      grid-template-columns: 7.5rem minmax(0, 1fr);
      gap: 0.25rem 0.75rem;
      align-items: baseline;
      justify-items: start;
      margin-block-start: 0.5rem;
    }
  }
  @media (max-width: 20.99rem) {
    td {
      display: block;
    }
    td small {
      display: block;
    }
  }
  @media (min-width: 64rem) {
    td small {
      display: none;
    }
    th,
    td {
      padding-block: 1.1rem;
      padding-inline-end: clamp(1rem, 2.5vw, 2.5rem);
      vertical-align: top;
    }
    thead th {
      padding-block: 0 0.75rem;
      color: var(--ink2);
      font-size: 0.9375rem;
    }
    td {
      padding-block-start: 1.5rem;
    }
    th:first-of-type {
      inline-size: 23%;
    }
    th:nth-of-type(2) {
      inline-size: 27%;
    }
    th:nth-of-type(3) {
      inline-size: 11%;
    }
    th:nth-of-type(4) {
      inline-size: 23%;
    }
  }
  @media print {
    font-size: 7.5pt;
    line-height: 1.3;
    td,
    th {
      padding-block: 1mm;
      padding-inline-end: 4mm;
      vertical-align: top;
    }
    th:first-of-type {
      inline-size: 22%;
    }
    th:nth-of-type(2) {
      inline-size: 30%;
    }
    strong {
      font-size: 12pt;
    }
    td small {
      display: none;
    }
    td b {
      padding: 0;
      border: 0;
      font-size: inherit;
    }
  }
`
