import { css } from '@emotion/react'
import { hop, layer, waypoint } from '../../theme/base.styles'
import { from } from '../../theme/scale'

/**
 * Three stops and two hops over one horizon. A message being sent is a dot on the first hop; one that has arrived fills its
 * stop. The reply is the sun that rises at the end of the road, and its time is the largest text. The sun with its rings is
 * as wide as the label below it, and both end where the button below them ends.
 */
export const road = css`
  --dot: 1.375rem;
  --sun: 2.3em;
  --halo: 1.1em;
  --end: calc(var(--sun) + var(--halo));
  --gap: 0rem;
  --horizon: 3.4rem;
  --rise: 1.9rem;
  margin-block-end: clamp(0.6rem, 1.5vw, 1.1rem);
  line-height: var(--line-4);
  li {
    position: relative;
    /* Subgrid rows: the time starts below the longest of the stops' names. */
    display: grid;
    grid-row: span 2;
    grid-template: subgrid / minmax(0, 1fr);
    padding-block-start: calc(var(--horizon) + 1.15rem);
    font-weight: 450;
  }
  /* Shifted towards the start, so that both hops are equally long although the last one ends at the rim of the sun. */
  li[data-stop='sales'] {
    --off: calc((var(--end) - var(--dot) - var(--gap)) / 2);
    inset-inline-start: calc(var(--off) * -1);
    /* The hop lands on the sun, not behind its rings. */
    z-index: 1;
    text-align: center;
  }
  /* The time is wider than its column. */
  li[data-stop='reply'] {
    justify-items: end;
    text-align: end;
  }
  li::before {
    ${waypoint};
    position: absolute;
    inset-block-start: calc(var(--horizon) - var(--dot) / 2);
    inset-inline-start: 0;
    inline-size: var(--dot);
    block-size: var(--dot);
    background: var(--card);
  }
  li[data-stop='sales']::before {
    inset-inline-start: calc(50% - var(--dot) / 2);
  }
  li[data-stop='you']::before {
    background: var(--coral);
  }
  li[data-stop='reply']::before {
    --dot: var(--sun);
    inset-inline: auto var(--halo);
    border: 0;
    background: var(--coral);
    box-shadow:
      0 0 0 calc(var(--halo) * 0.32) color-mix(in oklch, var(--coral) 62%, var(--coral-w)),
      0 0 0 calc(var(--halo) * 0.65) color-mix(in oklch, var(--coral) 38%, var(--coral-w)),
      0 0 0 var(--halo) color-mix(in oklch, var(--coral) 20%, var(--coral-w));
    clip-path: inset(-2em -2em 50%);
  }
  li:not(:last-child)::after {
    ${hop};
    border-width: 2.5px 2.5px 0;
    border-color: var(--coral);
    /* Clips the trace that browsers draw of the missing bottom border. */
    clip-path: inset(0 0 1px);
    inset-block-start: calc(var(--horizon) - var(--rise));
    inset-inline: calc(var(--dot) + var(--gap)) calc((var(--end) + var(--gap)) / 2 - 50%);
    block-size: var(--rise);
  }
  li[data-stop='sales']::after {
    inset-inline: calc(50% + var(--dot) / 2 + var(--gap)) calc(var(--end) - var(--off) - 100%);
  }
  output {
    /* Speaks from the stop above its end, because it is wider than that. */
    position: relative;
    margin-block-start: 0.6rem;
    padding: var(--space-1) var(--space-5);
    border-radius: var(--radius-s);
    background: var(--card);
    inline-size: max-content;
    max-inline-size: 300%;
    /* Two lines, which day and part of it take on phones: what follows must not move when somebody begins to type. */
    display: grid;
    align-content: center;
    min-block-size: 3.8rem;
    font-size: var(--text-8);
    letter-spacing: -0.02em;
    line-height: 1.6rem;
    text-wrap: balance;
    color: var(--teal-t);
    &::before {
      ${layer};
      inset-block-end: 100%;
      inset-inline-end: calc(var(--halo) + var(--sun) / 2 - 0.5rem);
      font-size: var(--text-4);
      border: 0.5rem solid transparent;
      border-block-start: 0;
      border-block-end-color: var(--card);
      @media (forced-colors: active) {
        display: none;
      }
    }
  }
  /* Small enough that they take no third line on the narrowest phones. */
  [data-by] {
    font-size: var(--text-6);
  }
  &[data-state='success'] li:not([data-stop='reply'])::before {
    background: var(--coral);
    border-color: var(--coral);
  }
  @media ${from.largePhone} {
    --horizon: 4.25rem;
    --rise: 2.75rem;
    font-size: var(--text-6);
    output {
      min-block-size: 2.4rem;
      padding-block: 0;
      font-size: var(--title-5);
      line-height: 2.4rem;
      &::before {
        font-size: var(--text-6);
      }
    }
    [data-by] {
      font-size: var(--title-6);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    @keyframes travel {
      to {
        inset-inline-start: calc(150% - (var(--end) - var(--gap)) / 2);
      }
    }
    &[data-state='sending'] li[data-stop='you']::before {
      animation: travel 1.2s var(--ease) infinite;
    }
  }
`
