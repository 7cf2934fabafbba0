import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** Overrides the styles of parts that this window shares with other pictures. */
export const pane = css`
  [data-part='lead'] {
    stroke: var(--field);
    stroke-width: 1;
  }
  @container ${below.largePhone} {
    && text {
      font-size: var(--text-1);
    }
    /* For the longer names of the channels. */
    [dir='rtl'] & [data-named] {
      margin-inline-end: 1.25rem;
    }
  }
  @container ${below.least} {
    [data-named] {
      margin-inline-end: var(--space-5);
    }
    [dir='rtl'] & [data-named] {
      margin-inline-end: var(--space-8);
    }
    && text {
      letter-spacing: -0.02em;
    }
  }
  @container ${from.largePhone} {
    &,
    && text {
      font-size: var(--text-5);
    }
    small {
      font-size: var(--text-4);
    }
  }
`

/** The key of the chart: a swatch for the area of the costs and one for the bars of the bookings. */
export const key = css`
  gap: var(--space-1) var(--space-5);
  padding-block-end: 0;
  span {
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

/** For the words above the chart, which are larger where there is room. */
export const above = css`
  @container ${from.largePhone} {
    font-size: var(--text-4);
  }
`

/** A row per channel: name, spend, bookings, margin per booking, cost per booking against the ceiling, state. */
export const row = css`
  display: grid;
  align-items: center;
  text-align: end;
  /* Figures end at the right in either direction, so that units stand below units. */
  [dir='rtl'] & {
    text-align: start;
  }
  &[data-state='paused'] {
    background: var(--coral-w);
    color: var(--coral-t);
  }
  /* The bar takes no height, so that the figure stands on the line of the others. */
  svg {
    margin-block-end: -0.4rem;
  }
  @container ${from.largePhone} {
    column-gap: var(--space-4);
    grid-template-columns: minmax(6.5rem, 1fr) 5rem 4.4rem minmax(4.7rem, 8.5rem) minmax(4.7rem, 5.5rem) 4rem;
    /* Figures that end at the right there begin at the end of the column before: the widest need more room. */
    [dir='rtl'] & {
      column-gap: var(--space-3);
      grid-template-columns: minmax(7.4rem, 1fr) 5.75rem 4.4rem minmax(4.7rem, 8.5rem) minmax(4.7rem, 5.5rem) 4rem;
    }
  }
  @container ${below.largePhone} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr) repeat(2, minmax(0, 4fr));
    gap: var(--space-2) var(--space-3);
  }
  @container ${below.tiny} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const heads = css`
  padding-block: var(--space-2);
  @container ${below.largePhone} {
    align-items: end;
  }
`

export const total = css`
  border-block-start: 2px solid var(--ink);
  font-weight: 500;
`

/** The name and, at the other end, the state stand above the figures on narrow pictures. */
export const name = css`
  text-align: start;
  @container ${below.largePhone} {
    grid-column: 1 / span 3;
  }
  @container ${below.tiny} {
    grid-column: 1;
  }
`

export const state = css`
  @container ${below.largePhone} {
    grid-area: 1 / 4;
  }
  @container ${below.tiny} {
    grid-area: 1 / 2;
  }
`

/** The tag of a channel that is live or, on the coral ground of its row, paused. */
export const tag = css`
  justify-self: end;
  [data-state='paused'] > & {
    background: var(--card);
    color: inherit;
  }
`

/** The ceiling for the cost of a booking, with its slider. */
export const rule = css`
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  row-gap: var(--space-2);
  padding-block-end: 0;
  background: var(--sand);
`

/** Equally wide for every value of the slider. */
export const most = css`
  grid-area: 1 / 1 / span 2;
  min-inline-size: 4.4em;
  font-weight: 400;
  letter-spacing: -0.05em;
`

/** The effect of the ceiling, below the slider on the same ground. */
export const answer = css`
  gap: var(--space-2) var(--space-6);
  padding-block-start: var(--space-2);
  background: var(--sand);
`

/** Has room for the longest sentences. */
export const said = css`
  flex: 1 1 18rem;
  min-block-size: 5lh;
  /* The Arabic sentences are longer. */
  @container ${from.slim} and ${below.largePhone} {
    [dir='ltr'] & {
      min-block-size: 4lh;
    }
  }
  @container ${from.largePhone} {
    min-block-size: 3lh;
  }
`
