import { css } from '@emotion/react'
import { balanced, layer, lede, wrap } from '../theme/base.styles'
import { below, from } from '../theme/scale'
import { closingSky, heatSky, onDusk, onHeat, properties } from '../theme/tokens'

/** Not printed: it holds only buttons and a drawing. */
export const closing = css`
  position: relative;
  z-index: 2;
  overflow: clip;
  @media print {
    display: none;
  }
`

/** Room for a sun below the words. */
const sky = css`
  isolation: isolate;
  padding-block: clamp(min(5rem, 8.5vw), 9vw, 9rem) clamp(min(11rem, 29vw), 24vw, 21rem);
  text-align: center;
`

/** The home page's closing: the full sun, setting into the footer's night. */
export const sunset = css`
  ${sky};
  background: var(--sky);
  /* The horizon. The footer covers all but one pixel of it, and has the same night colour as this sky. */
  box-shadow: inset 0 -3px color-mix(in oklab, var(--d5) 60%, transparent);
`

/** The sun stands beside the words, not below them. */
const beside = css`
  @media ${from.tablet} {
    padding-block: clamp(5rem, 10vw, 10rem);
  }
`

const toStart = css`
  --justify: start;
  text-align: start;
`

export const east = css`
  ${sunset};
  --sun-x: 88%;
  padding-block-end: 22vw;
  ${toStart};
  ${beside};
`

/** A disc above the desert, surrounded by night. */
export const moon = css`
  ${sunset};
  --sun-depth: -0.2;
  --sun-unit: clamp(2rem, 3.9vw, 4.5rem);
`

/** A pale sun, half of it below the horizon. */
export const dawn = css`
  ${sky};
  ${properties(closingSky)}
  --sun-unit: clamp(2.1rem, 5.2vw, 6rem);
  background: var(--paper);
  border-block-start: 1px solid var(--line);
  padding-block-end: clamp(min(9rem, 29vw), 19vw, 20rem);
`

/**
 * Half of the sun is up, at the start of a new day. On wide screens it stands at the start, the words in the other half; on
 * narrower ones it is at the end.
 */
const daybreak = css`
  ${dawn};
  --sun-x: 16%;
  ${toStart};
  @media ${below.laptop} {
    --sun-x: 86%;
  }
  @media ${from.laptop} {
    --columns: 11fr 13fr;
    --column: 2;
  }
  ${beside};
`

/** The apricot sky of the hottest part of the day. */
export const heat = css`
  ${daybreak};
  ${properties({ ...heatSky, ...onHeat })}
  background: var(--sky);
`

/** The sun is up, and selected on a drawing board: one half is coloured, the other still an outline. */
export const morning = css`
  ${daybreak};
  @media ${from.laptop} {
    --sun-unit: min(4vw, 3.6rem);
    /* The selection frame begins where all lines of the page begin. */
    --sun-x: max(22%, 50% - 30.34rem);
    --d4: transparent;
    --d5: transparent;
    --d6: transparent;
  }
`

/** A large sun on its way down. */
export const afternoon = css`
  ${dawn};
  --sun-x: 84%;
  ${toStart};
  ${beside};
  @media ${from.tablet} {
    --sun-x: 76%;
    --sun-depth: 1;
    --sun-unit: clamp(3rem, 7vw, 8rem);
  }
`

export const closingSun = css`
  --u: var(--sun-unit, clamp(2rem, 4.3vw, 5rem));
  inset-block: auto 0;
  inset-inline-start: var(--sun-x, 50%);
  margin: 0 calc(var(--u) * -1.5) calc(var(--u) * (-1.5 - var(--sun-depth, 0)));
`

/** The morning's sun, selected on the drawing board. */
export const selectedSun = css`
  @media ${from.laptop} {
    inset-block-end: 50%;
    &::before,
    &::after {
      ${layer};
      inset: 0;
    }
    &::before {
      border-radius: 50%;
      background: var(--paper);
      box-shadow:
        inset 0 0 0 1.5px var(--teal),
        0 0 0 calc(var(--u) * 0.8 - 1.5px) var(--paper),
        0 0 0 calc(var(--u) * 0.8) var(--teal),
        0 0 0 calc(var(--u) * 1.75 - 1.5px) var(--paper),
        0 0 0 calc(var(--u) * 1.75) var(--teal),
        0 0 0 calc(var(--u) * 2.85 - 1.5px) var(--paper),
        0 0 0 calc(var(--u) * 2.85) var(--teal);
      clip-path: inset(-99rem -99rem -99rem 50%);
    }
    &::after {
      inset: calc(var(--u) * -2.85 - 0.275rem);
      /* Draws one handle and repeats it after the size of the frame, so that every corner has one. */
      background: conic-gradient(at 0.55rem 0.55rem, transparent 75%, var(--teal) 0) 0 0 / calc(100% - 0.55rem)
        calc(100% - 0.55rem);
      outline: 1.5px solid var(--teal);
      outline-offset: -0.32rem;
    }
  }
`

/** The sentence and the buttons of any closing. */
export const words = css`
  ${wrap};
  display: grid;
  gap: var(--space-6);
  h2 {
    max-inline-size: 15em;
    font-size: var(--title-2);
  }
  h2 + p {
    ${lede};
    ${balanced};
  }
`

/** Above a sun, or beside it. */
export const skyWords = css`
  grid-template-columns: var(--columns, none);
  @media ${below.least} {
    grid-template-columns: minmax(0, 1fr);
  }
  justify-items: var(--justify, center);
  gap: min(1.4rem, 3.2vw);
  h2 + p {
    color: inherit;
  }
  > * {
    grid-column: var(--column, auto);
  }
  > div {
    justify-content: var(--justify, center);
    margin-block-start: min(0.6rem, 1vw);
  }
`

export const nightWords = css`
  h2 + p {
    color: ${onDusk.lede};
  }
`
