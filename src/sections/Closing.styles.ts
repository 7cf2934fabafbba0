import { css } from '@emotion/react'
import { night, wrap } from '../theme/base.styles'
import { sun } from '../theme/sun.styles'
import { dawnSky, gulf, onDusk, properties } from '../theme/tokens'

const closing = css`
  position: relative;
  z-index: 2;
  isolation: isolate;
  overflow: clip;
  padding-block: clamp(min(5rem, 10.5vw), 9vw, 9rem) clamp(min(11rem, 30vw), 24vw, 21rem);
  text-align: center;
  /* Buttons to press, and a sky. */
  @media print {
    display: none;
  }
`

/** The full sun, setting into the footer's night: the home page's. */
export const sunset = css`
  ${night};
  ${closing};
  background: var(--sky);
`

/** The sun stands beside the words, not below them. */
const beside = css`
  @media (min-width: 48rem) {
    padding-block: clamp(5rem, 10vw, 10rem);
  }
`

/** Rings over both ends of the horizon: the sun is at the other side. */
export const west = css`
  ${sunset};
  --sun-x: 12%;
  text-align: end;
  > :last-of-type {
    justify-items: end;
    > div {
      justify-content: end;
    }
  }
  > :last-of-type > div {
    justify-content: end;
  }
  ${beside};
`

export const east = css`
  ${sunset};
  --sun-x: 88%;
  padding-block-end: 22vw;
  text-align: start;
  > :last-of-type {
    justify-items: start;
    > div {
      justify-content: start;
    }
  }
  > :last-of-type > div {
    justify-content: start;
  }
  ${beside};
`

/** The sun has gone, its glow has not. */
export const ember = css`
  ${sunset};
  --sun-depth: 3.4;
  padding-block-end: clamp(5.5rem, 14vw, 12rem);
`

/** A small disc high over the desert, and the night around it. */
export const moon = css`
  ${sunset};
  --sun-depth: -0.6;
  --sun-unit: min(2.2vw, 2rem);
`

/** Teal rings on the water. */
export const water = css`
  ${sunset};
  --sun-depth: 0.8;
  --sun-unit: min(4.3vw, 4rem);
  ${properties({ d0: gulf[0], d1: gulf[1], d2: gulf[2], d3: gulf[3], d4: gulf[4], d5: 'var(--sky)', d6: 'var(--sky)' })}
`

const dawn = css`
  ${closing};
  ${properties(dawnSky)}
  background: var(--paper);
  border-block-start: 1px solid var(--line);
  padding-block-end: clamp(9rem, 17vw, 15rem);
`

/** A pale sun rising at the start, or at the end, of a new day. */
export const morning = css`
  ${dawn};
  --sun-x: 18%;
`

export const sunrise = css`
  ${dawn};
  --sun-x: 82%;
`

/** A pale sun, half of it below the horizon. */
export const evening = dawn

/** The whole sun over the horizon. */
export const noon = css`
  ${dawn};
  --sun-depth: -1.9;
  --sun-unit: clamp(1.5rem, 2.6vw, 3rem);
`

/** As at noon, on its way down. */
export const afternoon = css`
  ${noon};
  --sun-x: 24%;
`

export const closingSun = css`
  ${sun};
  --u: var(--sun-unit, clamp(2rem, 4.3vw, 5rem));
  inset-block: auto 0;
  inset-inline-start: var(--sun-x, 50%);
  margin: 0 calc(var(--u) * -1.5) calc(var(--u) * (-1.5 - var(--sun-depth, 0)));
`

export const words = css`
  ${wrap};
  display: grid;
  @media (max-width: 19.99rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  justify-items: center;
  gap: min(1.4rem, 4vw);
  h2 {
    font-size: var(--t2);
    max-inline-size: 15em;
  }
  h2 + p {
    font-size: var(--tl);
    line-height: 1.55;
    max-inline-size: 36em;
    text-wrap: balance;
  }
  > div {
    justify-content: center;
    margin-block-start: 0.6rem;
  }
`

export const nightWords = css`
  ${words};
  h2 + p {
    color: ${onDusk.lede};
  }
`
