import { css } from '@emotion/react'
import { tealTag } from '../../theme/base.styles'

/** Overrides the styles of parts that this window shares with other pictures. */
export const stack = css`
  [data-part='lead'] {
    stroke: var(--field);
    stroke-width: 1;
  }
  @container (width <= 36rem) {
    && text {
      font-size: 0.75rem;
    }
  }
  @container (width <= 19rem) {
    [data-part='named'] {
      margin-inline-end: 1rem;
    }
    && text {
      letter-spacing: -0.02em;
    }
  }
  @container (width > 36rem) {
    > div,
    && text {
      font-size: 1rem;
    }
    > div > p,
    > div > :first-of-type > span,
    small {
      font-size: 0.9375rem;
    }
  }
`

/** The key of the chart: a swatch for the area of the costs and one for the bars of the bookings. */
export const key = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 1.1rem;
  padding-block: 0.8rem 0;
  padding-inline: 1rem;
  color: var(--ink2);
  font-size: max(var(--least-drawn), 0.75rem);
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
    inline-size: 0.5rem;
    block-size: 0.75rem;
    border: 0;
    background: var(--ink2);
  }
  @media (forced-colors: active) {
    i {
      forced-color-adjust: none;
    }
  }
`

/** A row per channel: name, spend, bookings, margin per booking, cost per booking against the ceiling, state. */
export const channels = css`
  border-block-start: 1px solid var(--line);
  > p {
    display: grid;
    align-items: center;
    gap: 0.5rem;
    padding: 0.65rem 1rem;
    border-block-start: 1px solid var(--line);
    text-align: end;
  }
  > p:first-of-type {
    padding-block: 0.4rem;
    border: 0;
  }
  > p > b,
  > p > small:first-of-type {
    text-align: start;
  }
  > p:not(:last-of-type) > span:last-of-type {
    ${tealTag};
    justify-self: end;
  }
  > p:last-of-type {
    border-block-start: 2px solid var(--ink);
    font-weight: 500;
  }
  > [data-state='paused'] {
    background: var(--coral-w);
    color: var(--coral-t);
  }
  > p[data-state='paused']:not(:last-of-type) > span:last-of-type {
    background: var(--card);
    color: inherit;
  }
  /* The bar takes no height, so that the figure stands on the line of the others. */
  svg {
    margin-block-end: -0.4rem;
  }
  @container (width > 36rem) {
    > p {
      grid-template-columns: minmax(0, 1fr) 5rem 4.4rem 4.7rem 4.7rem 4rem;
      gap: 0.6rem;
    }
  }
  /* The name and the state stand above the figures. */
  @container (width <= 36rem) {
    > p {
      grid-template-columns: minmax(0, 5fr) repeat(3, minmax(0, 4fr));
      gap: 0.35rem 0.25rem;
    }
    > p > b,
    > p > small:first-of-type {
      grid-column: 1 / span 3;
    }
    > p > span:last-of-type,
    > p > small:last-of-type {
      grid-area: 1 / 4;
    }
  }
  @container (width <= 16rem) {
    > p {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    > p > b,
    > p > small:first-of-type {
      grid-column: 1;
    }
    > p > span:last-of-type,
    > p > small:last-of-type {
      grid-area: 1 / 2;
    }
  }
`

/** The ceiling for the cost of a booking, with its slider. */
export const rule = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  row-gap: 0.4rem;
  padding: 0.75rem 1rem 0;
  background: var(--sand);
  border-block-start: 1px solid var(--line);
  text-wrap: balance;
  /* Equally wide for every value of the slider. */
  b {
    grid-area: 1 / 1 / span 2;
    min-inline-size: 4.4em;
    font-size: min(3rem, 9cqi);
    font-weight: 400;
    letter-spacing: -0.05em;
    white-space: nowrap;
  }
`

/** The effect of the ceiling, below the slider on the same ground, with room for the longest sentences. */
export const answer = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.4rem 1.5rem;
  padding: 0.4rem 1rem 0.75rem;
  background: var(--sand);
  output {
    flex: 1 1 18rem;
    min-block-size: 5lh;
    font-size: 1rem;
  }
  @container (width > 21rem) {
    output {
      min-block-size: 4lh;
    }
  }
  @container (width > 36rem) {
    output {
      min-block-size: 3lh;
    }
  }
`
