import { css } from '@emotion/react'
import { night } from '../theme/base.styles'

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

export const dots = css`
  position: fixed;
  inset-block-start: 50%;
  inset-inline-end: 0.9rem;
  z-index: 15;
  transform: translateY(-50%);
  display: none;
  @media (min-width: 75rem) {
    display: block;
  }
  &::before {
    content: '';
    position: absolute;
    inset-block: 1rem;
    inset-inline-start: calc(50% - 1px);
    inline-size: 2px;
    background: repeating-linear-gradient(var(--field) 0 4px, transparent 4px 9px);
  }
  a {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
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
    inset-inline-end: 2.4rem;
    padding: 0.3rem 0.8rem;
    background: var(--ink);
    color: var(--paper);
    border-radius: var(--r9);
    font-size: var(--tx);
    font-weight: 450;
    white-space: nowrap;
    opacity: 0;
    transform: translateX(0.4rem);
    pointer-events: none;
    transition:
      transform var(--m2) var(--ease),
      opacity var(--m1);
  }
  a:hover span,
  a:focus-visible span {
    opacity: 1;
    transform: none;
  }
  @media (forced-colors: active) {
    [aria-current]::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

export const toTop = css`
  position: fixed;
  inset-block-end: 1.25rem;
  inset-inline-end: 1.25rem;
  z-index: 15;
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: 50%;
  background: var(--ink);
  color: var(--paper);
  box-shadow: var(--sh1);
  transition: transform var(--m1) var(--ease);
  &:hover {
    transform: translateY(-2px);
  }
  &:focus-visible {
    border-radius: 50%;
  }
`

/** Stands where the back-to-top button will: one hands over to the other. */
export const hint = css`
  ${night};
  position: fixed;
  inset-block-end: 1.25rem;
  inset-inline-end: 1.25rem;
  z-index: 15;
  display: flex;
  align-items: center;
  gap: 0.6rem;
  padding: 0.9rem;
  border-radius: var(--r9);
  background: var(--sky);
  box-shadow: var(--sh1);
  font-size: var(--tx);
  pointer-events: none;
  span {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media (min-width: 75rem) {
    inset-inline-end: 0.75rem;
    flex-direction: column;
    padding: 0.8rem 0.45rem;
    span {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      writing-mode: vertical-rl;
    }
  }
`
