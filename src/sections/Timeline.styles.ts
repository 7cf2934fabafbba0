import { css } from '@emotion/react'
import { layer } from '../theme/base.styles'
import { below, from } from '../theme/scale'
import { onDusk } from '../theme/tokens'

/** Below the road's heading the sky goes on. */
export const lowRoad = css`
  position: relative;
  section[data-ground]:has(&) {
    --ground: var(--sky);
    padding-block-end: 0;
  }
`

/**
 * The road from Cairo to Dubai leads out of the night into the sun. On small screens each stop is a ring of that sun, and
 * the last is its core; on wide ones the road climbs from dune to dune to the place where the sun rises.
 */
export const road = css`
  ${lowRoad};
  > svg {
    display: none;
  }
  @media ${from.wide} {
    section[data-ground]:has(&) {
      background: var(--d6);
      h2 {
        max-inline-size: 10em;
        font-size: var(--title-2);
      }
    }
    > svg {
      display: block;
      position: absolute;
      z-index: -1;
      inset-block-start: -10rem;
      inset-inline-start: -50%;
      inline-size: 200%;
      block-size: 70rem;
      [dir='rtl'] & {
        scale: -1 1;
      }
    }
    path {
      fill: color-mix(in oklch, var(--d6) 45%, var(--sky));
    }
    [data-part='horizon'] {
      fill: color-mix(in oklch, var(--d5) 45%, var(--d6));
    }
    [data-part='ground'] {
      fill: var(--sky);
    }
    [data-part='front'] {
      fill: var(--d6);
    }
    [data-part='way'] {
      fill: none;
      stroke: var(--coral);
      stroke-width: 2;
      stroke-dasharray: 6 5;
      vector-effect: non-scaling-stroke;
    }
  }
  @media (forced-colors: active) {
    > svg {
      display: none;
    }
  }
`

/** A stop: its year, its words, and its icon on the road. */
const stops = css`
  --year: var(--display-2);
  display: grid;
  li {
    position: relative;
    display: grid;
    gap: var(--space-2);
  }
  /* The stop: its icon in a ring on the line. */
  svg {
    position: absolute;
    inset-block-start: calc(var(--above) + var(--year) / 2 - 1.3rem);
    inset-inline-start: var(--side);
    inline-size: 2.6rem;
    block-size: 2.6rem;
    padding: var(--space-3);
    border: 2px solid var(--coral);
    border-radius: 50%;
    background: var(--sky);
  }
  li > span {
    font-size: var(--year);
    font-weight: 340;
    line-height: var(--line-1);
    letter-spacing: -0.06em;
  }
  /* Several years are one figure, in a size in which both have room, and so has a date in words. */
  li > span:is([data-long], :has(small)) {
    font-size: var(--years, var(--title-3));
    line-height: var(--line-3);
  }
  /* Can wrap, because enlarged text leaves no room for it beside the year. */
  small {
    display: inline-block;
    font-size: inherit;
  }
  h3 {
    margin-block-end: 0.3rem;
  }
  p {
    color: ${onDusk.lede};
  }
  /* The end of the road. */
  [data-left='0'] svg {
    border-color: transparent;
    background: var(--coral);
    color: var(--on-coral);
  }
  @media ${below.tiny} {
    && {
      --year: var(--title-4);
      --indent: 2.9rem;
    }
  }
`

/** Each stop is one ring of the sun. */
const rings = css`
  --side: var(--gut);
  --above: 0.875rem;
  --sag: min(7vw, 3.5rem);
  margin-inline: calc(var(--gut) * -1);
  li {
    padding-block: var(--above) var(--space-4);
    padding-inline: calc(var(--gut) + var(--indent, 3.75rem)) var(--gut);
  }
  /* One ring of the sun. */
  li::after {
    ${layer};
    z-index: -1;
    inset-block: 0 calc(var(--sag) * -1);
    inset-inline: 0;
    border-radius: 50% 50% 0 0 / var(--sag) var(--sag) 0 0;
    background: var(--ring);
  }
  /* Counted from the last, whatever their number; the first lies in the sky around the sun. */
  li + li {
    --ring: color-mix(in oklch, var(--d6), var(--sky));
  }
  li + [data-left='4'] {
    --ring: var(--d6);
  }
  li + [data-left='3'] {
    --ring: var(--d5);
  }
  li + [data-left='2'] {
    --ring: color-mix(in oklch, var(--d5), var(--d4));
  }
  li + [data-left='1'] {
    --ring: var(--d4);
  }
  > [data-left='0'] {
    --ring: var(--d2);
    --year: var(--title-1);
    padding-block-end: var(--y);
    color: var(--on-coral);
    p {
      color: inherit;
    }
    svg {
      background: var(--d0);
      box-shadow: 0 0 0 0.5rem var(--d1);
    }
  }
  /* From stop to stop, on alternating sides. */
  li:not(:last-child)::before {
    ${layer};
    inset-block: calc(var(--above) + var(--year) / 2 + 1.4rem) calc(1.4rem - var(--above) - var(--year) / 2);
    inset-inline-start: calc(var(--gut) + 0.2rem);
    inline-size: 2.2rem;
    border: 2px dashed var(--coral);
    border-radius: 50%;
    clip-path: var(--half, inset(0 0 0 50%));
  }
`

/** The words beside the year. */
const beside = css`
  li {
    /* As wide as the longest word of a date, so that none breaks. */
    grid-template-columns: minmax(min-content, var(--dates, 16.5rem)) 1fr;
    gap: 0 var(--space-6);
  }
  li > div {
    padding-block-start: var(--space-4);
  }
`

export const otherSide = css`
  --half: inset(0 50% 0 0);
`

/** More stops than have room side by side: rings at any width. */
export const longTimeline = css`
  ${stops};
  ${rings};
  @media ${from.largePhone} {
    ${beside};
  }
  @media ${from.wide} {
    --dates: 20rem;
    /* From edge to edge of the window. */
    li::after {
      inset-inline: calc(50% - 50vw);
    }
    p {
      max-inline-size: 42em;
    }
  }
`

/** The most stops that stand side by side: `MOST` in Timeline.tsx. */
const MOST = 8

/** The height of the whole climb, and the steps that are left to climb from each stop, counted from the last. */
const climb = Array.from({ length: MOST - 1 }, (_, index) => index + 1)
  .map(
    steps => `
    &[data-hops='${steps}'] {
      --step: calc(11.25rem / ${steps});
    }
    > [data-left='${steps}'] {
      --steps: ${steps};
    }`,
  )
  .join('')

export const timeline = css`
  ${stops};
  @media ${below.wide} {
    ${rings};
  }
  @media ${from.largePhone} and ${below.wide} {
    ${beside};
  }
  /* Each stop is one equal step higher than the one before; the last stands beside the heading. */
  @media ${from.wide} {
    --year: var(--title-3);
    --years: var(--year);
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    column-gap: var(--space-5);
    margin-block-start: -2rem;
    li {
      --below: calc(var(--step) * var(--steps, 0));
      align-content: start;
      padding-block: calc(var(--below) + 4.25rem) 5.5rem;
    }
    ${climb}
    svg {
      inset-block-start: var(--below);
      inset-inline-start: 0;
    }
    [data-left='0']::before {
      --u: 1rem;
      ${layer};
      z-index: -2;
      inset-block-start: calc(1.3rem - 4.5 * var(--u));
      inset-inline-start: calc(1.3rem - 4.5 * var(--u));
      inline-size: calc(9 * var(--u));
      block-size: calc(9 * var(--u));
      border-radius: 50%;
      background: var(--d0);
      box-shadow:
        0 0 0 calc(2.75 * var(--u)) var(--d1),
        0 0 0 calc(6 * var(--u)) var(--d2),
        0 0 0 calc(10 * var(--u)) var(--d3),
        0 0 0 calc(16 * var(--u)) var(--d4),
        0 0 0 calc(28 * var(--u)) var(--d5);
    }
    li > span[data-long] {
      font-size: var(--text-8);
    }
    /* Beside so many others there is no room for two years in large figures. */
    &:is([data-hops='6'], [data-hops='7']) {
      --years: var(--text-8);
    }
    /* The first of several years stands with the other dates, the last small beside it. */
    small {
      font-size: var(--text-8);
      letter-spacing: -0.04em;
    }
    li > div {
      margin-block-start: 0.6rem;
    }
    h3 {
      font-size: var(--text-7);
    }
  }
  @media (forced-colors: active) {
    [data-left='0']::before {
      display: none;
    }
  }
`
