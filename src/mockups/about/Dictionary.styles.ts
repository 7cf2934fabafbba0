import { css } from '@emotion/react'
import { hop, waypoint } from '../../theme/base.styles'
import { opaque } from '../../theme/tokens'

export const entry = css`
  display: grid;
  gap: 1.25rem;
  padding: clamp(1.5rem, 3vw, 2.5rem);
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--r3);
  box-shadow: var(--sh1);
  > p {
    max-inline-size: 30em;
  }
  > p span {
    display: block;
    color: var(--ink2);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

/** The letters that have joined, and those on their way. */
export const word = css`
  display: flex;
  place-content: center;
  gap: 0.22em;
  min-block-size: 1.45lh;
  font-size: clamp(3.5rem, 7vw, 6rem);
  line-height: 1.25;
  letter-spacing: 0;
  transition: scale var(--m2) var(--ease);
  &[data-joined] {
    scale: 1.45;
    translate: 0 0.1em;
    color: var(--coral-t);
  }
`

export const slide = css`
  display: grid;
  grid-template-columns: auto minmax(5rem, 1fr);
  align-items: center;
  gap: 0 1rem;
  padding-block-end: 0.9rem;
  border-block-end: 1px solid var(--line);
  font-size: var(--ts);
  output {
    grid-column: 1 / -1;
    min-block-size: 2lh;
    color: var(--ink2);
  }
  @container (width > 24rem) {
    output {
      min-block-size: 1lh;
    }
  }
`

/** Places joined by hops, the last of which fades out: the road goes on. */
export const stops = css`
  margin-block-start: 0.5rem;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  li {
    position: relative;
    display: grid;
    gap: 0.35rem;
    padding-block-start: 2.1rem;
    padding-inline-end: 0.5rem;
  }
  li::before {
    ${waypoint};
    position: absolute;
    z-index: 1;
    inset-block-start: 0.7rem;
    inset-inline-start: 0;
    inline-size: 0.8rem;
    block-size: 0.8rem;
    background: var(--card);
  }
  [data-reached]::before {
    background: var(--coral);
  }
  li::after {
    ${hop};
    inset-block-start: -0.4rem;
    inset-inline: 1rem 0.1rem;
    block-size: 1.4rem;
  }
  li:last-of-type::after {
    mask: linear-gradient(90deg, ${opaque}, transparent 70%);
  }
  [dir='rtl'] & li:last-of-type::after {
    mask: linear-gradient(-90deg, ${opaque}, transparent 70%);
  }
  span {
    color: var(--ink2);
    font-size: var(--ts);
    line-height: 1.45;
  }
`
