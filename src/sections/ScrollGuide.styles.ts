import { css } from '@emotion/react'
import { layer } from '../theme/base.styles'
import { below, from } from '../theme/scale'

export const progress = css`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 30;
  block-size: 3px;
  background: var(--coral);
  transform-origin: 0 0;
  transform: scaleX(0);
  [dir='rtl'] & {
    transform-origin: 100% 0;
  }
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`

/** A focus ring that is visible on every ground: paper within ink (WCAG 1.4.11). */
const twoTone = css`
  outline: 2px solid var(--ink);
  outline-offset: 2px;
  border-radius: 50%;
  box-shadow: 0 0 0 2px var(--paper);
`

export const dots = css`
  position: fixed;
  inset-block-start: 50%;
  inset-inline-end: 0.9rem;
  z-index: 15;
  transform: translateY(-50%);
  display: none;
  @media ${from.wide} {
    display: block;
  }
  &::before {
    ${layer};
    inset-block: 1rem;
    inset-inline-start: calc(50% - 1px);
    inline-size: 2px;
    background: linear-gradient(var(--field) 4px, transparent 0) 0 0 / 100% 9px;
  }
  a {
    position: relative;
    inline-size: 2rem;
    block-size: 2rem;
  }
  a:focus-visible {
    ${twoTone};
  }
  a::before {
    content: '';
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border: 2px solid var(--field);
    border-radius: 50%;
    background: var(--paper);
    transition: transform var(--m2) var(--ease);
  }
  [aria-current]::before {
    background: var(--coral);
    border-color: var(--coral-t);
    transform: scale(1.25);
  }
  span {
    position: absolute;
    inset-inline-end: 2rem;
    padding: var(--space-1) var(--space-4);
    /* Apart from the dot, yet the pointer can move from the dot to the label without leaving the link. */
    border-inline-end: 0.4rem solid transparent;
    background: var(--ink) padding-box;
    color: var(--paper);
    border-radius: var(--radius-full);
    opacity: 0;
    transform: translateX(0.4rem);
    [dir='rtl'] & {
      transform: translateX(-0.4rem);
    }
    pointer-events: none;
    transition:
      transform var(--m2) var(--ease),
      opacity var(--m1);
  }
  a:hover span,
  a:focus-visible span {
    opacity: 1;
    transform: none;
    pointer-events: auto;
  }
  &[data-quiet] a span {
    opacity: 0;
    pointer-events: none;
  }
  @media (forced-colors: active) {
    [aria-current]::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

/** The back-to-top button and the hint: in the empty gutter on wide screens; elsewhere the footer leaves space for them. */
export const corner = css`
  position: fixed;
  inset-block-end: 1.25rem;
  inset-inline-end: 1.25rem;
  z-index: 15;
  justify-items: center;
  pointer-events: none;
  @media ${from.wide} {
    inset-inline-end: 0.25rem;
    min-inline-size: 3rem;
  }
  @media print {
    display: none;
  }
`

export const toTop = css`
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: 50%;
  background: var(--ink);
  color: var(--paper);
  box-shadow: var(--sh1);
  pointer-events: auto;
  transition: transform var(--m1) var(--ease);
  /* Where there is no gutter, it would lie over the sums of a picture. */
  &[data-over] {
    @media ${below.wide} {
      visibility: hidden;
    }
  }
  &:hover {
    transform: translateY(-2px);
  }
  &:focus-visible {
    ${twoTone};
  }
`

/** The scroll hint, for wide screens only, as the dots are: on others it would cover the picture. */
export const hint = css`
  display: none;
  border-radius: var(--radius-full);
  background: var(--sky);
  box-shadow: var(--sh1);
  padding: var(--space-4) var(--space-2);
  writing-mode: vertical-rl;
  /* Begins above, as the hint on the other side does; browsers that do not know the value keep the one above. */
  [dir='rtl'] & {
    writing-mode: sideways-lr;
  }
  @media ${from.wide} and (min-height: 30rem) {
    display: flex;
  }
`
