import { css } from '@emotion/react'
import { layer } from '../theme/base.styles'
import { below, from } from '../theme/scale'
import { closingSky, colourOf, dawnSky, dune, heatSky, onDusk, onHeat, properties } from '../theme/tokens'

const { d0, d1, d2, d3 } = closingSky

/* The sun sets behind the product window; flat rings climb to the zenith. The header lies over the sky. */
const hero = css`
  position: relative;
  /* Above the dot that moves along the route of the sections. */
  z-index: 2;
  isolation: isolate;
  overflow-x: clip;
  background: var(--sky);
  --top: calc(clamp(2rem, min(1rem + 4vw, 7vh), 5rem) + var(--crumbs, 0rem));
  padding-block-start: var(--top);
  @supports (animation-timeline: scroll()) {
    margin-block-start: -4.5rem;
    padding-block-start: calc(4.5rem + var(--top));
  }
  @media print {
    margin: 0;
    padding-block: var(--space-5);
  }
`

/** Night sky, and two dunes at its foot. */
export const dusk = css`
  ${hero};
  --dune: clamp(7rem, 11vw, 10rem);
  /* Only paper may reach the hero's end, which can fall within a pixel: other colours cut off there would show through. */
  background: linear-gradient(var(--sky) calc(100% - 4px), var(--paper) 0);
  overflow: clip;
  &::before,
  &::after {
    ${layer};
    inset-block-end: 6px;
    z-index: -1;
  }
  &::before {
    inset-inline: -40% -8%;
    block-size: calc(var(--dune) + clamp(1.25rem, 3.6vw, 3.5rem));
    /* A gradient, because Chromium fills the whole row of pixels in which the hero ends with a plain background colour. */
    background: linear-gradient(${colourOf(dune)} 0 0);
    border-radius: 50% 50% 0 0 / clamp(2.5rem, 8vw, 8rem) clamp(2.5rem, 8vw, 8rem) 0 0;
  }
  &::after {
    inset-block-end: -2px;
    inset-inline: -12%;
    block-size: var(--dune);
    background: var(--paper);
    border-radius: 50% 50% 0 0 / clamp(2rem, 6vw, 6rem) clamp(2rem, 6vw, 6rem) 0 0;
  }
`

/**
 * The dune's paper gives the next section enough space above. A hero with an id is a stop of the dot navigator and keeps its
 * height, because the stops are measured.
 */
export const splitDusk = css`
  &:not([id]) + section {
    padding-block-start: clamp(0.5rem, 1.5vw, 1.5rem);
  }
`

/** The sun comes up below the words, out of the dune; on phones at the start of the picture. */
export const sunBelow = css`
  @media ${below.laptop} {
    --sun-x: 14%;
    --sun-y: 3.5rem;
  }
  @media ${from.laptop} {
    --sun-x: -78%;
    --sun-y: calc(100% + 5rem);
    --sunk: 1;
  }
`

/** A drawing board: a grid of hairlines in place of the sun, which ends before the dune. */
export const duskDrawn = css`
  --hairline: color-mix(in oklab, var(--d3) 18%, transparent);
  background:
    linear-gradient(transparent calc(100% - 16rem), var(--sky) calc(100% - var(--dune))),
    repeating-linear-gradient(90deg in srgb, var(--hairline) 0 1px, transparent 0 4rem),
    repeating-linear-gradient(in srgb, var(--hairline) 0 1px, transparent 0 4rem),
    linear-gradient(var(--sky) calc(100% - 4px), var(--paper) 0);
`

/** Paper sky with pale rings. */
export const dawn = css`
  ${hero};
  --sky: var(--paper);
  ${properties(dawnSky)}
`

/** Without a picture nothing of the sun may hang over the next section. */
export const bare = css`
  overflow: clip;
`

/** The apricot sky of the hottest part of the day: coral letters would be too pale on it. */
export const heat = css`
  ${hero};
  overflow: clip;
  ${properties(heatSky)}
  --coral-t: var(--ink);
`

export const stacked = css`
  --dune: 22%;
  padding-block-end: calc(4.5rem - var(--news, 0rem));
  @media ${from.wide} and (max-height: 60rem) {
    --top: calc(3.5rem + var(--crumbs, 0rem));
  }
`

export const largeStacked = css`
  --dune: 30%;
  @supports (animation-timeline: scroll()) {
    padding-block-start: calc(4.5rem + var(--top) - var(--news, 0rem));
  }
  h1 {
    font-size: var(--title-1);
  }
`

export const words = css`
  h1 {
    max-inline-size: 13em;
    margin-block-start: min(1.4rem, 4vw);
  }
  h1 + p {
    margin-block: min(1.5rem, 4.5vw) min(2rem, 6vw);
  }
  /* On phones the buttons are narrow enough that two stand in one row. */
  @media ${below.tablet} {
    h1 + p + div a {
      padding-inline: var(--ends, var(--space-5));
    }
  }
`

export const label = css`
  &::before {
    background: none;
  }
`

export const wordsInHeat = css`
  --ink2: var(--ink);
  ${properties(onHeat)}
`

/** In the dark scheme the rings are as strong as at night, so there too a fill keeps the second button readable. */
export const wordsByDay = css`
  a + a {
    background: ${colourOf(['transparent', 'color-mix(in oklab, var(--sky) 62%, transparent)'])};
  }
`

export const wordsAtNight = css`
  h1 + p {
    max-inline-size: 27em;
    color: ${onDusk.lede};
  }
`

export const split = css`
  gap: clamp(min(5.5rem, 15vw), 11vw, 6.5rem) var(--space-8);
  padding-block-end: clamp(min(4.5rem, 9.4vw), 8vw, 5rem);
  @media ${below.least} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    gap: var(--space-5);
    padding-block-end: 0;
  }
  @media ${from.laptop} {
    grid-template-columns: minmax(0, 10fr) minmax(0, 11fr);
    align-items: center;
    gap: clamp(2rem, 4vw, 4.5rem);
  }
  /* Before, titles are larger in proportion to their column. */
  @media ${from.wide} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
  }
`

/** Aligned to the top: a picture that grows as it responds must not move the heading. */
export const splitGrowing = css`
  @media ${from.laptop} {
    align-items: start;
  }
`

/** On phones the form's first field is on the first screen. */
export const splitWithForm = css`
  /* A form has no strong colours, so its sun is a step stronger, and larger. */
  ${properties({ d0, d1, d2, d3 })}
  row-gap: var(--space-7);
  @media ${below.laptop} {
    /* Keeps the brightest part of the sun clear of words. */
    --sun-x: 82%;
    --sun-y: 1.9rem;
    && h1 + p {
      margin-block-end: 0;
    }
  }
  @media ${from.laptop} {
    grid-template-rows: auto 1fr;
    row-gap: 0;
  }
`

export const splitAtDusk = css`
  @media ${from.laptop} {
    padding-block: clamp(2rem, 4vw, 4.5rem) calc(clamp(12rem, 18vw, 17rem) - var(--news, 0rem));
  }
`

/** The picture stands at the start on wide screens, the words at the end. */
export const splitReversed = css`
  @media ${from.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
  }
`

export const stage = css`
  position: relative;
  --u: clamp(1.7rem, 3.2vw, 4rem);
  /* Below the words there is little space under a window: a smaller shadow ends within the hero. */
  @media ${below.laptop} {
    --sh2: var(--sh1);
  }
  @media print {
    margin-block: var(--space-5);
  }
`

export const stageOfForm = css`
  @media ${from.laptop} {
    --u: clamp(2.1rem, 4vw, 5rem);
    grid-area: 1 / 2 / span 2;
  }
`

/** The product window reaches 8rem down into the dunes. */
export const stageAtDusk = css`
  @media ${from.laptop} {
    margin-block: var(--space-7) -8rem;
  }
`

export const stageFirst = css`
  @media ${below.laptop} {
    --sun-x: 50%;
    --sun-y: 3.25rem;
  }
  @media ${from.laptop} {
    /* Smaller and further in, clear of the breadcrumbs above. */
    --u: clamp(1rem, 1.8vw, 2.25rem);
    --sun-x: 80%;
    order: -1;
  }
`

export const wideStage = css`
  position: relative;
  --u: clamp(2.1rem, 4.9vw, 5.6rem);
  @media ${from.wide} {
    --sunk: -2.5;
  }
  margin-block-start: var(--lowered, clamp(6.5rem, 8vw, 7rem));
  @media print {
    margin-block-start: var(--space-5);
  }
`

export const wideStageLarge = css`
  --lowered: clamp(min(6.75rem, 20vw), 9vw, 9.5rem);
  @media ${from.wide} {
    --sunk: -4.4;
    --lowered: clamp(4.5rem, min(9vw, 11vh), 9.5rem);
  }
`

/** Raised or lowered by a picture in front of it, through `--markup`: in per cent above its starting value. */
export const heroSun = css`
  /* Ends behind the dune, above the dune's foot, at any height of the sun. */
  clip-path: inset(-100vw -100vw calc(var(--u) * (var(--sunk, -99) - var(--markup, 0) * 0.25)));
  inset-block-start: var(--sun-y, 0);
  view-transition-name: sun;
  translate: 0 calc(var(--markup, 0) * var(--u) * -0.25);
  transition: translate var(--m3) var(--ease);
`
