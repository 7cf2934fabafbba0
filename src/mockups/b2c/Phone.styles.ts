import { css } from '@emotion/react'
import { coralPress, row, window } from '../kit/kit.styles'

/** The phone: a window in a dark case. */
export const phone = css`
  ${window};
  display: flex;
  flex-direction: column;
  border: 0.4rem solid var(--sky);
  border-radius: 2rem;
  inline-size: 15rem;
  outline: 1px solid light-dark(transparent, var(--line));
  @container (width <= 40rem) {
    position: relative;
    justify-self: center;
    margin-block-start: -6.5rem;
  }
  @container (width > 40rem) {
    position: absolute;
    inset-block: -5rem -1.5rem;
    inset-inline-end: 0;
  }
`

/** Clock, camera, battery. */
export const status = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0.5rem 1rem;
  font-size: 0.72rem;
  font-weight: 480;
  > i {
    inline-size: 3.5rem;
    block-size: 0.85rem;
    border-radius: var(--r9);
    background: light-dark(var(--sky), var(--paper));
  }
  &::after {
    content: '';
    inline-size: 1.2rem;
    block-size: 0.6rem;
    border-radius: 0.15rem;
    background: var(--ink);
  }
`

export const trip = css`
  display: flex;
  align-items: end;
  justify-content: space-between;
  padding: 0.7rem 1rem;
  b {
    font-size: 0.95rem;
  }
`

export const way = css`
  ${row};
  gap: 0.6rem;
  padding-block: 0.5rem;
  border-block-start: 1px solid var(--line);
  border-block-end: 0;
`

export const chosenWay = css`
  ${way};
  background: var(--coral-w);
`

export const pay = css`
  ${coralPress};
  display: block;
  margin: 0.7rem;
  padding: 0.6em;
  text-align: center;
  font-size: 0.85rem;
`
