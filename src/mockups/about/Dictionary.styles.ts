import { css } from '@emotion/react'
import { hop, night, waypoint } from '../../theme/base.styles'
import { opaque } from '../../theme/tokens'

export const entry = css`
  --pad: clamp(1.5rem, 3vw, 2.5rem);
  display: grid;
  gap: 1.25rem;
  padding: var(--pad);
  overflow: clip;
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

/** The letters that have joined, and those on their way, by night: the sun has not risen yet. */
export const word = css`
  ${night};
  position: relative;
  isolation: isolate;
  display: flex;
  place-content: center;
  align-items: center;
  gap: 0.2em;
  margin: calc(var(--pad) * -1) calc(var(--pad) * -1) 1.25rem;
  padding-block: 0.1em 0.3em;
  overflow: clip;
  background: var(--band);
  font-size: min(17.5vw, clamp(4.25rem, 9vw, 8rem));
  line-height: 1.5;
  letter-spacing: 0;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-start: 88%;
    inset-inline-start: 50%;
    inline-size: 9rem;
    block-size: 9rem;
    margin-inline-start: -4.5rem;
    border-radius: 50%;
    background: color-mix(in oklch, var(--coral) 62%, var(--band));
    box-shadow:
      0 0 0 2.75rem color-mix(in oklch, var(--coral) 38%, var(--band)),
      0 0 0 6.25rem color-mix(in oklch, var(--coral) 24%, var(--band)),
      0 0 0 10.5rem color-mix(in oklch, var(--coral) 14%, var(--band)),
      0 0 0 15.5rem color-mix(in oklch, var(--coral) 6%, var(--band));
    transition: translate var(--m3) var(--ease);
  }
  > span {
    transition: scale var(--m2) var(--ease);
  }
  &[data-joined] > span {
    scale: 1.25;
  }
  &[data-joined]::before {
    translate: 0 -1.5rem;
  }
  @media (forced-colors: active) {
    &::before {
      display: none;
    }
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
  @media (min-width: 24rem) {
    grid-template-columns: 1fr 1fr auto;
  }
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
