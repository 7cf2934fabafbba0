import { css } from '@emotion/react'

/** The sections: to be opened where they stand above the text, beside it as stops of a route. Where the browser follows the scroll, the stop being read is coral. */
export const contents = css`
  align-self: start;
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
    font-variant-numeric: tabular-nums;
  }
  svg {
    transition: transform var(--m2) var(--ease);
  }
  [open] svg {
    transform: rotate(180deg);
  }
  li {
    position: relative;
  }
  a {
    position: relative;
    display: block;
    padding-block: 0.2rem;
    color: var(--ink2);
    font-size: 0.875rem;
    line-height: 1.4;
    text-decoration: none;
    text-wrap: balance;
  }
  a:hover {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  @media (max-width: 61.99rem) {
    ol {
      padding-block: 0.35rem 0.9rem;
      border-block-start: 1px solid var(--line);
    }
    a {
      padding-block: 0.55rem;
      font-size: 1rem;
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
    position: sticky;
    inset-block-start: 6.5rem;
    max-block-size: calc(100vh - 8rem);
    overflow: auto;
    /* Room for focus rings inside the scrolling box. */
    margin: -0.4rem;
    padding: 0.4rem;
    border: 0;
    border-radius: 0;
    background: none;
    div + & {
      margin-block-start: -0.4rem;
    }
    /* Where the browser can show what a summary hides, there is none. */
    @supports selector(::details-content) {
      &::before {
        content: attr(aria-label);
        display: block;
        margin-block-end: 0.75rem;
        font-size: var(--ts);
        font-weight: 480;
        letter-spacing: -0.012em;
        line-height: 1.6;
      }
      summary {
        display: none;
      }
      details::details-content {
        content-visibility: visible;
        block-size: auto;
      }
    }
    li:not(:last-of-type)::before {
      content: '';
      position: absolute;
      inset-block: 1.55rem -0.75rem;
      inset-inline-start: calc(0.375rem - 0.75px);
      border-inline-start: 1.5px dashed var(--field);
    }
    a {
      padding-block: 0.45rem;
      padding-inline-start: 1.75rem;
      font-size: 0.95rem;
    }
    a::before {
      content: '';
      position: absolute;
      inset-block-start: 0.75rem;
      inset-inline-start: 0;
      inline-size: 0.75rem;
      block-size: 0.75rem;
      border: 2px solid var(--field);
      border-radius: 50%;
      background: var(--paper);
    }
    a:hover::before {
      border-color: var(--coral);
    }
    @supports (scroll-target-group: auto) {
      ol {
        scroll-target-group: auto;
      }
      a:target-current {
        color: var(--ink);
        font-weight: 480;
      }
      a:target-current::before {
        border-color: var(--coral);
        background: var(--coral);
      }
    }
  }
  @media print {
    display: none;
  }
`
