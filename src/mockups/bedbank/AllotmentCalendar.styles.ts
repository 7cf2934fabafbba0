import { css } from '@emotion/react'
import { bar, legend } from '../kit/kit.styles'
import { control } from '../kit/moment.styles'
import { nights } from './nights.styles'

/** The calendar and, beside it where there is room, the channels and rates; their lower edges are aligned. */
export const desk = css`
  display: grid;
  gap: 1rem;
  grid-template-columns: minmax(0, 1fr);
  @container (width <= 66rem) {
    --sh2: var(--sh1);
  }
  @container (width > 66rem) {
    grid-template-columns: minmax(0, 1fr) 19.5rem;
  }
  /* On low screens the window moves up towards the text, so that the page's first heading follows soon. */
  @media (min-width: 75rem) and (max-height: 60rem) {
    margin-block-start: -5rem;
  }
`

const days = css`
  ${nights};
  [data-state] {
    border-radius: 0.4rem;
    forced-color-adjust: none;
  }
`

/**
 * Narrow pictures show one week, with each room below its name and days large enough for a thumb. A horizontal drag over the
 * days closes them, so only a vertical one scrolls the page.
 */
export const calendar = css`
  ${days};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding: 0.6rem 1rem 0.9rem;
  font-size: max(var(--least-note), 0.8125rem);
  touch-action: pan-y;
  user-select: none;
  > div {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 0.25rem;
    align-items: center;
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
      repeating-linear-gradient(135deg in srgb, color-mix(in oklab, var(--field) 50%, transparent) 0 1.5px, transparent 0 6px);
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
    ${control};
    position: absolute;
    inset: 0;
    z-index: 1;
    appearance: none;
    border-radius: inherit;
    cursor: pointer;
    &:hover {
      box-shadow: inset 0 0 0 1.5px var(--field);
    }
    &:focus-visible {
      outline-offset: 0;
      border-radius: inherit;
    }
  }
  b {
    grid-column: 1/-1;
    font-weight: 400;
    white-space: nowrap;
  }
  [aria-current] {
    font-weight: 520;
    color: var(--teal-t);
  }
  > :first-of-type > span {
    color: var(--ink2);
    line-height: 1.25;
    text-align: center;
  }
  > :first-of-type small {
    font-size: max(var(--least-drawn), 0.72rem);
  }
  /* Two radio buttons choose the week on narrow pictures, without a script. */
  b > span {
    display: none;
  }
  @container (width <= 40rem) {
    &:has([value='1']:checked) [data-week='8'],
    &:has([value='8']:checked) [data-week='1'] {
      display: none;
    }
    padding-inline: 0.75rem;
    > div {
      column-gap: 0.2rem;
    }
    > :first-of-type b,
    b > span {
      display: flex;
      align-items: center;
      gap: 0 1.25rem;
    }
    b > span {
      margin-inline-start: auto;
    }
    label {
      display: flex;
      align-items: center;
      gap: 0.5rem;
      min-block-size: 2.75rem;
      cursor: pointer;
    }
    b input {
      visibility: visible !important;
    }
  }
  @container (width > 40rem) {
    gap: 0.4rem;
    padding-block-start: 0.4rem;
    font-size: 0.8125rem;
    > div {
      grid-template-columns: 6rem repeat(14, minmax(0, 1fr));
    }
    b {
      grid-column: auto;
    }
    [data-state] {
      block-size: 2.1rem;
    }
  }
  /* Low viewports show fewer rooms. */
  @media (min-width: 75rem) and (max-height: 60rem) {
    > div:nth-of-type(n + 7) {
      display: none;
    }
  }
  @media (min-width: 75rem) and (max-height: 50rem) {
    gap: 0.3rem;
    > :first-of-type small {
      display: none;
    }
  }
`

/** The hotel and the result, with room for the longest sentence, so that no sentence moves the nights. */
export const head = css`
  ${bar};
  flex-wrap: wrap;
  gap: 0.5rem 0.75rem;
  output {
    order: 1;
    flex: 1 0 100%;
    display: grid;
    min-block-size: 3lh;
    font-size: 0.875rem;
    line-height: 1.35;
  }
  @container (width > 30rem) {
    output {
      min-block-size: 2lh;
    }
  }
  @container (width > 40rem) {
    output {
      order: 0;
      flex: 1;
      align-items: center;
      padding-inline-start: 1rem;
      border-inline-start: 1px solid var(--line);
    }
  }
`

/** The key and the link. */
export const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.4rem 1.5rem;
  padding: 0.75rem 1rem;
  border-block-start: 1px solid var(--line);
`

export const key = css`
  ${legend};
  ${days};
  padding: 0;
  border: 0;
  [data-state='stop-sell'] {
    background: repeating-linear-gradient(135deg in srgb, var(--field) 0 1.5px, var(--sand) 0 6px);
  }
`
