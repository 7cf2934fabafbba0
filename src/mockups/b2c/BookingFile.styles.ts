import { css } from '@emotion/react'
import { day, waypoint } from '../../theme/base.styles'
import { colourOf } from '../../theme/tokens'

/* A sheet of paper in the night, with the route down its first column. On narrow screens each entry is a block of its own. */
export const file = css`
  ${day};
  inline-size: 100%;
  border-spacing: 0;
  background: var(--card);
  border-radius: var(--r3);
  box-shadow: var(--sh2);
  outline: 1px solid transparent;
  font-variant-numeric: tabular-nums;
  caption {
    text-align: start;
  }
  th,
  td {
    text-align: start;
    vertical-align: baseline;
    font-weight: 350;
  }
  thead th {
    font-size: var(--ts);
    color: var(--ink2);
  }
  tr {
    position: relative;
  }
  tbody th {
    font-size: var(--t4);
    font-weight: 430;
    letter-spacing: -0.026em;
    white-space: nowrap;
  }
  tbody th::before {
    ${waypoint};
    position: absolute;
    z-index: 1;
    inset-block-start: 1.2rem;
    inset-inline-start: 1.35rem;
    background: var(--card);
  }
  tbody tr:not(:last-of-type) th::after {
    content: '';
    position: absolute;
    inset-block: 2rem -1.2rem;
    inset-inline-start: calc(1.35rem + 0.375rem);
    border-inline-start: 2px dashed var(--line);
  }
  td + td {
    font-size: clamp(1rem, 0.9rem + 0.5vw, 1.35rem);
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  [data-state] {
    color: var(--coral-t);
    font-weight: 480;
  }
  tbody td:nth-of-type(1) {
    font-size: var(--tl);
    line-height: 1.5;
    color: var(--ink2);
  }
  @media (min-width: 64rem) {
    /* Above the sheet, on the night. */
    caption {
      padding-block-end: 1rem;
      font-size: var(--t4);
      background: var(--band);
      color: ${colourOf(['var(--paper)', 'var(--ink)'])};
    }
    th,
    td {
      padding: 1.5rem 1.25rem;
    }
    th:first-of-type {
      padding-inline-start: 4.5rem;
    }
    tbody th::before {
      inset-block-start: 2.05rem;
      inset-inline-start: 2.4rem;
    }
    tbody tr:not(:last-of-type) th::after {
      inset-block: 3rem -2rem;
      inset-inline-start: calc(2.4rem + 0.375rem);
    }
    th:last-of-type:nth-of-type(5),
    td:last-of-type {
      padding-inline-end: 2.5rem;
    }
    tbody tr > * {
      border-block-start: 1px solid var(--line);
    }
    th:nth-of-type(n + 3),
    td + td {
      text-align: end;
    }
  }
  @media (max-width: 63.99rem) {
    display: block;
    padding-block: 0.5rem;
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    caption,
    tbody {
      display: block;
    }
    caption {
      padding: 0.75rem 1.35rem;
      color: var(--ink2);
      font-size: var(--ts);
    }
    tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 0.2rem 0.6rem;
      padding-block: 0.3rem;
      padding-inline: 3.25rem 1rem;
    }
    tbody th,
    td:nth-of-type(1) {
      grid-column: 1 / -1;
    }
    td + td::before {
      content: attr(data-name);
      display: block;
      font-size: var(--tx);
      font-weight: 350;
      color: var(--ink2);
    }
  }
`
