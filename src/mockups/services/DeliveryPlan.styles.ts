import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'

/** The summary of the plan overlaps the foot of the calendar's window. */
export const scene = css`
  position: relative;
  [dir='rtl'] & {
    gap: var(--space-4);
  }
  @container ${from.largePhone} {
    display: flow-root;
    > div {
      font-size: var(--text-3);
    }
  }
`

export const calendar = css`
  @container ${from.largePhone} {
    margin-block-end: 7.25rem;
    margin-inline-end: 1.25rem;
  }
`

export const summary = css`
  @container ${from.largePhone} {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    inline-size: 20.5rem;
    /* The shadow alone does not set it off from the window. */
    outline: 1px solid var(--line);
    outline-offset: -1px;
  }
`

/** For secondary text, which is larger here where there is room. */
export const larger = css`
  @container ${from.largePhone} {
    font-size: var(--text-3);
  }
`

/** Rules that pass the first week (`data-from`) and the duration (`data-weeks`) of a lane on as custom properties. */
const positions = Array.from(
  { length: 12 },
  (_, index) => `[data-from='${index + 1}'] { --from: ${index + 1}; }
[data-weeks='${index + 1}'] { --weeks: ${index + 1}; }`,
).join('\n')

/** A row per lane: its name, and a track of twelve weeks. Items move along their track in per cent of their own width. */
export const plan = css`
  @media ${below.tablet} {
    font-size: var(--text-1);
  }
  --name: 8.4rem;
  position: relative;
  isolation: isolate;
  padding: var(--space-2) var(--space-5) var(--space-3);
  > div,
  > label {
    display: grid;
    grid-template-columns: var(--name) minmax(0, 1fr);
    align-items: center;
    min-block-size: 2.75rem;
  }
  /* Room for the focus ring beside the checkbox. */
  > label {
    margin-inline: -0.5rem;
    padding-inline: var(--space-3);
  }
  > * > span {
    position: relative;
    align-self: stretch;
    display: grid;
    grid-template: 1fr / repeat(12, minmax(0, 1fr));
    align-items: center;
  }
  > * > b {
    gap: 0.6em;
  }
  b svg {
    color: var(--ink2);
  }
  input {
    --pick: var(--teal-t);
    --tick: var(--card);
  }
  label:not(:has(:checked)) b {
    color: var(--ink2);
    font-weight: 350;
  }
  label:has(:focus-visible) {
    border-radius: var(--radius-s);
    outline: 2px solid var(--teal-t);
  }
  label :focus-visible {
    outline: 0;
  }
  span small {
    justify-self: center;
    font-size: var(--text-2);
  }
  i {
    --step: calc((var(--from) - 1) / var(--weeks) * 100%);
    grid-row: 1;
    translate: var(--step);
  }
  [dir='rtl'] & i {
    --step: calc((var(--from) - 1) / var(--weeks) * -100%);
  }
  i,
  i::before {
    transition: translate var(--m3) var(--ease);
  }
  ${positions};
  @container ${from.largePhone} {
    font-size: var(--text-3);
    --name: 10.5rem;
    /* Clear of the summary, which overlaps it. */
    padding-block-end: var(--space-6);
    @media ${below.tablet} {
      --name: 11.25rem;
    }
    > div,
    > label {
      min-block-size: 3.35rem;
    }
    > * > b {
      font-size: var(--text-4);
    }
    small,
    span small {
      font-size: var(--text-3);
    }
    /* The last name stands under the names of the teams, which have checkboxes. */
    > div > b {
      padding-inline-start: calc(1.5rem + 0.6em);
    }
  }
  /* Closer to the window's edges and to the boxes, so that the weeks are as wide as their numbers. */
  @container ${below.slim} {
    padding-inline: var(--space-4);
    > * > b {
      gap: 0.35em;
    }
  }
  @container ${below.largePhone} {
    label svg {
      display: none;
    }
    /* As wide as a checkbox. */
    b svg {
      inline-size: 1.5rem;
    }
  }
`

/** The row of the numbers of the weeks. */
export const numbers = css`
  && {
    min-block-size: 2.2rem;
  }
`

/** Every other number, for which there is no room on narrow pictures. */
export const even = css`
  @container ${below.largePhone} {
    visibility: hidden;
  }
`

/** The lines between the weeks, behind all rows. */
export const weeks = css`
  position: absolute;
  z-index: -1;
  inset-block: 2.6rem 0.6rem;
  inset-inline: calc(var(--name) + 1rem) 1rem;
  --way: 90deg;
  [dir='rtl'] & {
    --way: -90deg;
  }
  background: linear-gradient(var(--way), var(--line) 1px, transparent 0) 0 / calc(100% / 12);
  border-inline-end: 1px solid var(--line);
  opacity: 0.75;
`

/** The weeks of a team, as a bar. Not shaped like a pill, because pills are buttons. */
const bar = css`
  border: 1.5px solid transparent;
  border-radius: var(--radius-s);
  background: var(--bar, var(--teal-t));
  @media (forced-colors: active) {
    border-width: var(--edge, 1.5px);
  }
`

/** The bar with the team's work in it; on narrow pictures below it, as wide as the track. */
export const lane = css`
  @container ${from.largePhone} {
    ${bar};
    grid-column: 1 / span var(--weeks);
    padding: var(--space-2) var(--space-3);
    color: var(--on, var(--card));
    font-weight: 450;
  }
  @container ${below.largePhone} {
    && {
      grid-column: 1 / -1;
      padding-block: var(--space-1);
      line-height: var(--line-3);
      translate: none;
      /* The higher lines of Arabic fit into the row, whose height is the same without a lane. */
      [dir='rtl'] & {
        padding-block-end: 0;
      }
      /* Keeps the lines of the weeks out of the letters, below the bar. */
      background: linear-gradient(var(--pane, var(--card)) 0 0) 0 1.25rem / 100% no-repeat;
    }
    /* The work of a late team stands below the end of its bar. */
    &:is([data-from='7'], [data-from='8'], [data-from='9'], [data-from='10'], [data-from='11'], [data-from='12']) {
      text-align: end;
    }
    &::before {
      ${bar};
      content: '';
      display: block;
      inline-size: calc(var(--weeks) / 12 * 100%);
      block-size: 0.8rem;
      margin-block-end: 0.2rem;
      translate: var(--step);
    }
  }
  && small {
    color: inherit;
  }
`

/** A lane whose delay would delay the end of the plan. */
export const critical = css`
  --bar: var(--coral);
  --on: var(--on-coral);
  --edge: 4px;
`

/** The client's sign-offs, joined by the dashed route. */
export const route = css`
  &::before {
    ${layer};
    inset-block-start: calc(50% - 1px);
    inset-inline: 0;
    border-block-start: 1.5px dashed var(--field);
  }
  i {
    --weeks: 1;
    grid-column: 1;
    display: grid;
    justify-items: end;
  }
  b {
    inline-size: 1.6rem;
    block-size: 1.6rem;
    margin-inline: -1rem -0.1rem;
    border: 2px solid var(--teal);
    border-radius: 50%;
    background: var(--pane, var(--card));
    font-weight: 500;
    letter-spacing: 0;
  }
  /* A week is too narrow for a number in a circle, so the number is below. */
  @container ${below.largePhone} {
    &::before {
      inset-block-start: calc(0.6rem + 0.4rem - 1px);
    }
    i {
      align-self: start;
      justify-items: stretch;
      padding-block-start: var(--space-3);
    }
    b {
      inline-size: auto;
      block-size: auto;
      margin-inline: -0.2rem;
      border: 0;
      background: none;
      line-height: var(--line-3);
      &::before {
        content: '';
        inline-size: min(0.8rem, 5cqi - 5px);
        block-size: min(0.8rem, 5cqi - 5px);
        margin-block: calc(0.4rem - min(0.4rem, 2.5cqi - 2.5px));
        border: 2px solid var(--teal);
        border-radius: 50%;
        background: var(--pane, var(--card));
      }
    }
  }
`

export const foot = css`
  /* Keeps the room of the link while no team is chosen. */
  grid-template-rows: auto auto minmax(1.5rem, auto);
  padding: var(--space-5);
  output {
    min-block-size: 3lh;
    letter-spacing: -0.015em;
  }
  p {
    gap: 0.6em;
  }
  i {
    inline-size: 1.4rem;
    block-size: 0.7rem;
    border: 1.5px solid transparent;
    border-radius: var(--radius-xs);
    background: var(--coral);
    @media (forced-colors: active) {
      border-width: 4px;
    }
  }
  @container ${from.least} {
    output {
      min-block-size: 2lh;
    }
  }
`
