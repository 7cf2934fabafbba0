import { css } from '@emotion/react'

export const editions = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.5rem;
    padding-inline: var(--space-3);
    border-radius: var(--radius-full);
    font-size: var(--text-4);
    line-height: var(--line-3);
    text-decoration: none;
    letter-spacing: 0;
    &:hover {
      background: color-mix(in oklab, currentColor 9%, transparent);
    }
  }
`
