import { css } from '@emotion/react'

/**
 * A dotted line, as below a word that is explained elsewhere; WebKit reads only the long declarations of it. A finger finds more
 * than the letters (WCAG 2.5.8).
 */
export const figure = css`
  display: inline-block;
  margin-block: -0.25rem;
  padding-block: var(--space-1);
  text-decoration-line: underline;
  text-decoration-style: dotted;
  text-decoration-thickness: 0.08em;
  &:hover {
    text-decoration-style: solid;
  }
`
