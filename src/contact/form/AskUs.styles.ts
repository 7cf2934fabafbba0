import { css } from '@emotion/react'
import { tick as mark } from '../../theme/form.styles'

/**
 * A question with a box, drawn like those of the pictures; in forced-colours mode the box keeps its native look. Where there are
 * no scripts an open ring stands in its place: both are one style, because a page carries no class that is not in its
 * prerendered HTML.
 */
export const tick = css`
  &:is(label) {
    cursor: pointer;
  }
  &:is(label):hover {
    color: var(--coral-t);
  }
  &:is(span)::before {
    content: '';
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    margin-inline: var(--space-1);
    border: 2.5px solid var(--coral);
    border-radius: 50%;
  }
  input {
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    cursor: pointer;
    @media not (forced-colors: active) {
      appearance: none;
      position: relative;
      border: 1.5px solid var(--field);
      border-radius: var(--radius-s);
      background: var(--card);
      &:checked {
        border-color: var(--ink);
        background: var(--coral);
      }
      &:checked::before {
        ${mark};
      }
    }
  }
`

/** A slip with a dashed edge, as torn from a pad: what is on it has yet to be said. */
export const ask = css`
  justify-items: start;
  max-inline-size: 60rem;
  margin-block-start: var(--space-7);
  padding: clamp(1.1rem, 0.8rem + 1.4vw, 2rem);
  border: 1.5px dashed var(--field);
  border-radius: var(--radius-l);
  background: var(--coral-w);
  p {
    max-inline-size: 42em;
  }
  ul {
    justify-self: stretch;
    margin-block: var(--space-3) var(--space-5);
  }
  > div {
    gap: var(--space-3) var(--space-6);
  }
  li + li {
    border-block-start: 1.5px dashed color-mix(in oklab, var(--coral-t) 26%, transparent);
  }
  li > * {
    min-block-size: 2.9rem;
    padding-block: var(--space-4);
    line-height: var(--line-4);
  }
`
