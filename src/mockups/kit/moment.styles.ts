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

/** A switch on a native check box. Where the system chooses the colours it draws the box, too. */
export const toggle = css`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 2.5rem;
  block-size: 1.5rem;
  margin: 0;
  border: 1.5px solid var(--field);
  border-radius: var(--r9);
  background: var(--card);
  cursor: pointer;
  &:focus-visible {
    border-radius: var(--r9);
  }
  &::before {
    content: '';
    position: absolute;
    inset-block: 0.15rem;
    inset-inline-start: 0.15rem;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--field);
  }
  &:checked {
    border-color: var(--teal);
    background: var(--teal);
  }
  &:checked::before {
    inset-inline: auto 0.15rem;
    background: var(--card);
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`
