import { css } from '@emotion/react'
import { colourOf, smallDawn } from '../../theme/tokens'

/** The content of a sheet, spread over the free part of it. */
const page = css`
  display: grid;
  background: var(--pane);
  align-content: space-between;
  font-size: 0.875rem;
  line-height: 1.3;
  @media (min-width: 64rem) {
    font-size: clamp(0.9375rem, 0.3rem + 1vw, 1.25rem);
  }
  p {
    text-wrap: pretty;
  }
  small {
    color: var(--ink2);
    font-size: max(var(--least-note), 0.8125rem);
  }
`

/** Numbered clauses under the supplier's name. */
export const contract = css`
  ${page};
  align-content: stretch;
  align-items: center;
  counter-reset: clause;
  b {
    font-weight: 480;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
    align-items: center;
    align-content: center;
    block-size: 100%;
    border-block-start: 1px solid var(--line);
    color: var(--ink2);
  }
  p::before {
    counter-increment: clause;
    content: counter(clause) / '';
    inline-size: 0.8rem;
  }
  [data-part='struck'] {
    margin-inline: -0.6rem;
    padding-inline: 0.6rem;
    border-color: transparent;
    border-radius: 0.3rem;
    background: var(--coral-w);
    color: var(--coral-t);
  }
  [data-part='struck'] + p {
    border-color: transparent;
  }
  span {
    margin-inline-start: auto;
    font-size: 1.45em;
    font-weight: 450;
    letter-spacing: -0.04em;
    white-space: nowrap;
  }
`

/** One drawing that fills the free part of the sheet. */
export const findings = css`
  ${page};
  block-size: var(--drawn);
  && {
    grid: 100% / 100%;
    padding-inline: 0.5rem;
  }
  svg,
  p {
    grid-area: 1 / 1;
  }
  /* The key stands in the corner that the drawing leaves free. */
  p {
    display: grid;
    gap: 0;
    place-self: end;
    padding: 0;
    padding-inline-end: calc(var(--in, 1.25rem) - 0.5rem);
    font-size: 1em;
    @media (min-width: 64rem) {
      padding-block-end: 5%;
      padding-inline-end: 15%;
    }
  }
  /* Dashed, as the line is. */
  span + span::before {
    background: linear-gradient(90deg, var(--tone) 60%, transparent 0) 0 / 60%;
  }
  svg {
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    fill: none;
    stroke: color-mix(in oklab, var(--field) 35%, var(--card));
    stroke-width: 0.7;
    /* Moved into the room on the left: both sides keep room for the longest name, but the name on the left is short. */
    translate: -3%;
    @media (min-width: 64rem) {
      scale: 1.39;
      translate: -6.4%;
    }
  }
  path {
    fill: color-mix(in oklab, var(--ink2) 30%, transparent);
    stroke: var(--ink2);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  [data-part='target'] {
    fill: none;
    stroke: var(--teal);
    stroke-dasharray: 3 2.5;
  }
  text {
    fill: var(--ink2);
    stroke: none;
    font-size: 9.5px;
    @media (min-width: 64rem) {
      font-size: 4.8px;
    }
  }
  tspan {
    fill: var(--ink);
    font-size: 1.5em;
    letter-spacing: -0.04em;
    @media (min-width: 64rem) {
      font-size: 1.9em;
    }
  }
`

/** The recommendations: where there is room, numbered, in larger type, and with a map of them. */
export const decision = css`
  ${page};
  align-content: stretch;
  counter-reset: advice;
  svg {
    inline-size: 2.25rem;
    fill: none;
    stroke: color-mix(in oklab, var(--field) 35%, var(--card));
    stroke-width: 8;
    stroke-linecap: round;
    stroke-dasharray: 0 14;
    overflow: visible;
    [dir='rtl'] & {
      scale: -1 1;
    }
  }
  [data-part='cost'] {
    stroke: var(--ink2);
  }
  [data-part='good'] {
    stroke: var(--teal);
  }
  p {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    justify-content: space-between;
    border-block-start: 1px solid var(--line);
  }
  p:first-of-type {
    flex-wrap: wrap;
    padding-block-end: 0.35rem;
    border: 0;
  }
  b {
    flex: 1;
    font-weight: 480;
  }
  small {
    white-space: nowrap;
  }
  small::before {
    content: '';
    display: inline-block;
    inline-size: 0.55rem;
    block-size: 0.55rem;
    margin-inline-end: 0.35rem;
    border-radius: 50%;
    background: var(--ink2);
  }
  small[data-part='good']::before {
    background: var(--teal);
  }
  span {
    display: grid;
    flex: none;
    gap: 0.4rem;
    margin-inline-start: auto;
  }
  @media (max-width: 63.99rem) {
    [data-part='map'] {
      display: none;
    }
  }
  @media (min-width: 64rem) {
    grid-template-rows: auto repeat(3, minmax(min-content, 1fr)) auto;
    p {
      justify-content: start;
      font-size: clamp(1rem, 0.2rem + 1.15vw, 1.25rem);
      letter-spacing: -0.02em;
    }
    p:not(:first-of-type)::before {
      counter-increment: advice;
      content: counter(advice) / '';
      flex: none;
      inline-size: 1.6em;
      border-radius: 50%;
      background: var(--ink);
      color: var(--card);
      font-size: 1rem;
      line-height: 1.6;
      text-align: center;
    }
    small,
    span {
      display: none;
    }
    [data-part='map'] {
      margin-block-start: 0.75rem;
      inline-size: 100%;
      fill: ${colourOf(smallDawn.w1)};
      stroke: none;
    }
    [data-part='ground'] {
      fill: ${colourOf(smallDawn.w2)};
    }
    path:nth-of-type(3) {
      fill: ${colourOf(smallDawn.w0)};
    }
    path:nth-of-type(4) {
      fill: var(--d2);
    }
    [data-part='axes'] {
      stroke: var(--pane);
      stroke-width: 0.7;
      stroke-dasharray: none;
    }
    circle,
    path:last-of-type {
      fill: var(--ink);
    }
    text {
      fill: var(--ink2);
      font-size: 5px;
      text-anchor: end;
    }
    g text {
      fill: var(--card);
      font-size: 6px;
      text-anchor: middle;
    }
  }
`

/** Bars, each on a track of all months. */
export const plan = css`
  ${page};
  p {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.1rem;
    align-items: baseline;
  }
  p:first-of-type {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    padding-block-end: 0.5rem;
  }
  svg {
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: clamp(0.5rem, 1.1vw, 1.25rem);
    background: var(--sand);
    fill: var(--teal);
    [dir='rtl'] & {
      scale: -1 1;
    }
  }
  p:last-of-type svg {
    fill: var(--coral);
  }
  @media (min-width: 64rem) {
    small {
      font-size: clamp(0.8125rem, 0.2rem + 0.9vw, 1rem);
    }
  }
`
