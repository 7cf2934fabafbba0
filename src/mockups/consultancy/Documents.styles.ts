import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'
import { colourOf, smallDawn } from '../../theme/tokens'

/** The content of a sheet, spread over the free part of it. */
export const page = css`
  background: var(--pane);
  align-content: space-between;
  @media ${from.laptop} {
    font-size: var(--drawn-2);
  }
  p {
    text-wrap: pretty;
  }
  small {
    color: var(--ink2);
    font-size: var(--text-2);
  }
`

/** Numbered clauses under the supplier's name. */
export const contract = css`
  align-content: stretch;
  counter-reset: clause;
  p {
    column-gap: var(--space-3);
    align-content: center;
    block-size: 100%;
    border-block-start: 1px solid var(--line);
  }
  p::before {
    counter-increment: clause;
    content: counter(clause) / '';
    inline-size: 0.8rem;
  }
  [data-part='struck'] {
    margin-inline: -0.6rem;
    padding-inline: var(--space-3);
    border-color: transparent;
    border-radius: var(--radius-xs);
    background: var(--coral-w);
    color: var(--coral-t);
  }
  [data-part='struck'] + p {
    border-color: transparent;
  }
  span {
    font-size: 1.5em;
  }
`

/** One drawing that fills the free part of the sheet. */
export const findings = css`
  block-size: var(--drawn);
  && {
    grid: 100% / 100%;
    padding-inline: var(--space-3);
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
    font-size: inherit;
    @media ${from.laptop} {
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
    @media ${from.laptop} {
      scale: 1.39;
      translate: -6.4%;
    }
    /* In Arabic the names on both sides are equally short. */
    [dir='rtl'] & {
      translate: none;
      @media ${from.laptop} {
        scale: -1.39 1.39;
      }
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
    font-size: 9px;
    @media ${from.laptop} {
      font-size: 5px;
    }
  }
  tspan {
    fill: var(--ink);
    font-size: 1.5em;
    letter-spacing: -0.04em;
    @media ${from.laptop} {
      font-size: 2em;
    }
  }
`

/** The recommendations: where there is room, numbered, in larger type, and with a map of them. */
export const decision = css`
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
  }
  [data-part='cost'] {
    stroke: var(--ink2);
  }
  [data-part='good'] {
    stroke: var(--teal);
  }
  b {
    flex: 1;
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
  @media ${below.laptop} {
    [data-part='map'] {
      display: none;
    }
  }
  @media ${from.laptop} {
    grid-template-rows: auto repeat(3, minmax(min-content, 1fr)) auto;
    p {
      justify-content: start;
      letter-spacing: -0.02em;
    }
    small,
    span {
      display: none;
    }
    [data-part='map'] {
      margin-block-start: var(--space-4);
      inline-size: 100%;
      fill: ${colourOf(smallDawn.w1)};
      stroke: none;
    }
    [data-part='ground'] {
      fill: ${colourOf(smallDawn.w2)};
    }
    [data-part='halo'] {
      fill: ${colourOf(smallDawn.w0)};
    }
    [data-part='core'] {
      fill: var(--d2);
    }
    [data-part='axes'] {
      stroke: var(--pane);
      stroke-width: 0.7;
      stroke-dasharray: none;
    }
    circle,
    [data-part='arrows'] {
      fill: var(--ink);
    }
    text {
      fill: var(--ink2);
      font-size: 5px;
      text-anchor: end;
    }
    circle + g > text {
      fill: var(--card);
      text-anchor: middle;
    }
  }
`

export const title = css`
  flex-wrap: wrap;
  padding-block-end: var(--space-2);
  /* The key stays in one line. */
  @media ${below.phone} {
    justify-content: start;
    > b {
      flex-basis: 100%;
    }
  }
`

export const advice = css`
  @media ${from.laptop} {
    &::before {
      counter-increment: advice;
      content: counter(advice) / '';
      flex: none;
      inline-size: 1.6em;
      border-radius: 50%;
      background: var(--ink);
      color: var(--card);
      font-size: var(--text-5);
      line-height: var(--line-5);
      text-align: center;
    }
  }
`

/** Bars, each on a track of all months. */
export const plan = css`
  p {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.1rem;
    align-items: baseline;
  }
  svg {
    block-size: clamp(0.5rem, 1.1vw, 1.25rem);
    fill: var(--teal);
  }
  @media ${from.laptop} {
    small {
      font-size: var(--text-4);
    }
  }
`

export const months = css`
  && {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    padding-block-end: var(--space-3);
  }
`

/** The part that the plan ends with. */
export const last = css`
  && svg {
    fill: var(--coral);
  }
`
