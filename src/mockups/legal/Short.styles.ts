import { css } from '@emotion/react'

export const panel = css`
  margin-block-end: clamp(1.5rem, 1rem + 1.5vw, 2.25rem);
  padding: 0.75rem 1.25rem;
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--card);
  [data-moment] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 1.5rem;
  }
  @media print {
    display: none;
  }
`

export const line = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-block-size: 2.75rem;
  font-weight: 450;
  cursor: pointer;
`

/** A switch: a track, and a knob that says by its place whether it is on. */
export const box = css`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 2.75rem;
  block-size: 1.6rem;
  margin: 0;
  border-radius: var(--r9);
  background: var(--field);
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    inset-block: 0.2rem;
    inset-inline-start: 0.2rem;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--card);
  }
  &:checked {
    background: var(--teal);
  }
  &:checked::before {
    inset-inline: auto 0.2rem;
  }
  &:focus-visible {
    border-radius: var(--r9);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: GrayText;
    &:checked {
      background: Highlight;
    }
  }
`

export const shown = css`
  font-size: var(--ts);
  color: var(--ink2);
`
