import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** A table ruled like a ledger. The entry past the limit stands out. */
export const statement = css`
  border-collapse: collapse;
  td,
  th {
    text-align: start;
    vertical-align: baseline;
    font-weight: 350;
  }
  tbody th {
    font-size: var(--drawn-1);
    font-weight: 430;
    letter-spacing: -0.02em;
  }
  small {
    margin-block-start: 0.2rem;
    font-weight: 350;
    letter-spacing: 0;
  }
  [data-column='sum'],
  [data-column='balance'] {
    text-align: end;
    white-space: nowrap;
  }
  b {
    font-weight: 400;
    letter-spacing: -0.03em;
  }
  [data-state] b {
    color: var(--coral-t);
  }
  /* The highlight is a little wider than the row, at both ends. */
  [data-state] {
    /* A background would be painted cell by cell, with seams between them. */
    box-shadow:
      inset 0 20rem var(--coral-w),
      -0.75rem 0 var(--coral-w),
      0.75rem 0 var(--coral-w);
  }
  svg {
    block-size: clamp(0.5rem, 0.9vw, 0.75rem);
  }
  /* A dashed line marks the limit through all rows, with its name above them. */
  @media ${from.tablet} {
    --limit: calc(2.5rem + 0.785 * (100% - 2.5rem));
    td,
    th {
      padding: min(clamp(0.9rem, 0.6rem + 1vw, 1.5rem), 2.3vw) var(--space-3);
      border-block-end: 1px solid var(--line);
    }
    thead th {
      padding-block: var(--space-3);
    }
    b {
      margin-block-end: var(--space-3);
    }
    th span {
      position: absolute;
      inset-inline-start: var(--limit);
      translate: -50%;
      color: var(--ink);
      [dir='rtl'] & {
        translate: 50%;
      }
    }
    /* Units stand below units in either direction. */
    [dir='rtl'] & td bdi {
      display: inline-block;
      min-inline-size: 4em;
      text-align: end;
    }
    [data-column='time'] {
      inline-size: 10%;
      padding-inline-start: 0;
    }
    [data-column='balance'] {
      position: relative;
      inline-size: 34%;
      padding-inline: 2.5rem 0;
      text-align: start;
    }
    td[data-column='balance']::after {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: var(--limit);
      translate: -50%;
      border-inline-start: 1px dashed;
      [dir='rtl'] & {
        translate: 50%;
      }
    }
  }
  /* Each entry in two lines: its text and sum, and below them its balance and bar. */
  @media ${below.tablet} {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: 3rem minmax(0, 1fr) auto;
      gap: var(--space-1) var(--space-3);
      padding-block: var(--space-2);
      border-block-end: 1px solid var(--line);
    }
    td[data-column='balance'] {
      grid-column: 2 / -1;
      display: flex;
      flex-direction: row-reverse;
      align-items: center;
      gap: var(--space-5);
    }
    /* The text may run on below the sum, where there is room. */
    [data-state] small {
      margin-inline-end: -3.5rem;
    }
    b {
      /* As wide as the longest balance. */
      inline-size: max(4.5rem, 3.1em);
    }
    svg {
      flex: 1;
      inline-size: 0;
    }
  }
  /* On very narrow screens the sum stands below its entry. */
  @media ${below.slim} {
    td[data-column='sum'],
    tbody th {
      grid-column: 2 / -1;
    }
    [data-state] small {
      margin: 0;
    }
  }
`
