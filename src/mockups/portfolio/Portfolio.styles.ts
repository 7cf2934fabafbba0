import { css } from '@emotion/react'
import { radio as plainRadio } from '../kit/moment.styles'

/** A rubber stamp: two rings and a sign, set down by hand. Its size is --stamp. */
export const stamp = css`
  --size: var(--stamp, 4.25rem);
  position: relative;
  z-index: 1;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: var(--size);
  block-size: var(--size);
  border: 2px solid currentColor;
  border-radius: 50%;
  background: var(--card);
  box-shadow:
    inset 0 0 0 0.22rem var(--card),
    inset 0 0 0 calc(0.22rem + 1.5px) currentColor;
  color: var(--coral-t);
  font-size: calc(var(--size) * 0.32);
  rotate: -7deg;
`

export const tealStamp = css`
  ${stamp};
  border-radius: 28%;
  color: var(--teal-t);
  rotate: 5deg;
`

export const inkStamp = css`
  ${stamp};
  color: var(--ink2);
  rotate: 9deg;
`

export const radio = css`
  ${plainRadio};
  inline-size: 1.15rem;
  block-size: 1.15rem;
  accent-color: var(--teal);
`

export const all = css`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: 1.75rem;
  [data-live] & {
    cursor: pointer;
  }
`

/** A stop, all of which is its label. */
export const choice = css`
  display: grid;
  justify-items: center;
  align-content: start;
  [data-live] & {
    cursor: pointer;
  }
  input {
    position: absolute;
    inset-block-start: 0.2rem;
    inset-inline-start: calc(50% + var(--stamp, 4.25rem) / 2 - 0.6rem);
    z-index: 2;
  }
  [data-chosen] > & > span {
    background: var(--coral-w);
    box-shadow:
      inset 0 0 0 0.22rem var(--coral-w),
      inset 0 0 0 calc(0.22rem + 1.5px) currentColor;
  }
`

/** What is shown, beside the stop that nobody has stamped yet. */
export const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  padding: 0.9rem 1.25rem;
  border-block-start: 1px solid var(--line);
  i {
    flex: none;
    inline-size: 3rem;
    block-size: 3rem;
    border: 2.5px dashed var(--coral);
    border-radius: 50%;
  }
  output {
    display: block;
    font-weight: 480;
  }
`

/** Two rows of stops on one line that turns back at their ends and leaves along the foot, on to the next stop. */
export const route = css`
  --row: 8.5rem;
  --bend: 1.2rem;
  --thread: calc(1.1rem + var(--stamp, 4.25rem) / 2);
  position: relative;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding-block: 0.4rem 2.5rem;
  padding-inline: 2rem;
  > li {
    position: relative;
    block-size: var(--row);
    padding-block-start: 1.1rem;
    display: grid;
    justify-items: center;
    align-content: start;
    text-align: center;
    text-wrap: balance;
  }
  b {
    margin-block-start: 0.6rem;
  }
  > li::before,
  > :nth-of-type(3)::after,
  > :nth-of-type(4)::after,
  &::after {
    content: '';
    position: absolute;
    border: 0 dashed var(--field);
  }
  > li::before {
    inset-block-start: var(--thread);
    inset-inline: 0;
    border-block-start-width: 1.5px;
  }
  > :nth-of-type(1)::before {
    inset-inline-start: 50%;
  }
  > :nth-of-type(3)::after {
    inset-block-start: var(--thread);
    inset-inline-start: 100%;
    inline-size: var(--bend);
    block-size: calc(var(--row) + 1.5px);
    border-width: 1.5px;
    border-inline-start: 0;
    border-start-end-radius: var(--bend) 4.2rem;
    border-end-end-radius: var(--bend) 4.2rem;
  }
  > :nth-of-type(4)::after {
    inset-block: var(--thread) -1.2rem;
    inset-inline-end: 100%;
    inline-size: var(--bend);
    border-width: 1.5px;
    border-inline-end: 0;
    border-start-start-radius: var(--bend) 3.2rem;
    border-end-start-radius: var(--bend) 3.2rem;
  }
  &::after {
    inset-block-end: 1.3rem;
    inset-inline: 2rem 0;
    border-block-start-width: 1.5px;
  }
  @container (width <= 36rem) {
    --stamp: 3.25rem;
    --row: 8rem;
    --bend: 0.7rem;
    padding-inline: 1.25rem;
    font-size: 0.75rem;
    &::after {
      inset-inline-start: 1.25rem;
    }
  }
`
