import { css } from '@emotion/react'
import { waypoint } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'

/*
 * Four events on a road, each with the balance after it: the road is level while nothing is open, and falls where something
 * is.
 */
export const road = css`
  position: relative;
  /* Above the ground, which is drawn. */
  li,
  > p {
    position: relative;
  }
  b {
    font-weight: 400;
    letter-spacing: -0.05em;
  }
  [data-state] b {
    color: var(--coral-t);
    line-height: var(--line-2);
  }
  @media ${below.laptop} {
    > svg {
      display: none;
    }
    > p {
      margin-block-start: var(--space-6);
    }
    li {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: var(--space-1) var(--space-5);
      padding-inline-start: var(--space-7);
    }
    h3 {
      flex: 1;
    }
    p,
    p + small {
      inline-size: 100%;
    }
    li::before {
      ${waypoint};
      position: absolute;
      inset-block-start: 0.5rem;
      inset-inline-start: 0;
      background: var(--band);
    }
    li[data-end]::before {
      border-color: var(--teal);
      background: var(--teal);
    }
    /* The road from one event's ring to the next. */
    li > svg {
      position: absolute;
      inset-block-start: 1.375rem;
      inset-inline-start: 0.4375rem;
      inline-size: 1.25rem;
      block-size: calc(100% + 0.125rem);
      overflow: visible;
      stroke: var(--field);
      stroke-width: 1.5;
      stroke-dasharray: 5 5;
    }
    path {
      vector-effect: non-scaling-stroke;
    }
    [data-state] {
      gap: var(--space-1) var(--space-3);
      margin-inline-start: 1.25rem;
    }
    [data-state]::before {
      background: var(--coral);
    }
    [data-state] > svg {
      margin-inline-start: -1.25rem;
    }
    [data-state] b {
      margin-inline-start: auto;
      font-size: var(--text-9);
    }
  }
  /* The balance beside its name, as at the other events. */
  @media ${below.largePhone} {
    [data-state] {
      column-gap: var(--space-2);
    }
    [data-state] b {
      font-size: var(--text-8);
    }
  }
  @media ${below.phone} {
    [data-state] h3 {
      flex-basis: 100%;
    }
    [data-state] h3 + small {
      margin-inline-start: auto;
    }
    [data-state] b {
      margin-inline-start: 0;
    }
  }
  @media ${from.laptop} {
    display: grid;
    grid-template: auto 1fr / repeat(4, 1fr);
    > svg {
      position: absolute;
      inline-size: 100%;
      overflow: visible;
    }
    li > svg {
      display: none;
    }
    ol {
      grid-area: 1 / 1 / -1 / -1;
      grid-template: subgrid / subgrid;
      gap: 0;
    }
    li {
      grid-row: 1;
      padding-block-start: 2.5rem;
      padding-inline-end: var(--space-6);
    }
    /* Beside the text about the booking. */
    [data-state],
    [data-end] {
      grid-row: 1 / -1;
    }
    h3 {
      font-size: var(--text-8);
    }
    [data-state] b {
      display: block;
      font-size: var(--title-3);
    }
    p {
      margin-block: var(--space-3);
      font-size: var(--text-6);
    }
    /* The text of the event before the fall stays clear of the road. */
    li:has(+ [data-state]) {
      padding-inline-end: 40%;
      /* Two lines of Arabic, as of English, on the narrowest of these screens. */
      [dir='rtl'] & {
        padding-inline-end: 30%;
      }
    }
    /* Arabic sums are longer: they may reach to the next event, below the road, but not into the text about the booking. */
    [dir='rtl'] & p + small {
      white-space: nowrap;
    }
    /* The event stands as low as the road falls: 80 of the 400 that a column is wide. */
    [data-state] {
      margin-block-start: 20%;
    }
    /* In the free space before the lowest event, level with its last line. */
    > p {
      grid-area: 2 / 1 / auto / span 2;
      align-self: end;
      margin-block-start: var(--space-6);
      margin-inline-end: var(--space-6);
      padding-block-start: var(--space-5);
      border-block-start: 1px solid var(--field);
      font-size: var(--text-7);
    }
  }
`
