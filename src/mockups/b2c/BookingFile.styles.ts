import { css } from '@emotion/react'
import { waypoint } from '../../theme/base.styles'

/*
 * Four events on a road, each with the balance after it: the road is level while nothing is open, and falls where something
 * is.
 */
export const road = css`
  position: relative;
  ol {
    display: grid;
    gap: 1rem;
  }
  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.2rem 1rem;
    line-height: 1.45;
  }
  h3 {
    flex: 1;
  }
  p,
  p + small {
    inline-size: 100%;
  }
  small,
  > p {
    color: var(--ink2);
    font-size: var(--ts);
  }
  > p {
    font-size: max(var(--least), var(--ts));
  }
  b {
    font-size: 1.35rem;
    font-weight: 400;
    letter-spacing: -0.05em;
  }
  [data-state] b {
    color: var(--coral-t);
    line-height: 1.1;
  }
  @media (max-width: 63.99rem) {
    > svg {
      display: none;
    }
    > p {
      margin-block-start: 1.5rem;
    }
    li {
      padding-inline-start: 2rem;
    }
    li::before {
      ${waypoint};
      position: absolute;
      inset-block-start: 0.5rem;
      inset-inline-start: 0;
      background: var(--band);
    }
    li:last-of-type::before {
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
      [dir='rtl'] & {
        scale: -1 1;
      }
    }
    path {
      vector-effect: non-scaling-stroke;
    }
    [data-state] {
      gap: 0.2rem 0.6rem;
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
      font-size: 1.75rem;
    }
  }
  @media (min-width: 64rem) {
    > svg {
      position: absolute;
      inline-size: 100%;
      overflow: visible;
    }
    li > svg {
      display: none;
    }
    ol {
      grid-template-columns: repeat(4, 1fr);
      gap: 0;
    }
    li {
      display: block;
      padding-block-start: 2.5rem;
      padding-inline-end: 1.5rem;
    }
    h3 {
      font-size: 1.5rem;
    }
    [data-state] b {
      display: block;
      font-size: 4vw;
    }
    p {
      margin-block: 0.5rem;
      font-size: 1.125rem;
    }
    /* The text of the event before the fall stays clear of the road. */
    li:has(+ [data-state]) {
      padding-inline-end: 40%;
    }
    /* The event stands as low as the road falls: 80 of the 400 that a column is wide. */
    [data-state] {
      margin-block-start: 20%;
    }
    /* In the free space before the lowest event, level with its last line. */
    > p {
      position: absolute;
      inset-block-end: 0;
      inline-size: 46%;
      padding-block-start: 1rem;
      border-block-start: 1px solid var(--field);
      font-size: 1.25rem;
    }
  }
`
