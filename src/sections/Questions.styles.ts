import { css } from '@emotion/react'

export const questions = css`
  max-inline-size: 60rem;
  details {
    border-block-start: 1px solid var(--line);
  }
  details:last-child {
    border-block-end: 1px solid var(--line);
  }
  summary {
    padding-block: min(1.15rem, 2.3vw);
    letter-spacing: -0.018em;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: var(--coral-t);
  }
  svg {
    transition: transform var(--m2) var(--ease);
  }
  [open] svg {
    transform: rotate(180deg);
  }
  p {
    max-inline-size: 42em;
    padding-block-end: var(--space-6);
  }
`
