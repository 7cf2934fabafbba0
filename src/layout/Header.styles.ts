import { css } from '@emotion/react'
import { layer } from '../theme/base.styles'
import { below, from } from '../theme/scale'

export const header = css`
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
      ${layer};
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
  --bar: var(--paper);
`

export const dusk = css`
  --bar: var(--sky);
  /* Keeps words readable on any ring of the hero's sun. */
  --veil: color-mix(in oklab, var(--sky) 62%, transparent);
`

export const bar = css`
  min-block-size: 4.5rem;
  @media ${below.largePhone} {
    &:has([data-long]) {
      gap: var(--space-4);
    }
  }
`

export const navigation = css`
  display: none;
  position: relative;
  margin-inline: auto;
  @media ${from.laptop} {
    display: block;
  }
`

export const item = css`
  gap: 0.4em;
  min-block-size: 2.5rem;
  padding-inline: var(--space-5);
  border-radius: var(--radius-full);
  line-height: var(--line-3);
  font-weight: 400;
  text-decoration: none;
  text-wrap: balance;
  /* Leaves room for names of several words. */
  @media ${below.wide} {
    padding-inline: var(--space-3);
  }
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

/** The links to other languages, which the menu has on small screens. */
export const editions = css`
  display: none;
  a {
    min-block-size: 2.5rem;
    padding-inline: var(--space-3);
    border-radius: var(--radius-full);
    background: var(--veil);
    &:hover {
      background: color-mix(in oklab, currentColor 9%, var(--veil, transparent));
      text-decoration: none;
    }
  }
  @media ${from.laptop} {
    display: block;
  }
`

export const getStarted = css`
  min-block-size: 2.75rem;
  padding: var(--space-2) var(--space-5);
  margin-inline-start: auto;
  @media ${below.slim} {
    padding-inline: var(--space-5);
    font-size: var(--text-3);
  }
  /* The menu contains this button too. */
  @media ${below.least} {
    display: none;
    + button {
      margin-inline-start: auto;
    }
  }
  @media ${below.largePhone} {
    [data-long] ~ & {
      padding-inline: var(--space-4);
    }
  }
  @media ${from.laptop} {
    margin-inline-start: 0;
  }
`
