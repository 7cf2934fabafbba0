import { css } from '@emotion/react'
import { coralPress, row, wide } from './kit.styles'

/* Monogram, airline, leg, source, net, sell, button: the narrow picture keeps monogram, leg and sell. */
export const fare = css`
  ${row};
  display: grid;
  grid-template-columns: 2.1rem minmax(0, 1fr) auto;
  gap: 0.6rem;
  padding-inline: 0.8rem;
  &:nth-of-type(2) {
    background: var(--coral-w);
  }
  > :nth-of-type(2),
  > :nth-of-type(4),
  > :nth-of-type(5),
  > :last-of-type {
    display: none;
  }
  @container (width > 40rem) {
    grid-template-columns: 2.1rem 7rem minmax(0, 1fr) 3.2rem 7rem 5.4rem 4.6rem;
    gap: 1.1rem;
    padding: 0.82rem 1rem;
    > :nth-of-type(n) {
      display: block;
    }
    > :nth-of-type(1),
    > :nth-of-type(3) {
      display: grid;
    }
  }
  /* Low viewports show fewer fares, so that the dots of the scroll guide land where they say. */
  @media (min-width: 75rem) and (max-height: 60rem) {
    &:nth-of-type(n + 7) {
      display: none;
    }
  }
  @media (min-width: 75rem) and (max-height: 50rem) {
    &:nth-of-type(n + 5) {
      display: none;
    }
  }
`

/** Beside the overdraft where there is room for both. */
export const rules = css`
  ${wide};
  @media (min-width: 75rem) and (max-height: 50rem) {
    > div {
      display: none;
    }
  }
`

export const leg = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 0 0.75rem;
  min-inline-size: 0;
  b {
    font-size: 1rem;
    font-weight: 480;
    letter-spacing: -0.02em;
  }
  svg {
    inline-size: 100%;
    block-size: 4px;
    stroke: var(--line);
    stroke-width: 1.5;
  }
  small {
    white-space: nowrap;
  }
  small:nth-of-type(2) {
    text-align: center;
  }
  small:nth-of-type(3) {
    text-align: end;
  }
`

export const status = css`
  display: none;
  min-inline-size: 5.6rem;
  text-align: end;
  @container (width > 30rem) {
    display: block;
  }
`

export const cabin = css`
  inline-size: 100%;
  block-size: 10rem;
  padding-block: 0.6rem;
  fill: var(--teal-w);
  stroke: var(--line);
`

export const taken = css`
  fill: var(--line);
`

export const priced = css`
  fill: var(--coral-w);
`

export const chosen = css`
  fill: var(--coral);
`

/* Days: i free, em few left, s stop-sell, b blackout. */
export const calendar = css`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: 0.3rem;
  padding: 1rem;
  font-size: 0.75rem;
  > * {
    display: grid;
    place-items: center;
    block-size: 1.75rem;
    border-radius: 0.35rem;
    background: var(--teal-w);
    font-style: normal;
    font-weight: 350;
    text-decoration: none;
  }
  em {
    background: var(--coral-w);
  }
  s {
    background: repeating-linear-gradient(135deg, var(--line) 0 3px, var(--card) 3px 6px);
  }
  b {
    background: light-dark(oklch(30% 0.07 281), oklch(50% 0.06 285));
  }
`

export const amount = css`
  font-size: 2rem;
  letter-spacing: -0.045em;
  line-height: 1.2;
`

export const pay = css`
  ${coralPress};
  justify-self: stretch;
  text-align: center;
  padding: 0.75em;
  font-size: 0.875rem;
`
