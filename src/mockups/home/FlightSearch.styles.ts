import { css } from '@emotion/react'
import { coralPress, press, quiet, row, wide } from '../kit/kit.styles'

/** Monogram, airline, leg, source, net, sell, button: the narrow picture keeps monogram, leg and sell. */
export const fare = css`
  ${row};
  display: grid;
  grid-template-columns: 2.1rem minmax(0, 1fr) auto;
  gap: 0.6rem;
  padding-inline: 0.8rem;
  &[data-state] {
    background: var(--coral-w);
  }
  @container (width > 40rem) {
    grid-template-columns: 2.1rem 7rem minmax(0, 1fr) 3.2rem 7rem 5.4rem 4.6rem;
    gap: 1.1rem;
    padding: 0.82rem 1rem;
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

export const net = css`
  ${wide};
  ${quiet};
`

export const select = css`
  ${wide};
  ${press};
`

export const selected = css`
  ${wide};
  ${coralPress};
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
