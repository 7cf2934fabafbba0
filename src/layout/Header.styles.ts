import { css } from '@emotion/react'
import { inverse, night, wrap } from '../theme/base.styles'

const header = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  /* Over the hero the header is transparent; the first 5rem of scrolling fill it with the hero's sky. */
  background: var(--bar);
  @supports (animation-timeline: scroll()) {
    background: none;
    @keyframes fill {
      from {
        opacity: 0;
      }
    }
    &::before {
      content: '';
      position: absolute;
      inset: 0;
      z-index: -1;
      background: var(--bar);
      animation: fill linear both;
      animation-timeline: scroll();
      animation-range: 0 5rem;
    }
  }
`

export const dawn = css`
  ${header};
  --bar: var(--paper);
`

export const dusk = css`
  ${night};
  ${header};
  --bar: var(--sky);
`

export const bar = css`
  ${wrap};
  display: flex;
  align-items: center;
  gap: 1.5rem;
  min-block-size: 4.5rem;
  @media (max-width: 39.99rem) {
    &:has([data-long]) {
      gap: 0.75rem;
    }
  }
`

export const navigation = css`
  display: none;
  position: relative;
  margin-inline: auto;
  @media (min-width: 64rem) {
    display: block;
  }
  > ul {
    display: flex;
    gap: 0.25rem;
  }
`

export const item = css`
  display: flex;
  align-items: center;
  gap: 0.4em;
  min-block-size: 2.5rem;
  padding-inline: 0.95rem;
  border-radius: var(--r9);
  font-size: 0.95rem;
  font-weight: 400;
  text-decoration: none;
  &:hover,
  &[aria-current],
  &[data-current] {
    background: color-mix(in oklab, currentColor 9%, transparent);
  }
  &[aria-current],
  &[data-current] {
    font-weight: 480;
  }
  @media (forced-colors: active) {
    &[aria-current],
    &[data-current] {
      border: 2px solid Highlight;
    }
  }
  svg {
    inline-size: 1em;
    block-size: 1em;
    transition: transform var(--m2) var(--ease);
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`

export const getStarted = css`
  ${inverse};
  min-block-size: 2.75rem;
  padding: 0.35rem 1.2rem;
  font-size: 0.95rem;
  margin-inline-start: auto;
  white-space: nowrap;
  @media (max-width: 20.99rem) {
    padding-inline: 0.5rem;
  }
  /* The menu contains this button too. */
  @media (max-width: 18.99rem) {
    display: none;
    + button {
      margin-inline-start: auto;
    }
  }
  @media (max-width: 39.99rem) {
    [data-long] ~ & {
      padding-inline: 0.75rem;
    }
  }
  @media (min-width: 64rem) {
    margin-inline-start: 0;
  }
`
