import { css } from '@emotion/react'
import { window } from '../kit/kit.styles'

/** Two phones, the second a step behind, with messages in front of them. */
export const scene = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.75rem;
  max-inline-size: 36rem;
  margin-inline: auto;
  > :nth-of-type(2) {
    margin-block-start: 1.5rem;
  }
  > :nth-of-type(n + 3) {
    grid-column: 1/-1;
    justify-self: center;
  }
  > :nth-of-type(3) {
    position: relative;
    inline-size: min(100%, 18.5rem);
    margin-block-start: -1.9rem;
  }
  @container (width > 30rem) {
    grid-template-columns: repeat(2, minmax(0, 15.5rem));
    justify-content: center;
    gap: 1.75rem;
    padding-block-end: 2.25rem;
    > :nth-of-type(2) {
      margin-block-start: 2.75rem;
    }
    > :nth-of-type(n + 3) {
      position: absolute;
      margin: 0;
    }
    > :nth-of-type(3) {
      inset-block-end: 0;
      inset-inline-start: -1.5rem;
      inline-size: 18.5rem;
    }
    > :nth-of-type(4) {
      inset-block-end: -0.5rem;
      inset-inline-end: -1rem;
    }
  }
`

export const phone = css`
  ${window};
  font-size: 0.78rem;
  display: flex;
  flex-direction: column;
  border: 0.35rem solid var(--sky);
  border-radius: 1.9rem;
  > * {
    padding-inline: clamp(0.6rem, 3cqi, 0.95rem);
  }
`

/** Time, and the island that phones have at their top. */
export const status = css`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  padding-block: 0.5rem 0.4rem;
  font-size: 0.7rem;
  font-weight: 480;
  i {
    inline-size: 2.75rem;
    block-size: 0.8rem;
    border-radius: var(--r9);
    background: var(--sky);
  }
  small {
    text-align: end;
  }
`

export const title = css`
  padding-block: 0.35rem 0.7rem;
  b {
    font-size: 0.95rem;
    letter-spacing: -0.03em;
  }
`

/** The coloured upper part of the pass: where from, where to. */
export const flight = css`
  padding-block: 0.9rem;
  background: var(--sand);
  p {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 0 0.5rem;
  }
  b {
    font-size: clamp(1.15rem, 6cqi, 1.6rem);
    font-weight: 430;
    letter-spacing: -0.05em;
    line-height: 1.1;
  }
  i {
    display: grid;
    place-items: center;
    color: var(--coral-t);
    border-block-end: 1.5px dashed var(--field);
  }
  small:nth-of-type(even) {
    grid-column: 3;
    text-align: end;
  }
`

/** The fields of the pass, of which the passenger's and the gate take a row each. */
export const fields = css`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: space-between;
  gap: 0.6rem 0.4rem;
  padding-block: 0.8rem;
  > [data-state],
  > p {
    grid-column: 1/-1;
  }
`

/** The change that everything in front is about. */
export const gate = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.2rem 0.5rem;
  padding: 0.45rem 0.6rem;
  border-radius: var(--r1);
  background: var(--coral-w);
  color: var(--coral-t);
  b {
    font-size: 1rem;
  }
  s {
    color: var(--ink2);
    margin-inline-end: 0.1em;
  }
`

/** Where the stub tears off, and the code to scan. */
export const stub = css`
  flex: 1;
  display: grid;
  grid-template-rows: minmax(3rem, 5.5rem) auto;
  gap: 0.35rem;
  padding-block: 0.9rem 2rem;
  border-block-start: 1.5px dashed var(--field);
  text-align: center;
  svg {
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    stroke: var(--ink);
    stroke-width: 9;
  }
  @container (width > 30rem) {
    grid-template-rows: minmax(3rem, 4.25rem) auto;
    padding-block-end: 3.4rem;
  }
`

/** The day as a route. */
export const day = css`
  padding-block-end: 0.3rem;
  li {
    position: relative;
    display: grid;
    padding-inline-start: 1.35rem;
    padding-block-end: 0.8rem;
    text-wrap: balance;
  }
  li::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block-start: 0.15rem;
    inset-inline-start: 0;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border: 2px solid var(--field);
    border-radius: 50%;
    background: var(--card);
  }
  [data-state='done']::before {
    border-color: var(--teal);
    background: var(--teal);
  }
  [data-state='next']::before {
    border-color: var(--coral);
  }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: 0.9rem -0.15rem;
    inset-inline-start: 0.32rem;
    border-inline-start: 1.5px dashed var(--field);
  }
  li[data-state='done']::after {
    border-inline-start-style: solid;
    border-color: var(--teal);
  }
  small:nth-of-type(1) {
    order: -1;
  }
`

/** The tab bar at the foot of an app. */
export const tabs = css`
  display: flex;
  margin-block-start: auto;
  justify-content: space-between;
  padding-block: 0.7rem 0.8rem;
  padding-inline: 1.3rem;
  border-block-start: 1px solid var(--line);
  color: var(--ink2);
  font-size: 0.95rem;
  [data-state] svg {
    color: var(--coral-t);
  }
`

export const push = css`
  ${window};
  display: flex;
  gap: 0.75rem;
  align-items: start;
  padding: 0.85rem 1rem;
  border-radius: 1.1rem;
  div {
    flex: 1;
  }
  p {
    display: flex;
    justify-content: space-between;
    color: var(--ink2);
    font-size: 0.72rem;
  }
`

export const rating = css`
  ${window};
  display: flex;
  gap: 0.75rem;
  align-items: center;
  padding: 0.7rem 1rem;
  b {
    font-size: 1.75rem;
    font-weight: 430;
    letter-spacing: -0.05em;
    line-height: 1;
  }
  span {
    display: flex;
    gap: 0.1rem;
    color: var(--coral-t);
  }
  svg {
    fill: currentColor;
    inline-size: 0.85rem;
    block-size: 0.85rem;
  }
`
