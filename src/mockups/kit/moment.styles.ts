import { css } from '@emotion/react'

/**
 * On whatever can only be operated by script: until the page answers it keeps its room, but is neither seen nor reached.
 */
export const control = css`
  [data-moment]:not([data-live]) & {
    visibility: hidden;
  }
`

export const radio = css`
  ${control};
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin: 0;
  accent-color: var(--coral);
`

/** The track is thin, what can be grasped is not. */
export const range = css`
  ${control};
  inline-size: 100%;
  block-size: 2.75rem;
  margin: 0;
  accent-color: var(--coral);
`

export const ask = css`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-block-size: 1.5rem;
  font-weight: 480;
`
