import { css } from '@emotion/react'
import { tag } from '../../theme/base.styles'
import { stack as kitStack } from '../kit/frame.styles'

export const stack = css`
  ${kitStack};
  @container (width > 36rem) {
    > :first-of-type {
      margin-block-end: 4.25rem;
    }
  }
`

/** The key of the two lines: an area's swatch and a line's. */
export const key = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 1.1rem;
  padding-block: 0.8rem 0;
  padding-inline: 1rem;
  color: var(--ink2);
  font-size: 0.75rem;
  span {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
  i {
    inline-size: 0.9rem;
    block-size: 0.6rem;
    border-block-start: 2px solid var(--teal);
    background: var(--teal-w);
  }
  [data-part] {
    block-size: 0;
    border-color: var(--coral);
  }
`

/** A row per channel: name, spend, bookings, cost of one against its ceiling, return on ad spend, state. */
export const channels = css`
  border-block-start: 1px solid var(--line);
  > p {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 3.4rem 2.2rem 3.8rem;
    align-items: center;
    gap: 0.5rem;
    padding: 0.42rem 1rem;
    border-block-start: 1px solid var(--line);
    text-align: end;
  }
  > p:first-of-type {
    padding-block: 0.4rem;
    border: 0;
    background: var(--sand);
  }
  > p > b,
  > p > small:first-of-type {
    text-align: start;
  }
  b small {
    font-weight: 350;
  }
  > p > span:last-of-type {
    justify-self: end;
  }
  svg {
    margin-block-start: 0.2rem;
  }
  @container (width > 36rem) {
    > p {
      grid-template-columns: minmax(0, 1fr) 3.2rem 3.6rem 5rem 2.6rem 4rem;
      gap: 1rem;
    }
  }
  @container (width <= 36rem) {
    > p:not(:first-of-type) {
      padding-block: 0.6rem;
    }
    > p > span:nth-of-type(-n + 2),
    > p > small:nth-of-type(n + 2):nth-of-type(-n + 3),
    b small {
      display: none;
    }
  }
`

/** The row that the automation has stopped. */
export const paused = css`
  && {
    background: var(--coral-w);
    color: var(--coral-t);
  }
`

export const pausedTag = css`
  ${tag};
  background: var(--card);
  color: var(--coral-t);
`

export const rule = css`
  display: grid;
  gap: 0.55rem;
  padding: 0.9rem 1rem;
  > p:first-of-type {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
`
