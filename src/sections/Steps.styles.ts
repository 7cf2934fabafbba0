import { css } from '@emotion/react'
import { layer } from '../theme/base.styles'
import { below, from } from '../theme/scale'

/** The number of a step: a ring on the road. */
export const disc = css`
  position: absolute;
  inset-inline-start: 0;
  inset-block-start: -0.35rem;
  inline-size: 2.6rem;
  block-size: 2.6rem;
  border: 2px solid var(--coral);
  border-radius: 50%;
  background: var(--ground, var(--paper));
  font-weight: 500;
  letter-spacing: 0;
  z-index: 1;
`

/** Four scenes along one line, each above its words; on phones below each other, then two by two. */
export const scenes = css`
  row-gap: var(--space-8);
  li {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    column-gap: var(--space-3);
  }
  svg {
    grid-column: 1 / -1;
    inline-size: 100%;
    overflow: visible;
    fill: none;
    stroke: var(--ink2);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-dasharray: 0.1 5;
  }
  [data-part] {
    fill: var(--ink);
    stroke: none;
    stroke-dasharray: none;
  }
  circle {
    stroke: var(--teal);
    stroke-width: 15;
    stroke-linecap: butt;
    stroke-dashoffset: -100;
  }
  [data-part='learn'] {
    fill: var(--teal);
  }
  [data-part='turn'] {
    stroke: var(--teal);
    stroke-width: 11;
  }
  [data-part='teach'] {
    fill: var(--coral);
  }
  [data-part='seal'] {
    fill: none;
    stroke: var(--d0);
    stroke-width: 3;
  }
  [data-part='counter'] {
    stroke: var(--coral);
    stroke-width: 5;
    stroke-linecap: butt;
  }
  [data-part='sun'] {
    fill: var(--d5);
  }
  [data-part='core'] {
    fill: var(--d3);
  }
  span {
    letter-spacing: -0.04em;
  }
  h3 {
    margin-block-start: clamp(0.4rem, 1.6vw, 1.5rem);
    letter-spacing: -0.035em;
  }
  p {
    margin-block-start: clamp(0.1rem, 0.8vw, 0.75rem);
    padding-inline-end: clamp(0.6rem, 2.5vw, 2.25rem);
  }
  /* The first scene has nothing above its counter. */
  @media ${below.largePhone} {
    margin-block-start: -3rem;
  }
  @media ${from.largePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: var(--space-4);
    padding-block-start: var(--space-5);
  }
  @media ${from.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    padding-block-start: 0;
  }
`

/** Steps one below the other along the road; on wide screens stairs, each higher than the one before. */
export const climb = css`
  li {
    position: relative;
    gap: 0.1rem;
  }
  li:not(:last-child)::after {
    content: var(--road, '');
    position: absolute;
  }
  @media ${below.laptop} {
    gap: var(--space-5);
    li {
      padding-inline-start: 3.75rem;
    }
    p {
      color: var(--ink2);
      font-size: var(--text-4);
      line-height: var(--line-4);
    }
    li::after {
      inset-block: 2.6rem calc(var(--space-5) * -1);
      inset-inline-start: 1.25rem;
      border-inline-start: 1.5px dashed var(--field);
    }
  }
  @media ${from.tablet} and ${below.laptop} {
    grid: repeat(2, auto) / auto-flow minmax(0, 1fr);
    gap: var(--space-6) var(--space-8);
    li::after {
      inset-block-end: -1.5rem;
    }
  }
  @media ${from.laptop} {
    --up: 2.5rem;
    grid-template-columns: repeat(4, 1fr);
    padding-block-start: var(--space-6);
    li {
      gap: var(--space-3);
      margin-block-start: calc(var(--up) * var(--below, 0));
      padding: var(--space-7) var(--space-6) var(--space-6);
      border-block-start: 2px solid var(--coral);
      background: var(--tread, color-mix(in oklab, var(--d5) 55%, var(--d4)));
    }
    li:first-child {
      border-end-start-radius: var(--radius-m);
    }
    li:last-child {
      border-end-end-radius: var(--radius-m);
    }
    span {
      inset-block-start: calc(-1.3rem - 1px);
      inset-inline-start: 1.5rem;
    }
    /* The riser of the next step. */
    li::after {
      inset-block-start: calc(-1 * var(--up) - 2px);
      inset-inline-end: 0;
      block-size: var(--up);
      border-inline-end: 2px solid var(--coral);
    }
  }
`

export const lowest = css`
  --below: 3;
  --tread: var(--d6);
`

export const second = css`
  --below: 2;
  --tread: color-mix(in oklab, var(--d6), var(--d5));
  /* The last of its column. */
  @media ${from.tablet} and ${below.laptop} {
    --road: none;
  }
`

export const third = css`
  --below: 1;
  --tread: var(--d5);
`

/**
 * One sunrise across four fields: the sun is up at the launch. The road lies on the horizon, with the approval that must be
 * signed before the next field.
 */
export const approvals = css`
  --low: 0rem;
  --u: 0.165rem;
  --tone: color-mix(in oklab, var(--sky) 50%, var(--d6));
  --up: -7.5;
  border-radius: var(--radius-l);
  overflow: clip;
  li {
    --sun: radial-gradient(
      circle at 50% calc(100% - var(--low) - var(--u) * var(--up)),
      var(--d0) calc(var(--u) * 4),
      var(--d1) calc(var(--u) * 4 + 1px) calc(var(--u) * 6),
      var(--d2) calc(var(--u) * 6 + 1px) calc(var(--u) * 8),
      var(--d3) calc(var(--u) * 8 + 1px) calc(var(--u) * 10.2),
      var(--tone) calc(var(--u) * 10.2 + 1px)
    );
    position: relative;
    grid-template: auto auto 1fr / auto minmax(0, 1fr);
    gap: var(--space-1) var(--space-5);
    align-items: center;
    padding: var(--space-5);
    background: var(--tone);
    @media (forced-colors: active) {
      outline: 1px solid;
    }
  }
  /* The road on the horizon; on phones each field has a road with a sun at its head. */
  li::after {
    ${layer};
    inset-block-start: 0.4rem;
    inset-inline-end: 1rem;
    inline-size: 3.5rem;
    block-size: 2.25rem;
    border-block-end: 2px dashed var(--coral);
    background: var(--sun);
  }
  span {
    color: var(--d0);
    letter-spacing: -0.04em;
  }
  h3 {
    letter-spacing: -0.035em;
  }
  p {
    text-wrap: pretty;
  }
  b {
    justify-self: start;
    margin-block-start: 0.4rem;
    padding: var(--space-1) var(--space-5);
    border: 1.5px solid var(--teal);
    border-radius: var(--radius-full);
    background: var(--sky);
    z-index: 2;
    &::before {
      content: '';
      flex: none;
      inline-size: 0.5rem;
      block-size: 0.5rem;
      border-radius: 50%;
      background: var(--teal);
    }
  }
  /* There is no room for it beside the name. */
  @media ${below.phone} {
    li::after {
      content: none;
    }
  }
  @media ${from.tablet} {
    --low: 2.5rem;
    --u: 0.75rem;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li {
      align-items: start;
      align-content: start;
      gap: var(--space-3);
      grid-template: auto auto 1fr / 1fr;
      padding: clamp(1.25rem, 2.2vw, 2.25rem);
      padding-block-end: calc(var(--low) + var(--u) * 14);
      background: var(--sun);
    }
    li::before {
      ${layer};
      inset-block: auto 0;
      inset-inline: 0;
      block-size: var(--low);
      background: color-mix(in oklab, var(--sky) 50%, var(--tone));
    }
    li::after {
      inset-block: auto var(--low);
      inset-inline: 0;
      inline-size: auto;
      block-size: 0;
      background: none;
    }
    b {
      position: absolute;
      inset-block-end: var(--low);
      inset-inline-end: 1.25rem;
      margin: 0;
      translate: 0 50%;
    }
  }
  @media ${from.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    --u: min(0.95vw, 0.9rem);
    /* On the border to the next field. */
    b {
      grid-column: auto;
      inset-inline: 50% -50%;
      inline-size: fit-content;
      margin-inline: auto;
    }
  }
`

/** Of two fields beside each other the sun of the upper ones is still low. */
const upper = css`
  @media ${from.tablet} and ${below.laptop} {
    && {
      padding-block-end: calc(var(--low) + var(--u) * 7);
    }
  }
`

export const night = upper

export const firstLight = css`
  ${upper};
  --tone: var(--d6);
  --up: -5;
`

export const dawn = css`
  --tone: var(--d5);
  --up: -2;
`

export const sunUp = css`
  --tone: var(--d4);
  --up: 2.5;
`
