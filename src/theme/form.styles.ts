import { css } from '@emotion/react'

export { primary } from './base.styles'

export const field = css`
  inline-size: 100%;
  min-block-size: 3rem;
  padding: var(--space-3) var(--space-5);
  background: var(--card);
  border: 1.5px solid var(--field);
  border-radius: var(--radius-m);
  &::placeholder {
    color: var(--ink2);
    opacity: 1;
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  &[aria-invalid] {
    border-color: var(--bad);
    background: var(--bad-w);
  }
`

/** The tick of a check box, for a pseudo-element. `--tick` is its colour. */
export const tick = css`
  content: '';
  position: absolute;
  inset: 10% 32% 25%;
  border: solid var(--tick, var(--on-coral));
  border-width: 0 2.5px 2.5px 0;
  rotate: 45deg;
`

/** A radio button that shows a sun when checked, whose colour is `--pick`; in forced colours it keeps its native look. */
export const radio = css`
  --pick: var(--coral);
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 1.5px solid var(--field);
  border-radius: 50%;
  background: var(--card);
  cursor: pointer;
  @media not (forced-colors: active) {
    appearance: none;
  }
  &:checked {
    border-color: var(--ink);
    background: radial-gradient(var(--pick) 48%, var(--card) 53%);
  }
`
