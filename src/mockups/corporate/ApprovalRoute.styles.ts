import { css } from '@emotion/react'
import { layer, waypoint } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'
import { decided, offered } from '../kit/moment.styles'

/*
 * The request, beside it the spend of the departments, and below both the result; on narrow pictures the result is between
 * them.
 */
export const desk = css`
  @media ${from.wide} and (min-height: 50.01rem) {
    zoom: 1.1;
  }
  @container ${from.largePhone} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
    align-items: end;
  }
`

export const result = css`
  row-gap: var(--space-2);
  @container ${from.largePhone} {
    grid-area: 2 / 1 / auto / -1;
    output {
      font-size: var(--text-5);
      [dir='rtl'] & {
        min-block-size: 3lh;
      }
    }
  }
`

export const spend = css`
  @container ${from.largePhone} {
    /* Painted last, this window would cast its shadow on the others. */
    --sh2: 0 0;
  }
`

/** Four waypoints on a line: passed (teal), flagged (coral), waiting or void (coral ring), to come or left out (teal ring). */
export const route = css`
  /* Low viewports move the stops together, so that the scroll guide's dots still land with their headings on the screen. */
  --stop: 1.4vh;
  padding: var(--stop) var(--space-5) 0;
  > li {
    gap: 0.15rem;
    padding-block-end: var(--stop);
    padding-inline-start: var(--space-7);
  }
  /* Arabic lines are higher: so the result stays in sight when the fare is set. */
  @media ${below.tablet} {
    [dir='rtl'] & {
      --stop: 1.2vh;
      > li {
        gap: 0;
      }
    }
  }
  > li :is(p, span, fieldset) {
    font-size: var(--text-3);
  }
  > li::before {
    ${waypoint};
    position: absolute;
    z-index: 1;
    inset-block-start: 0.05rem;
    inset-inline-start: 0;
    inline-size: 1rem;
    block-size: 1rem;
    background: var(--card);
  }
  > :has(+ li)::after {
    ${layer};
    inset-block: 0.6rem -0.6rem;
    inset-inline-start: calc(0.5rem - 1px);
    border-inline-start: 2px dashed var(--field);
  }
  > [data-state='passed']::before,
  > [data-state='skipped']::before,
  > [data-state='ahead']::before {
    border-color: var(--teal);
  }
  > [data-state='passed']::before {
    background: var(--teal);
  }
  > [data-state='passed']::after,
  > :has(+ [data-state='passed'])::after {
    border-inline-start: 2px solid var(--teal);
  }
  > [data-state='flagged']::before {
    background: var(--coral);
  }
  @media (forced-colors: active) {
    > [data-state='passed']::before,
    > [data-state='flagged']::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

/** The text about the ticket, with room for the longer one. */
export const ticket = css`
  @media ${below.slim} {
    min-block-size: 2lh;
  }
`

/** The head of a waypoint: its name and, at the end, its time or state. */
export const stop = css`
  gap: 0 var(--space-3);
`

/** What can be asked for. */
export const trip = css`
  margin-block-start: 0.35rem;
  /* The Arabic options are a little longer, and still stand in one row. */
  [dir='rtl'] & fieldset > label {
    padding-inline: 0.6em;
  }
`

export const fare = css`
  --sum: 7.4rem;
  [dir='rtl'] & {
    --sum: 8rem;
  }
  grid-template-columns: auto minmax(2rem, 1fr) minmax(var(--sum), auto);
  padding-inline-start: var(--space-4);
  b {
    color: var(--ink);
    font-size: var(--text-8);
    font-weight: 430;
    letter-spacing: -0.04em;
  }
  /* The slider on a row of its own, below its name and the sum. */
  @media ${below.slim} {
    grid-template-columns: auto 1fr;
    row-gap: 0;
    input {
      grid-area: 2 / 1 / auto / -1;
    }
  }
`

export const range = css`
  @media ${from.laptop} {
    block-size: 2rem;
  }
`

/** What was asked for (`b` elements), and what the policy allows. */
export const check = css`
  grid-template-columns: auto 1fr auto;
  gap: var(--space-1) var(--space-3);
  margin-block-start: 0.3rem;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-s);
  &[data-state] {
    background: var(--coral-w);
  }
  b {
    color: var(--teal-t);
    font-weight: 500;
  }
  > [data-state] {
    color: var(--coral-t);
    text-decoration-line: underline;
    text-decoration-style: wavy;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  b + span {
    text-align: end;
    @container ${below.least} {
      grid-column: 1 / -1;
    }
    @media ${below.slim} {
      grid-column: 2 / -1;
      text-align: start;
    }
  }
`

/** Looks different from the other options, because somebody else decides. */
export const decide = css`
  gap: var(--space-3);
  margin-block-start: 0.3rem;
  padding: 0;
  [data-live] & {
    background: none;
  }
  > legend > span {
    padding: 0;
  }
  /* As wide before the decision as after it. */
  > label {
    flex: 1 1 0;
    min-inline-size: 5.5rem;
    min-block-size: 2.75rem;
    padding-inline: 0.5em;
    font-weight: 480;
  }
  [data-live] & > label {
    border-color: var(--field);
  }
  [data-live] &:not(:has([data-state])) > legend + label {
    ${offered};
  }
  [data-live] & > [data-state] {
    ${decided};
  }
  @media ${from.laptop} {
    > label {
      min-block-size: clamp(2rem, 4vh, 2.5rem);
    }
  }
`

export const department = css`
  grid-template-columns: 1fr auto;
  gap: var(--space-2) var(--space-3);
  > svg {
    grid-column: 1/-1;
  }
  /* The department is near its limit. */
  &[data-state] > svg {
    fill: var(--coral);
  }
  rect {
    @media (prefers-reduced-motion: no-preference) {
      transition: width var(--m3) var(--ease);
    }
  }
`

/** The company's credit, below its departments. */
export const total = css`
  > span + span {
    font-size: var(--text-9);
    font-weight: 430;
    line-height: var(--line-1);
  }
  > span + span small {
    margin-block-start: var(--space-2);
  }
  small {
    letter-spacing: 0;
  }
`
