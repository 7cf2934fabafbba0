import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
import { from } from '../../theme/scale'

/** All of it can be pressed. */
export const panel = css`
  padding: var(--space-5);
  border: 2px solid var(--ink);
  &:has(:checked) {
    border-color: var(--teal);
    background: var(--teal-w);
  }
  [data-moment] {
    display: grid;
    gap: var(--space-2) var(--space-7);
    align-items: center;
    > p {
      grid-column: 1 / -1;
      margin: 0;
    }
  }
  /* As many lines as its longer sentence takes. */
  output {
    min-block-size: 2lh;
  }
  @media ${from.tablet} {
    padding: var(--space-6) var(--space-7);
    [data-moment] {
      grid-template-columns: auto minmax(10.5rem, 1fr) minmax(0, 1.4fr);
    }
    /* Three lines, so that the card is as high when short. */
    output {
      min-block-size: 4.2em;
      align-content: center;
    }
  }
  @media ${from.laptop} {
    z-index: 1;
  }
  @media print {
    display: none;
  }
`

export const line = css`
  min-block-size: 2.75rem;
  letter-spacing: -0.03em;
  cursor: pointer;
  &::after {
    ${layer};
    inset: 0;
  }
`

/** A switch that is as conspicuous when off as when on. */
export const box = css`
  border: 2px solid var(--ink);
  inline-size: 2.3em;
  block-size: 1.35em;
  &::before {
    background: var(--ink);
  }
`

/** Short, it keeps one line of each column, in the middle. */
export const map = css`
  max-inline-size: 18rem;
  margin-block-start: var(--space-3);
  fill: none;
  stroke: var(--coral);
  stroke-width: 6;
  @media ${from.tablet} {
    max-inline-size: none;
    margin: 0;
  }
  path {
    transition: transform var(--m2) var(--ease);
  }
  [data-part='text'] {
    stroke: var(--field);
    stroke-width: 2.5;
  }
  label:has(> :checked) ~ & path {
    transform: translateY(26px);
  }
  label:has(> :checked) ~ & [data-part='text'] {
    transform: scaleY(0);
  }
`
