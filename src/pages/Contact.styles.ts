import { css } from '@emotion/react'
import { layer } from '../theme/base.styles'
import { below, from } from '../theme/scale'
import { closingSky, colourOf, glow } from '../theme/tokens'

const rings = [closingSky.d1, closingSky.d2, closingSky.d3, closingSky.d4, closingSky.d5].map(colourOf)

/** Spacing of the page's sections on phones. */
export const page = css`
  @media ${below.tablet} {
    --y: 3rem;
  }
`

/**
 * Three numbered terraces from edge to edge, each with a drawing of what its step leaves behind. On wide screens they climb,
 * and one road hops over them to the sun behind the last; elsewhere a road runs along the numbers.
 */
export const next = css`
  position: relative;
  isolation: isolate;
  margin-inline: calc(var(--gut) * -1);
  counter-reset: stop;
  section:has(&) {
    padding-block-end: 0;
    overflow: clip;
  }
  /* The night rises over the foot of the terraces, and a road leads on over it. */
  &::after {
    ${layer};
    z-index: 1;
    inset-block: calc(100% - var(--dune, 2.5rem)) -4rem;
    inset-inline: calc(50% - var(--spread, 75vw));
    outline: 2px dashed var(--coral);
    outline-offset: -1rem;
    border-radius: 50% 50% 0 0 / 85% 85% 0 0;
    background: var(--sky);
  }
  svg {
    inline-size: 10rem;
  }
  @media ${below.wide} {
    [data-part='hop'] {
      display: none;
    }
    p {
      grid-column: 2;
      padding-block-end: var(--space-7);
    }
    svg {
      grid-area: 1/3/3;
      align-self: end;
      margin-inline-start: var(--space-7);
    }
  }
  /* The drawing stands below the words, on the terrace's floor. */
  @media ${below.largePhone} {
    h3 {
      font-size: var(--text-8);
    }
    h3,
    p {
      grid-column: 2 / -1;
    }
    p {
      padding-block-end: var(--space-5);
    }
    svg {
      grid-area: 3 / 3;
    }
  }
  @media ${from.wide} {
    --side: clamp(2rem, 3.2vw, 3rem);
    --start: var(--side);
    --wide: min(14rem, 15.5vw);
    --up: 2.5rem;
    --core: 5rem;
    --dune: 6.5rem;
    --spread: 56vw;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-block-start: -5.5rem;
    margin-inline: 0;
    padding-block-start: 12.5rem;
    /* Half of the sun is above the last terrace. */
    &::before {
      ${layer};
      z-index: -1;
      inset-block-start: calc(12.5rem - var(--core));
      inset-inline-end: 0;
      inline-size: calc(var(--core) * 2);
      block-size: calc(var(--core) * 2);
      border-radius: 50%;
      background: ${colourOf(closingSky.d0)};
      box-shadow: ${rings.map((ring, index) => `0 0 0 calc(var(--core) * ${[0.55, 1.2, 1.95, 2.8, 3.8][index]}) ${ring}`).join()};
    }
    svg {
      position: absolute;
      inset-block-end: 100%;
      inset-inline-start: var(--start);
      inline-size: var(--wide);
    }
    /* A hop from one step's drawing to the next; the last leads to the middle of the sun. */
    [data-part='hop'] {
      inset-block: calc(-9rem - var(--up)) auto;
      inset-inline-start: calc(var(--start) + var(--wide));
      inline-size: calc(100% + var(--side) - var(--start) - var(--wide) - 0.75rem);
      block-size: calc(4rem + var(--up));
      fill: none;
      stroke: var(--coral-t);
      stroke-width: 2;
      stroke-dasharray: 6 5;
      overflow: visible;
    }
    path {
      vector-effect: non-scaling-stroke;
    }
    h3 {
      margin-block: var(--space-5) var(--space-3);
      font-size: var(--drawn-1);
    }
    p {
      max-inline-size: 21em;
      font-size: var(--text-7);
    }
  }
`

/** The floor of a step, under the step's number. */
export const terrace = css`
  --step: ${colourOf(['var(--d1)', 'var(--d5)'])};
  --glow: ${colourOf(glow)};
  position: relative;
  padding-block: var(--space-6) 0;
  padding-inline: var(--gut);
  background:
    radial-gradient(circle at var(--sun) 100%, var(--glow) 6rem, transparent 0),
    radial-gradient(circle at var(--sun) 100%, var(--glow) 10rem, transparent 0),
    radial-gradient(circle at var(--sun) 100%, var(--glow) 14rem, transparent 0), var(--step);
  counter-increment: stop;
  &::before {
    content: counter(stop);
    inline-size: 2.25rem;
    font-weight: 340;
    line-height: var(--line-1);
    letter-spacing: -0.05em;
  }
  @media ${below.wide} {
    --sun: calc(100% - var(--gut) - 5rem);
    [dir='rtl'] & {
      --sun: calc(var(--gut) + 5rem);
    }
    grid-template: auto 1fr / 2.75rem minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-3);
    align-items: baseline;
    &::before {
      font-size: var(--title-4);
    }
    &::after {
      ${layer};
      z-index: 1;
      inset-block: 4.4rem -1.2rem;
      inset-inline-start: calc(var(--gut) + 0.28 * var(--title-4) - 1px);
      border-inline-start: 2px dashed var(--ink);
    }
  }
  @media ${from.wide} {
    --below: 1;
    display: block;
    background: var(--step);
    margin-block-start: calc(var(--up) * var(--below));
    padding-block: var(--space-7) 8.75rem;
    padding-inline: var(--start) var(--side);
    &::before {
      display: block;
      font-size: var(--title-2);
    }
  }
`

/** Extends an outer terrace to the edge of the screen. */
const outer = css`
  ${layer};
  z-index: -1;
  inset-block: 0;
  inset-inline: -50vw 0;
  background: var(--step);
`

export const first = css`
  --step: ${colourOf(['var(--d0)', 'var(--d6)'])};
  @media ${from.wide} {
    --below: 2;
    --start: 0rem;
    &::after {
      ${outer};
    }
  }
`

/** The terrace at the foot of the sun, where the road ends. */
export const last = css`
  --step: ${colourOf(['var(--d2)', 'var(--d4)'])};
  /* The seal stands clear of the dune; only the foot of the sheet goes down behind it. */
  @media ${below.wide} {
    padding-block-end: var(--space-8);
    /* The road ends at the agreement. */
    &::after {
      inset-block-end: 4rem;
      inset-inline-end: calc(var(--gut) + 8.8rem);
      border-block-end: 2px dashed var(--ink);
      border-end-start-radius: var(--radius-m);
    }
    svg {
      overflow: visible;
    }
  }
  @media ${from.wide} {
    --below: 0;
    padding-block-start: 4.75rem;
    padding-inline-end: 0;
    /* The sun's reflection, beside the number. */
    [dir='rtl'] & {
      --below-sun: var(--core);
    }
    background:
      linear-gradient(var(--step) 0.8rem, transparent 0) 0 0 / 100% 1.6rem,
      radial-gradient(
        var(--core) 6.4rem at var(--below-sun, calc(100% - var(--core))) 0,
        ${colourOf(['var(--d1)', 'var(--d3)'])} 100%,
        transparent
      ),
      var(--step);
    && > p {
      max-inline-size: 15em;
    }
    &::after {
      ${outer};
      inset-inline: 0 -50vw;
    }
    && [data-part='hop'] {
      inset-block-start: -6rem;
      inline-size: calc(100% - var(--side) - var(--wide) - var(--core));
      block-size: 6rem;
    }
    /* The stop on which the last hop lands. */
    h3::before {
      ${layer};
      inset-block-start: -0.6rem;
      inset-inline-end: calc(var(--core) - 0.6rem);
      z-index: 1;
      inline-size: 1.2rem;
      block-size: 1.2rem;
      border: 3px solid var(--coral-t);
      border-radius: 50%;
      background: var(--card);
    }
  }
`

/** What is answered, and beside it what is open. */
export const questions = css`
  --first: 7fr;
  --second: 6fr;
  align-items: start;
  @media ${from.laptop} {
    > * {
      margin: 0;
    }
  }
`
