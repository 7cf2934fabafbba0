import { css } from '@emotion/react'
import { stack as kitStack } from '../kit/frame.styles'

export const stack = css`
  ${kitStack};
  @container (width > 36rem) {
    > :first-of-type {
      margin-block-end: 4.5rem;
    }
  }
`

/** The columns of what begins in a week and takes some: `data-from`, `data-weeks`. */
const tracks = Array.from(
  { length: 12 },
  (_, index) => `[data-from='${index + 1}'] { grid-column-start: ${index + 1}; }
[data-weeks='${index + 1}'] { grid-column-end: span ${index + 1}; }`,
).join('\n')

/** A row per lane: its name, and a track of twelve weeks. What is on a track says in which week it begins, and for how many. */
export const plan = css`
  --name: 5.9rem;
  position: relative;
  isolation: isolate;
  padding-block: 0.4rem 0.7rem;
  padding-inline: 1rem;
  > div {
    display: grid;
    grid-template-columns: var(--name) minmax(0, 1fr);
    align-items: center;
    block-size: 2.2rem;
  }
  > div > span {
    position: relative;
    display: grid;
    grid-template: 100% / repeat(12, 1fr);
    align-items: center;
    block-size: 100%;
  }
  > div > b {
    display: flex;
    align-items: center;
    gap: 0.6em;
    font-weight: 450;
    white-space: nowrap;
  }
  > div > b svg {
    display: none;
    color: var(--ink2);
  }
  span small {
    justify-self: center;
    font-size: 0.68rem;
  }
  [data-state='today'] {
    padding: 0.1rem 0.45em;
    font-weight: 520;
    border-radius: var(--r9);
    background: var(--coral-w);
    color: var(--coral-t);
  }
  i {
    grid-row: 1;
  }
  ${tracks};
  @container (width > 36rem) {
    --name: 9rem;
    > div {
      block-size: 2.45rem;
    }
    > div > b svg {
      display: block;
    }
  }
`

/** The lines of the weeks, and today's at the end of its week, behind all rows. */
export const weeks = css`
  && {
    position: absolute;
    z-index: -1;
    inset-block: 2.6rem 0.7rem;
    inset-inline: calc(var(--name) + 1rem) 1rem;
    display: grid;
    grid-template: 100% / repeat(12, 1fr);
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px calc(100% / 12));
    opacity: 0.75;
  }
  i {
    position: relative;
    justify-self: end;
    inline-size: 2px;
    margin-inline-end: -1px;
    background: var(--coral);
  }
`

/** Work that has not begun. */
export const planned = css`
  overflow: hidden;
  padding: 0.22rem 0.7rem;
  border: 1.5px solid var(--field);
  border-radius: var(--r9);
  background: var(--card);
  color: var(--ink2);
  font-size: 0.72rem;
  font-style: normal;
  font-weight: 450;
  white-space: nowrap;
  text-overflow: ellipsis;
  @container (width <= 36rem) {
    block-size: 1.15rem;
    color: transparent;
    font-size: 0;
  }
`

export const running = css`
  ${planned};
  border-color: var(--teal);
  color: var(--teal-t);
`

export const done = css`
  ${running};
  background: var(--teal-w);
`

/** What the client is asked about. */
export const hot = css`
  ${planned};
  border-color: var(--coral);
  background: var(--coral-w);
  color: var(--coral-t);
`

/** The client's approvals: the four steps of the process, joined by the route. */
export const route = css`
  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 1px);
    inset-inline: 0;
    border-block-start: 1.5px dashed var(--field);
  }
  i {
    position: relative;
    display: grid;
    place-items: center;
    justify-self: end;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin-inline: -1rem -0.1rem;
    border: 2px solid var(--field);
    border-radius: 50%;
    background: var(--card);
    font-size: 0.62rem;
    font-style: normal;
    font-weight: 500;
    letter-spacing: 0;
  }
  [data-state='done'] {
    border-color: var(--teal);
    background: var(--teal-w);
    color: var(--teal-t);
  }
  [data-state='hot'] {
    border-color: var(--coral);
  }
`

export const demo = css`
  display: grid;
  gap: 0.7rem;
  padding-block: 0.9rem 1rem;
  padding-inline: 1rem;
  > p:first-of-type {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
`
