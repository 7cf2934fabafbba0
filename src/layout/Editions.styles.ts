import { css } from '@emotion/react'

export const editions = css`
  gap: 0 var(--space-5);
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2rem;
    font-size: var(--text-4);
    line-height: var(--line-3);
    text-decoration: none;
    letter-spacing: 0;
    /* In a font of the device: otherwise English pages would load one for a single word. */
    [lang|='en'] &:lang(ar) {
      font-family: sans-serif;
    }
    &:hover {
      text-decoration: underline;
    }
  }
`
