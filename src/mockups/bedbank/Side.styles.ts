import { css } from '@emotion/react'
import { bar, row, window } from '../kit/kit.styles'

/** Rates and channels: side by side on medium widths, stacked beside the calendar on wide ones. */
export const side = css`
  display: grid;
  gap: inherit;
  align-content: start;
  @container (width > 40rem) {
    grid-template-columns: 1fr 1fr;
  }
  @container (width > 66rem) {
    grid-template: auto 1fr / 1fr;
  }
`

/** A window whose rows share its height. */
export const shared = css`
  ${window};
  display: grid;
  grid-template-rows: auto;
  grid-auto-rows: 1fr;
  font-size: 0.9375rem;
  small {
    font-size: max(var(--least-note), 0.8125rem);
  }
`

export const channel = css`
  ${row};
  small {
    overflow: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small[data-state] {
    color: var(--coral-t);
  }
  @media (min-width: 75rem) and (max-height: 60rem) {
    padding-block: 0;
  }
  /* Low screens show only the channels that sell. */
  @media (min-width: 75rem) and (max-height: 60rem) {
    &:nth-of-type(n + 5) {
      display: none;
    }
  }
`

/** The title row of channels and of rates, lower on low screens. */
export const sideBar = css`
  ${bar};
  @media (min-width: 75rem) and (max-height: 60rem) {
    padding-block: 0.45rem;
  }
`

/** Plans in columns, each with the price of a night. */
export const rates = css`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 0.4rem;
  padding: 0.6rem;
  label {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 0.1rem 0.5rem;
    padding: 0.5rem;
    border-radius: var(--r1);
    [data-live] & {
      cursor: pointer;
    }
  }
  label:has(:checked) {
    background: var(--coral-w);
  }
  b {
    grid-column: 1/-1;
    font-size: 1.15rem;
    font-weight: 480;
    letter-spacing: -0.02em;
  }
  /* Beside the channels, the plans are rows, too. */
  @container (40rem < width <= 66rem) {
    grid-template-columns: 1fr;
    gap: 0;
    padding: 0;
    label {
      grid-template-columns: auto 1fr auto;
      padding-inline: 1rem;
      border-radius: 0;
    }
    label + label {
      border-block-start: 1px solid var(--line);
    }
    b {
      grid-column: auto;
    }
  }
`
