import { css } from '@emotion/react'
import { waypoint } from '../../theme/base.styles'
import { stack as kitStack } from '../kit/frame.styles'

export const stack = css`
  ${kitStack};
  @container (width > 36rem) {
    > :first-of-type {
      margin-block-end: 4.75rem;
    }
    > :last-of-type {
      inline-size: 19rem;
    }
  }
`

const code = css`
  color: var(--ink2);
  font: 400 min(0.75rem, 3.2cqi) / 1.65 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  letter-spacing: 0;
  white-space: pre;
  overflow: hidden;
  b {
    color: var(--teal-t);
    font-weight: 400;
  }
  em {
    color: var(--coral-t);
    font-style: normal;
  }
`

export const request = css`
  ${code};
  padding: 0.7rem 1rem;
  border-block-end: 1px solid var(--line);
`

/** The sources' own answers, the lines that join them, and the one answer that they become. */
export const merge = css`
  display: grid;
  gap: 1rem;
  padding: 1rem;
  > div {
    display: grid;
    grid: auto / repeat(3, minmax(0, 1fr));
    gap: 0.5rem;
  }
  > svg {
    display: none;
  }
  @container (width > 36rem) {
    grid-template-columns: minmax(0, 5fr) 2.75rem minmax(0, 6fr);
    gap: 0;
    > div {
      grid: repeat(3, 1fr) / minmax(0, 1fr);
      gap: 0.6rem;
    }
    > svg {
      display: block;
      inline-size: 100%;
      block-size: 0;
      min-block-size: 100%;
      fill: none;
      stroke: var(--field);
      stroke-width: 1.5;
      [dir='rtl'] & {
        scale: -1 1;
      }
    }
    path {
      vector-effect: non-scaling-stroke;
    }
  }
`

export const source = css`
  display: grid;
  align-content: center;
  gap: 0.3rem;
  padding: 0.5rem 0.7rem;
  border: 1px solid var(--line);
  border-radius: var(--r1);
  p {
    display: flex;
    align-items: baseline;
    gap: 0.5rem;
  }
  small + small {
    margin-inline-start: auto;
  }
  pre {
    ${code};
    font-size: 0.68rem;
    line-height: 1.5;
  }
  @container (width <= 36rem) {
    padding: 0.45rem 0.6rem;
    p {
      display: block;
    }
    small:not(small + small),
    pre {
      display: none;
    }
  }
`

/** The answer; its waypoint is where the three lines end. */
export const shape = css`
  ${code};
  position: relative;
  overflow: visible;
  padding: 0.75rem 0.9rem;
  border: 1px solid var(--line);
  border-radius: var(--r1);
  background: var(--sand);
  &::before {
    ${waypoint};
    position: absolute;
    inset-block-start: calc(50% - 0.45rem);
    inset-inline-start: -0.45rem;
    inline-size: 0.9rem;
    block-size: 0.9rem;
    background: var(--card);
  }
  @container (width > 36rem) {
    font-size: min(0.75rem, 1.86cqi);
    /* Code runs from left to right on a mirrored page too. */
    [dir='rtl'] &::before {
      inset-inline: auto -0.45rem;
    }
  }
  @container (width <= 36rem) {
    &::before {
      inset-block-start: -0.45rem;
      inset-inline-start: calc(50% - 0.45rem);
    }
  }
`

export const uptime = css`
  display: grid;
  gap: 0.15rem;
  padding: 0.9rem 1rem;
  > p:first-of-type {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  svg {
    inline-size: 100%;
    block-size: 1.6rem;
    margin-block: 0.5rem 0.35rem;
    stroke: var(--teal);
    stroke-width: 24;
    stroke-dasharray: 7 3;
    [dir='rtl'] & {
      scale: -1 1;
    }
  }
  [data-state] {
    stroke: var(--coral);
  }
`
