import { css } from '@emotion/react'
import { tealTag } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'

/** Overrides the styles of parts that this window shares with other pictures. */
export const stack = css`
  [data-part='lead'] {
    stroke: var(--field);
    stroke-width: 1;
  }
  @container ${below.large} {
    && text {
      font-size: var(--text-1);
    }
  }
  @container ${below.least} {
    [data-part='named'] {
      margin-inline-end: 1rem;
    }
    && text {
      letter-spacing: -0.02em;
    }
  }
  @container ${from.large} {
    > div,
    && text {
      font-size: var(--text-5);
    }
    > div > p,
    > div > :first-of-type > span,
    small {
      font-size: var(--text-4);
    }
  }
`

/** The key of the chart: a swatch for the area of the costs and one for the bars of the bookings. */
export const key = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  padding-block: var(--space-4) 0;
  padding-inline: var(--space-5);
  color: var(--ink2);
  font-size: var(--text-1);
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
    gap: var(--space-3);
    padding: var(--space-4) var(--space-5);
    border-block-start: 1px solid var(--line);
    text-align: end;
  }
  > p:first-of-type {
    padding-block: var(--space-2);
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
  @container ${from.large} {
    > p {
      grid-template-columns: minmax(0, 1fr) 5rem 4.4rem 4.7rem 4.7rem 4rem;
      gap: var(--space-3);
    }
  }
  /* The name and the state stand above the figures. */
  @container ${below.large} {
    > p {
      grid-template-columns: minmax(0, 5fr) repeat(3, minmax(0, 4fr));
      gap: var(--space-2) var(--space-1);
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
  @container ${below.tiny} {
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
  row-gap: var(--space-2);
  padding: var(--space-4) var(--space-5) 0;
  background: var(--sand);
  border-block-start: 1px solid var(--line);
  text-wrap: balance;
  /* Equally wide for every value of the slider. */
  b {
    grid-area: 1 / 1 / span 2;
    min-inline-size: 4.4em;
    font-size: var(--title-3);
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
  gap: var(--space-2) var(--space-6);
  padding: var(--space-2) var(--space-5) var(--space-4);
  background: var(--sand);
  output {
    flex: 1 1 18rem;
    min-block-size: 5lh;
    font-size: var(--text-5);
  }
  @container ${from.slim} {
    output {
      min-block-size: 4lh;
    }
  }
  @container ${from.large} {
    output {
      min-block-size: 3lh;
    }
  }
`
