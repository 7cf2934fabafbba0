import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'
import { colours } from '../../theme/tokens'

export const row = css`
  gap: var(--space-3) var(--space-6);
  p:has(+ &) {
    margin-block: clamp(1rem, 3vw, 2.5rem) var(--space-4);
  }
  output {
    flex: 1 1 20rem;
    align-content: center;
    min-block-size: 2lh;
    @media ${below.phone} {
      [dir='rtl'] & {
        min-block-size: 3lh;
      }
    }
  }
`

export const toggle = css`
  /* The longer of its two Arabic names. */
  [dir='rtl'] & {
    min-inline-size: 12rem;
  }
  &[aria-pressed='true'] {
    background: var(--teal-w);
    color: var(--teal-t);
  }
`

/** Covers the viewport, and lets all pointer events through. */
export const overlay = css`
  position: fixed;
  inset: 0;
  z-index: 15;
  pointer-events: none;
  display: none;
  &[data-state] {
    display: grid;
  }
`

export const columns = css`
  gap: var(--g);
  i {
    background: color-mix(in oklab, var(--teal) 16%, transparent);
    border-inline: 1px solid var(--teal);
  }
  @media ${from.laptop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`

/** A column that only wide screens have. */
export const wide = css`
  display: none;
  @media ${from.laptop} {
    display: block;
  }
`

/** The design tokens along the lower edge, in the colours of the light scheme, whatever the page's scheme is. */
export const tokens = css`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  justify-content: center;
  gap: var(--space-2) var(--space-5);
  padding: var(--space-4);
  background: var(--card);
  i {
    display: inline-block;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    margin-inline-end: 0.4rem;
    border-radius: 50%;
    border: 1px solid var(--field);
  }
  [data-token='ink'] {
    background: ${colours.ink[0]};
  }
  [data-token='coral'] {
    background: var(--coral);
  }
  [data-token='teal'] {
    background: ${colours.teal[0]};
  }
  [data-token='sand'] {
    background: ${colours.sand[0]};
  }
`
