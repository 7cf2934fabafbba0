import { css } from '@emotion/react'
import { bar, days as kitDays, legend, row, window } from '../kit/kit.styles'

/** The calendar and, beside it where there is room, channels and rates: all end on one line. */
export const desk = css`
  display: grid;
  gap: 1rem;
  grid-template-columns: minmax(0, 1fr);
  @container (width > 66rem) {
    grid-template-columns: minmax(0, 1fr) 18.5rem;
  }
  /* On low screens the window climbs towards the words, so that the page's first heading follows soon. */
  @media (min-width: 75rem) and (max-height: 60rem) {
    margin-block-start: -3.5rem;
  }
`

const days = css`
  ${kitDays};
  [data-state] {
    border-radius: 0.4rem;
    forced-color-adjust: none;
  }
`

/** Narrow pictures show a week, and the next one running off the edge. */
export const calendar = css`
  ${days};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.4rem;
  padding: 0.4rem 1rem 0.9rem;
  overflow: clip;
  font-size: 0.75rem;
  > div {
    display: grid;
    grid-template-columns: 5.4rem repeat(14, calc((100% - 5.4rem) / 7 - 0.25rem));
    gap: 0.25rem;
    align-items: center;
  }
  [data-state] {
    display: grid;
    place-items: center;
    block-size: 2rem;
    color: var(--teal-t);
    font-style: normal;
    font-weight: 450;
  }
  [data-state='few'] {
    color: var(--coral-t);
  }
  b {
    font-weight: 480;
    white-space: nowrap;
  }
  > :first-of-type > span {
    justify-items: center;
    color: var(--ink2);
    font-weight: 400;
    line-height: 1.25;
    text-align: center;
  }
  > :first-of-type small {
    font-size: 0.65rem;
  }
  @container (width > 40rem) {
    > div {
      grid-template-columns: 6rem repeat(14, minmax(0, 1fr));
    }
  }
  /* Low viewports show fewer rooms. */
  @media (min-width: 75rem) and (max-height: 60rem) {
    > :nth-of-type(n + 7) {
      display: none;
    }
  }
  @media (min-width: 75rem) and (max-height: 50rem) {
    gap: 0.3rem;
    > :nth-of-type(n + 6) {
      display: none;
    }
    > :first-of-type small {
      display: none;
    }
  }
`

export const key = css`
  ${legend};
  ${days};
`

/** Channels and rates: side by side on middle widths, stacked beside the calendar on wide ones. */
export const side = css`
  display: grid;
  gap: 1rem;
  align-content: start;
  @container (width > 40rem) {
    grid-template-columns: 1fr 1fr;
  }
  @container (width > 66rem) {
    grid-template: 1fr auto / 1fr;
  }
`

/** A window whose rows share its height. */
export const channels = css`
  ${window};
  display: grid;
  grid-template-rows: auto;
  grid-auto-rows: 1fr;
`

export const channel = css`
  ${row};
  @media (min-width: 75rem) and (max-height: 60rem) {
    padding-block: 0.4rem;
  }
`

/** Titles that low screens have no room for. */
export const ratesBar = css`
  ${bar};
  @media (min-width: 75rem) and (max-height: 60rem) {
    display: none;
  }
`

/** Plans in columns. */
export const rates = css`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 0.15rem 1rem;
  padding: 0.75rem 1rem;
  b {
    font-size: 1rem;
    font-weight: 480;
    letter-spacing: -0.02em;
  }
  > * {
    padding-inline-start: 0.9rem;
    border-inline-start: 1px solid var(--line);
  }
  > :first-of-type {
    padding: 0;
    border: 0;
  }
  /* Beside the channels, as rows like theirs. */
  @container (40rem < width <= 66rem) {
    grid-template-columns: 1fr;
    gap: 0;
    padding-block: 0.35rem;
    > :nth-of-type(n) {
      display: flex;
      align-items: center;
      justify-content: space-between;
      padding: 0.65rem 0;
      border: 0;
    }
  }
`
