import { css } from '@emotion/react'
import { waypoint } from '../theme/base.styles'

/** The sections: to be opened where they stand above the text on a small screen, else all stops of a road, each under its number. */
export const contents = css`
  padding-inline: 1.25rem;
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--card);
  /* The switch and it are one pair. */
  div + & {
    margin-block-start: -1.25rem;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-block-size: 3rem;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  b {
    font-weight: 450;
  }
  span {
    margin-inline-start: auto;
    color: var(--ink2);
    font-size: 0.875rem;
  }
  svg {
    transition: transform var(--m2) var(--ease);
  }
  [open] svg {
    transform: rotate(180deg);
  }
  ol {
    counter-reset: part;
  }
  li {
    counter-increment: part;
    position: relative;
  }
  a {
    position: relative;
    display: grid;
    color: var(--ink);
    font-size: 1.0625rem;
    line-height: 1.4;
    text-decoration: none;
    text-wrap: balance;
  }
  a::before {
    content: counter(part, decimal-leading-zero);
    color: var(--coral-t);
    font-size: 1.75rem;
    font-weight: 340;
    letter-spacing: -0.05em;
    line-height: 1.1;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  @media (max-width: 61.99rem) {
    ol {
      padding-block: 0.35rem 0.9rem;
      border-block-start: 1px solid var(--line);
    }
    a {
      grid-template-columns: 3.25rem minmax(0, 1fr);
      align-items: center;
      padding-block: 0.45rem;
    }
    li + li {
      border-block-start: 1.5px dashed var(--line);
    }
  }
  @media (min-width: 40rem) and (max-width: 61.99rem) {
    ol {
      columns: 2;
      column-gap: 1.25rem;
    }
    li {
      break-inside: avoid;
    }
  }
  @media (min-width: 62rem) {
    display: grid;
    grid-template-rows: subgrid;
    align-items: center;
    row-gap: 1.5rem;
    padding: 0 0 clamp(1rem, 2.5vw, 2.5rem);
    border: 0;
    background: none;
    div + & {
      margin: 0;
    }
    details {
      grid-row: 2;
    }
    /* Where the browser can show what a summary hides, there is none. */
    @supports selector(::details-content) {
      &::before {
        content: attr(aria-label);
        font-size: 1.75rem;
        letter-spacing: -0.034em;
      }
      summary {
        display: none;
      }
      details::details-content {
        content-visibility: visible;
        block-size: auto;
      }
    }
    ol {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      row-gap: 1.75rem;
    }
    li {
      padding-block-start: 0.75rem;
    }
    /* Stops of a road, which ends at the last of them. */
    li::before {
      ${waypoint};
      position: absolute;
      inset-block-start: 0;
    }
    li:last-of-type::before {
      background: var(--coral);
    }
    li:not(:last-of-type)::after {
      content: '';
      position: absolute;
      inset-block-start: calc(0.4375rem - 1px);
      inset-inline: 1.25rem 0.375rem;
      border-block-start: 2px dashed var(--field);
    }
    a {
      block-size: 100%;
      padding-block: 0.75rem 0;
      padding-inline-end: 1.25rem;
      align-content: start;
    }
    a::before {
      margin-block-end: 0.35rem;
      font-size: 2.25rem;
    }
  }
  @media (min-width: 75rem) {
    ol {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
    ol:has(:nth-child(7):last-child) {
      grid-template-columns: repeat(7, minmax(0, 1fr));
    }
  }
  @media print {
    display: none;
  }
`
