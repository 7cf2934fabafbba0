import { css } from '@emotion/react'
import { hop, waypoint } from '../../theme/base.styles'
import { stack } from '../kit/frame.styles'
import { body, legend, window } from '../kit/kit.styles'

/** The note covers the token strip's end, not the drawings. */
export const board = css`
  ${stack};
  @container (width > 36rem) {
    > :first-of-type {
      margin-block-end: 4.25rem;
    }
  }
`

/** Below 27rem the steps stand under each other and the route runs down their start side. */
export const flow = css`
  display: grid;
  gap: 0.55rem;
  padding: 1rem;
  background: var(--sand);
  > li {
    position: relative;
    display: grid;
    gap: 0.55rem;
    justify-items: start;
    padding-inline-start: 1.75rem;
  }
  > li::before {
    ${waypoint};
    position: absolute;
    z-index: 1;
    inset-block-start: 0.55rem;
    inset-inline-start: 0;
    inline-size: 0.8rem;
    block-size: 0.8rem;
    background: var(--card);
  }
  > li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: 1.6rem -0.9rem;
    inset-inline-start: 0.32rem;
    border-inline-start: 1.5px dashed var(--field);
  }
  @container (width > 27rem) {
    --gap: clamp(0.75rem, 3cqi, 1.25rem);
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--gap);
    padding-block: 4.1rem 1.5rem;
    > li {
      display: block;
      padding: 0;
    }
    > li::before {
      inset-block-start: -0.4rem;
      inset-inline-start: calc(50% - 0.4rem);
    }
    > li:not(:last-of-type)::after {
      ${hop};
      inset-block: -2.5rem auto;
      inset-inline: calc(50% + 0.5rem) calc(-50% - var(--gap) + 0.5rem);
      block-size: 2.4rem;
    }
  }
`

/** What leaves on the way to the next step, on the crown of the hop. */
export const leaving = css`
  z-index: 1;
  padding: 0.15em 0.7em;
  border-radius: var(--r9);
  border: 1px solid var(--line);
  background: var(--card);
  font-size: 0.72rem;
  font-weight: 450;
  white-space: nowrap;
  @container (width > 27rem) {
    position: absolute;
    inset-block-start: -3.2rem;
    inset-inline: 50% calc(-50% - var(--gap));
    inline-size: fit-content;
    margin-inline: auto;
  }
`

export const leavingMost = css`
  ${leaving};
  border-color: var(--coral);
  background: var(--coral-w);
  color: var(--coral-t);
`

/** A wireframe: outlines and words, no colour yet. */
export const frame = css`
  position: relative;
  inline-size: 100%;
  block-size: 100%;
  display: grid;
  gap: 0.5rem;
  align-content: start;
  padding-block: 0.55rem 0.7rem;
  padding-inline: 0.7rem;
  background: var(--card);
  border: 1.5px solid var(--field);
  border-radius: var(--r1);
  font-size: 0.78rem;
  > b {
    padding-block-end: 0.45rem;
    border-block-end: 1px solid var(--line);
    text-align: center;
  }
  p {
    display: grid;
    grid-template-columns: 1fr auto;
    padding: 0.35rem 0.55rem;
    border: 1px solid var(--line);
    border-radius: 0.35rem;
  }
  p small {
    grid-column: 1/-1;
  }
  > span {
    justify-self: stretch;
    padding-block: 0.7em;
    text-align: center;
  }
  @container (width <= 27rem) {
    grid-template-columns: 1fr 1fr;
    > b,
    > span {
      grid-column: 1/-1;
    }
    > b {
      text-align: start;
    }
  }
`

/** A field that small pictures do without. */
export const spare = css`
  @container (width <= 27rem) {
    && {
      display: none;
    }
  }
`

export const chosen = css`
  outline: 1.5px solid var(--teal);
  outline-offset: -1px;
  background: var(--teal-w);
`

/** An annotation: where on the drawing it belongs, and its number. */
export const pin = css`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border-radius: 50%;
  border-end-start-radius: 0.2rem;
  background: var(--coral);
  color: var(--on-coral);
  font-size: 0.72rem;
  font-weight: 520;
`

export const pinned = css`
  position: relative;
  > :last-child {
    position: absolute;
    inset-block-start: -0.7rem;
    inset-inline-end: -0.5rem;
    box-shadow: var(--sh1);
  }
`

/** The strip of design tokens under the board. */
export const tokens = css`
  ${legend};
  column-gap: 0.8rem;
  i {
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px var(--line);
  }
  [data-token='ink'] {
    background: var(--ink);
  }
  [data-token='coral'] {
    background: var(--coral);
  }
  [data-token='teal'] {
    background: var(--teal);
  }
  [data-token='sand'] {
    background: var(--sand);
  }
  b {
    color: var(--ink);
    font-size: 0.95rem;
    line-height: 1;
    letter-spacing: -0.04em;
  }
`

export const note = css`
  ${window};
  ${body};
  display: flex;
  gap: 0.75rem;
  align-items: start;
  p {
    margin-block: 0.15rem 0.6rem;
    color: var(--ink2);
    font-size: 0.75rem;
  }
`
