import { css } from '@emotion/react'

export const root = css`
  &[data-open='true'] > div,
  &:not([data-open]):hover > div,
  &:not([data-open]):focus-within > div {
    visibility: visible;
    opacity: 1;
    transform: none;
  }
  /* The icons of the links are loaded after hydration. */
  &:not([data-open]) li svg {
    display: none;
  }
`

export const panel = css`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: -10rem;
  inline-size: max-content;
  margin-inline: auto;
  padding-block-start: var(--space-4);
  visibility: hidden;
  opacity: 0;
  transform: translateY(-0.4rem);
  transition:
    transform var(--m2) var(--ease),
    opacity var(--m1),
    visibility var(--m1);
  ul {
    display: grid;
    grid-template-columns: repeat(2, 18.5rem);
    padding: var(--space-4);
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    box-shadow: var(--sh2);
  }
  a {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 0 var(--space-4);
    padding: var(--space-4);
    border-radius: var(--radius-m);
    line-height: var(--line-4);
    font-size: var(--text-4);
    font-weight: 450;
    min-block-size: 3.5rem;
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    background: var(--sand);
  }
  @media (forced-colors: active) {
    a[aria-current] {
      border: 2px solid Highlight;
    }
  }
  svg {
    grid-area: 1 / 1 / span 2;
    color: var(--coral-t);
  }
  small {
    grid-area: 2 / 2;
    color: var(--ink2);
    font-size: var(--text-2);
    font-weight: 350;
  }
`
