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

/** A row per lane: its name, and a track of twelve weeks. The weeks' lines and today's run through all rows. */
export const plan = css`
  --name: 5.9rem;
  position: relative;
  isolation: isolate;
  padding-block: 0.4rem 0.7rem;
  padding-inline: 1rem;
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 2.6rem 0.7rem;
    inset-inline: calc(var(--name) + 1rem) 1rem;
    background: repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px calc(100% / 12));
    opacity: 0.75;
  }
  &::after {
    inset-inline: calc(var(--name) + 1rem + (100% - var(--name) - 2rem) * 7 / 12 - 1px) auto;
    inline-size: 2px;
    background: var(--coral);
    opacity: 1;
  }
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
  span small,
  span b {
    justify-self: center;
    font-size: 0.68rem;
  }
  span b {
    padding: 0.1rem 0.45em;
    border-radius: var(--r9);
    background: var(--coral-w);
    color: var(--coral-t);
  }
  i {
    grid-row: 1;
  }
  > :nth-of-type(2) i {
    grid-column: 1/4;
  }
  > :nth-of-type(3) i {
    grid-column: 2/6;
  }
  > :nth-of-type(4) i {
    grid-column: 4/10;
  }
  > :nth-of-type(5) i {
    grid-column: 5/11;
  }
  > :nth-of-type(6) i {
    grid-column: 7/12;
  }
  > :nth-of-type(7) i {
    grid-column: 10/13;
  }
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
  && i:nth-of-type(1) {
    grid-column: 3;
  }
  && i:nth-of-type(2) {
    grid-column: 5;
  }
  && i:nth-of-type(3) {
    grid-column: 9;
    border-color: var(--coral);
  }
  && i:nth-of-type(4) {
    grid-column: 12;
  }
  i:nth-of-type(-n + 2) {
    border-color: var(--teal);
    background: var(--teal-w);
    color: var(--teal-t);
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
