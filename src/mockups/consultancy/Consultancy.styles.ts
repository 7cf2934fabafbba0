import { css } from '@emotion/react'
import { stack as kitStack } from '../kit/frame.styles'

/** The recommendations stand over the end of the scores' row. */
export const stack = css`
  ${kitStack};
  @container (width > 36rem) {
    > :first-of-type {
      margin-block-end: 5.5rem;
    }
    > :last-of-type {
      inline-size: 19rem;
    }
  }
`

/** Suppliers, core and channels, with the connections between them. */
export const map = css`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) minmax(1rem, 0.28fr) minmax(0, 1fr) minmax(1rem, 0.28fr) minmax(0, 1fr);
  padding-block: 0.75rem 1rem;
  padding-inline: 1rem;
  > * {
    grid-row: 2;
  }
  > :nth-of-type(2) {
    grid-column: 3;
  }
  > :nth-of-type(3) {
    grid-column: 5;
  }
  > small {
    grid-row: 1;
    padding-block-end: 0.5rem;
    white-space: nowrap;
  }
  > div {
    display: grid;
    grid: auto-flow 1fr / minmax(0, 1fr);
    gap: 0.5rem;
  }
  > svg:first-of-type {
    grid-column: 2;
  }
  > svg:last-of-type {
    grid-column: 4;
  }
  > svg {
    inline-size: 100%;
    block-size: 0;
    min-block-size: 100%;
    fill: none;
    stroke-width: 1.5;
    [dir='rtl'] & {
      scale: -1 1;
    }
  }
  path {
    stroke: var(--teal);
    vector-effect: non-scaling-stroke;
  }
  @container (width > 36rem) {
    grid-template-columns: minmax(0, 1fr) 0.4fr minmax(0, 1fr) 0.4fr minmax(0, 1fr);
    > div {
      gap: 0.6rem;
    }
  }
`

export const node = css`
  display: grid;
  align-content: center;
  min-block-size: 2.6rem;
  padding: 0.3rem 0.45rem;
  border: 1px solid var(--line);
  border-radius: var(--r1);
  background: var(--card);
  b {
    font-size: 0.75rem;
  }
  @container (width > 36rem) {
    padding: 0.3rem 0.7rem;
    b {
      font-size: 0.8125rem;
    }
  }
  @container (width <= 36rem) {
    && small {
      display: none;
    }
  }
`

export const newNode = css`
  ${node};
  border-color: var(--coral);
  background: var(--coral-w);
`

export const newLink = css`
  && {
    stroke: var(--coral);
    stroke-width: 2;
  }
`

/** What the plan gives up. */
export const oldNode = css`
  ${node};
  border: 1px dashed var(--field);
  background: none;
  color: var(--ink2);
  b {
    font-weight: 350;
    text-decoration: line-through;
  }
`

export const oldLink = css`
  && {
    stroke: var(--field);
    stroke-dasharray: 3 4;
  }
`

/** The systems in the middle: what to build, what to buy. */
export const core = css`
  && {
    gap: 0;
    border: 1px solid var(--field);
    border-radius: var(--r2);
    overflow: clip;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    align-items: center;
    gap: 0.1rem 0.5rem;
    padding-inline: 0.6rem;
    font-size: 0.75rem;
  }
  p + p {
    border-block-start: 1px solid var(--line);
  }
  span {
    margin-inline-start: auto;
    font-size: 0.68rem;
    padding-inline: 0.5em;
  }
  @container (width <= 36rem) {
    span {
      display: none;
    }
    p {
      padding-inline: 0.5rem;
      font-weight: 450;
    }
  }
`

export const advice = css`
  > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 2.6rem 2.6rem;
    align-items: center;
    gap: 0.9rem;
    padding: 0.55rem 1rem;
    border-block-end: 1px solid var(--line);
    line-height: 1.3;
  }
  > :first-of-type {
    padding-block: 0.7rem;
  }
  > :last-of-type {
    border: 0;
    padding-block-end: 0.8rem;
  }
  svg {
    inline-size: 2.25rem;
    fill: none;
    stroke: var(--line);
    stroke-width: 8;
    stroke-linecap: round;
    stroke-dasharray: 0 14;
    [dir='rtl'] & {
      scale: -1 1;
    }
  }
  [data-part='cost'] {
    stroke: var(--ink2);
  }
  [data-part='good'] {
    stroke: var(--teal);
  }
`
