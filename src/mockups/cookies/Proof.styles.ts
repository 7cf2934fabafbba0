import { css } from '@emotion/react'
import { layer, wrap } from '../../theme/base.styles'
import { from } from '../../theme/scale'
import { colours, properties } from '../../theme/tokens'

const { d0, d1, d2, d3, d4 } = colours

/** A night as wide as the page. Where there is room, the text and the button stand beside the figures. */
export const panel = css`
  ${properties({ d0, d1, d2, d3, d4 })}
  background: var(--band);
  > div {
    ${wrap};
    padding-block: clamp(1.6rem, 4vw, 4rem);
  }
  h2 + p {
    margin-block: var(--space-4) 1.25rem;
  }
  @media ${from.laptop} {
    h2 {
      font-size: var(--title-4);
    }
    h2 + p {
      margin-block-start: 1.25rem;
      font-size: var(--text-6);
    }
    > div {
      --answer: 5.625rem;
      --label: min(0.75rem + 0.5vw, 1.1875rem);
      display: grid;
      grid-template: auto auto auto 1fr / minmax(0, 1fr) minmax(0, 3.1fr);
      column-gap: clamp(1.5rem, 3vw, 2.75rem);
      > dl {
        grid-area: 1 / 2 / span 4;
        align-self: end;
        /* The horizon is as high as the middle of the button, whose answer is below it. */
        padding-block-end: calc(var(--answer) + 1.7rem - 2.7 * var(--label));
      }
      > section {
        grid-column: 1/-1;
      }
    }
  }
  @media ${from.wide} {
    > div {
      --answer: 4.22rem;
    }
  }
  @media print {
    display: none;
  }
`

/**
 * Three suns on one horizon, one for each figure. Before the count, a question mark stands in place of the figure, in the last
 * glow of a sun that has gone down, below the dashed path that the sun will take. A count of 0 brings the sun up behind the
 * figure; with any other count it has set.
 */
export const figures = css`
  --q: 1.54vw;
  --glow: var(--d3);
  @media ${from.laptop} {
    --q: min(1.12vw, 1.115rem);
  }
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: var(--space-4);
  }
  dt {
    @media ${from.laptop} {
      min-block-size: 2lh;
    }
    overflow-wrap: anywhere;
  }
  /* The sign of what is counted. */
  svg {
    inline-size: 1.6em;
    margin-block-end: 0.35rem;
    margin-inline: auto;
    fill: none;
    stroke: var(--d0);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    @media ${from.laptop} {
      display: inline;
      margin-block: 0;
      margin-inline: 0 0.5em;
      vertical-align: -0.42em;
    }
  }
  dd {
    isolation: isolate;
    place-items: end center;
    block-size: calc(var(--q) * 14.7);
    border-block-end: 2px solid var(--d2);
    font-size: calc(var(--q) * 8.5);
    padding-block-end: calc(var(--q) * 0.75);
    font-weight: 400;
    letter-spacing: -0.05em;
  }
  dd::before {
    ${layer};
    z-index: -1;
    inset-block-end: calc(var(--q) * -0.5);
    inset-inline-start: calc(50% - var(--q) * 5.5);
    inline-size: calc(var(--q) * 11);
    block-size: calc(var(--q) * 11);
    border-radius: 50%;
    background: var(--d0);
    box-shadow:
      0 0 0 calc(var(--q) * 1.05) var(--d1),
      0 0 0 calc(var(--q) * 2.05) var(--d2),
      0 0 0 calc(var(--q) * 3) var(--d3),
      0 0 0 calc(var(--q) * 3.9) var(--d4);
    transform: translateY(calc(var(--q) * 15));
  }
  @media (prefers-reduced-motion: no-preference) {
    dd::before {
      transition: 1.1s var(--ease);
    }
    > [data-figure='foreign'] dd::before {
      transition-delay: 0.15s;
    }
    > [data-figure='lasting'] dd::before {
      transition-delay: 0.3s;
    }
  }
  > :not([data-found]) dd::after {
    content: '?';
    [dir='rtl'] & {
      content: '؟';
    }
  }
  > :not([data-found]) dd::before {
    --d0: var(--glow);
    --d1: color-mix(in oklab, var(--glow) 70%, var(--band));
    --d2: color-mix(in oklab, var(--glow) 46%, var(--band));
    --d3: color-mix(in oklab, var(--glow) 28%, var(--band));
    --d4: color-mix(in oklab, var(--glow) 14%, var(--band));
    outline: 2px dashed var(--coral);
    outline-offset: calc(var(--q) * 3.2);
    transform: translateY(calc(var(--q) * 2));
  }
  /* The farther away what is counted, the weaker the glow: the page itself, other companies, and stored entries. */
  > [data-figure='foreign'] {
    --glow: color-mix(in oklab, var(--d2) 45%, var(--d3));
  }
  > [data-figure='lasting'] {
    --glow: color-mix(in oklab, var(--d3) 45%, var(--d4));
  }
  > [data-found='none'] dd {
    color: var(--on-coral);
    @media (forced-colors: active) {
      color: CanvasText;
    }
  }
  > [data-found='none'] dd::before {
    transform: none;
  }
`

/** As wide before it is pressed as after, when its label is longer. */
export const press = css`
  min-inline-size: 9.75rem;
`

/* The button comes first, with and without scripts, so that nothing moves when it appears or is pressed. */
export const line = css`
  gap: var(--space-5) var(--space-6);
  margin-block-start: 1.25rem;
  output {
    flex: 1 1 18rem;
    align-content: center;
    min-block-size: 3lh;
    @media ${from.tablet} {
      min-block-size: 2lh;
    }
    @media ${from.laptop} {
      min-block-size: var(--answer);
      align-content: start;
      font-size: var(--text-4);
    }
  }
  @media ${from.laptop} {
    display: grid;
    align-self: end;
    margin: 0;
    /* A dashed line leads from the button to the horizon of the figures. */
    > span {
      display: flex;
      align-items: center;
      gap: var(--space-4);
      margin-inline-end: calc(clamp(1.5rem, 3vw, 2.75rem) * -1);
    }
    > span::after {
      content: '';
      flex: 1;
      border-block-start: 2px dashed var(--coral);
    }
  }
`

/** A list in a window of its own, so that no entry moves the page. */
export const kept = css`
  block-size: 5.5rem;
  overflow-y: auto;
  margin-block-start: var(--space-5);
  overflow-wrap: anywhere;
  p {
    padding-block: var(--space-3);
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--space-5);
    padding-block: var(--space-3);
  }
  dl > div + div {
    border-block-start: 1px solid var(--line);
  }
  dt {
    color: var(--ink2);
  }
  dd {
    font-weight: 450;
    /* Code, which begins at the edge where the column begins. */
    [dir='rtl'] & {
      text-align: end;
    }
  }
`
