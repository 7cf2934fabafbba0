import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'
import { over } from '../kit/moment.styles'

/** The calendar and, beside it where there is room, the channels and rates; their lower edges are aligned. */
export const desk = css`
  @container ${below.laptop} {
    --sh2: var(--sh1);
  }
  @container ${from.laptop} {
    grid-template-columns: minmax(0, 1fr) 19.5rem;
  }
  /* On low screens the window moves up towards the text, so that the page's first heading follows soon. */
  @media screen and ${from.wide} and (max-height: 60rem) {
    margin-block-start: -3.5rem;
  }
`

export const days = css`
  [data-state] {
    border-radius: var(--radius-s);
    forced-color-adjust: none;
  }
`

/**
 * Narrow pictures show one week, with each room below its name and days large enough for a thumb. A horizontal drag over the
 * days closes them, so only a vertical one scrolls the page.
 */
export const calendar = css`
  padding: var(--space-3) var(--space-5) var(--space-5);
  touch-action: pan-y;
  user-select: none;
  > div {
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
  [data-state] {
    position: relative;
    display: grid;
    place-items: center;
    block-size: 2.75rem;
    color: var(--teal-t);
    font-weight: 450;
    isolation: isolate;
  }
  [data-state='few'] {
    color: var(--coral-t);
  }
  /* The hatch slides across the night, behind the number of rooms that no channel sells now. */
  [data-state='stop-sell'] {
    background: var(--sand);
    color: var(--ink);
    font-weight: 520;
  }
  span[data-state]::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    border-radius: inherit;
    background:
      radial-gradient(circle closest-side, var(--card) 70%, transparent 75%),
      repeating-linear-gradient(var(--slope, 135deg) in srgb, color-mix(in oklab, var(--field) 50%, transparent) 0 1.5px, transparent 0 6px);
    transform: scaleX(0);
    transform-origin: 0 0;
    @media (prefers-reduced-motion: no-preference) {
      transition: transform var(--m2) var(--ease);
    }
  }
  [dir='rtl'] & span[data-state]::before {
    transform-origin: 100% 0;
  }
  span[data-state='stop-sell']::before {
    transform: none;
  }
  [data-state] > input {
    ${over};
    z-index: 1;
    &:hover {
      box-shadow: inset 0 0 0 1.5px var(--field);
    }
    &:focus-visible {
      outline-offset: 0;
      border-radius: inherit;
    }
  }
  b {
    font-weight: 400;
  }
  [aria-current] {
    font-weight: 520;
    color: var(--teal-t);
  }
  @container ${below.largePhone} {
    &:has([value='1']:checked) [data-week='8'],
    &:has([value='8']:checked) [data-week='1'] {
      display: none;
    }
    padding-inline: var(--space-4);
    > div {
      /* So that seven nights of 44 px fit beside each other on a phone. */
      column-gap: 0.15rem;
    }
  }
  @container ${from.largePhone} {
    gap: var(--space-2);
    padding-block-start: var(--space-2);
    > div {
      grid-template-columns: 6rem repeat(14, minmax(0, 1fr));
    }
    /* The longest Arabic name is wider. */
    [dir='rtl'] & > div {
      grid-template-columns: 6.75rem repeat(14, minmax(0, 1fr));
    }
    b {
      grid-column: auto;
    }
    [data-state] {
      block-size: max(var(--least-touch), 2.1rem);
    }
  }
  @media ${from.wide} and (max-height: 50rem) {
    gap: var(--space-1);
  }
`

/** The head of the calendar: the month, then weekday and date of each night. */
export const dates = css`
  > span {
    color: var(--ink2);
    line-height: var(--line-3);
    text-align: center;
    /* The longest weekday may be a little wider than a night. */
    [dir='rtl'] & {
      overflow-wrap: normal;
    }
  }
  @media ${from.wide} and (max-height: 50rem) {
    small {
      display: none;
    }
  }
`

/** The month and, on narrow pictures, its weeks: two radio buttons choose one, without a script. */
export const month = css`
  &,
  > span {
    column-gap: var(--space-5);
  }
  > span {
    margin-inline-start: auto;
  }
  label {
    min-block-size: 2.75rem;
    cursor: pointer;
  }
  input {
    visibility: visible !important;
  }
  @container ${from.largePhone} {
    > span {
      display: none;
    }
  }
`

/** What low viewports do not show: a room, or a channel that does not sell. */
export const spare = css`
  @media ${from.wide} and (max-height: 60rem) {
    && {
      display: none;
    }
  }
`

export const head = css`
  column-gap: var(--space-4);
`

/** The result, with room for the longest sentence, so that no sentence moves the nights. */
export const said = css`
  order: 1;
  flex: 1 0 100%;
  @container ${from.largePhone} {
    order: 0;
    flex: 1;
    align-content: center;
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--line);
  }
`

/** The key and the link. */
export const foot = css`
  gap: var(--space-2) var(--space-6);
`

export const key = css`
  padding: 0;
  border: 0;
  [data-state='stop-sell'] {
    background: repeating-linear-gradient(var(--slope, 135deg) in srgb, var(--field) 0 1.5px, var(--sand) 0 6px);
  }
`
