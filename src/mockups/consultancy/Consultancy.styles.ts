import { css } from '@emotion/react'
import { bar as kitBar, raised, segments } from '../kit/kit.styles'
import { control } from '../kit/moment.styles'

/** Larger type where there is room. Here the dials have the key's colours: teal is the plan, as in the map. */
export const model = css`
  && [data-part='now'] {
    stroke: var(--ink2);
  }
  @container (width > 36rem) {
    > div > div > div,
    label {
      font-size: clamp(0.875rem, 2.2cqi, 1rem);
    }
    small {
      font-size: clamp(0.72rem, 2.1cqi, 0.9375rem);
    }
  }
`

export const bar = css`
  ${kitBar};
  flex-wrap: wrap;
  padding-block: 0.4rem;
  > span {
    min-inline-size: min-content;
  }
`

/** The switch between today and target: each radio button covers its label, so that all of the label can be pressed. */
export const views = css`
  ${segments};
  ${control};
  label {
    position: relative;
    /* The longer name gets more width, because it would break otherwise. */
    flex: auto;
    min-inline-size: 4.5rem;
    padding: 0.55em 0.9em;
    font-weight: 450;
    cursor: pointer;
  }
  label:has(:checked) {
    ${raised};
    box-shadow: inset 0 0 0 1px var(--field);
    @media (forced-colors: active) {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--teal-t);
  }
  input {
    position: absolute;
    inset: -0.3rem 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
    inline-size: 100%;
    block-size: calc(100% + 0.6rem);
  }
`

/** Suppliers, systems and channels, with the connections between them. */
export const map = css`
  --gap: 0.5rem;
  display: grid;
  grid-template: auto 1fr / 1fr minmax(1rem, 0.28fr) 1fr minmax(1rem, 0.28fr) 1fr;
  padding-block: 0.75rem 1rem;
  padding-inline: 1rem;
  text-wrap: balance;
  > * {
    grid-row: 2;
  }
  > :nth-of-type(2) {
    grid-column: 3;
  }
  > :nth-of-type(3) {
    grid-column: 5;
  }
  > small {
    grid-row: 1;
    padding-block-end: 0.5rem;
    white-space: nowrap;
  }
  > div {
    display: grid;
    grid: auto-flow 1fr / 1fr;
    gap: var(--gap);
  }
  > svg:first-of-type {
    grid-column: 2;
  }
  > svg:last-of-type {
    grid-column: 4;
  }
  > svg {
    inline-size: 100%;
    /* Half a gap taller at both ends, so that each quarter of the drawing is one box with its gap. */
    block-size: 0;
    min-block-size: calc(100% + var(--gap));
    margin-block: calc(var(--gap) / -2);
    fill: none;
    stroke-width: 2;
    [dir='rtl'] & {
      scale: -1 1;
    }
  }
  g {
    opacity: 0;
    @media (prefers-reduced-motion: no-preference) {
      transition: opacity var(--m3) var(--ease);
    }
  }
  [data-state='seen'] {
    opacity: 1;
  }
  path {
    stroke: var(--teal);
    vector-effect: non-scaling-stroke;
  }
  [data-part='today'] path {
    stroke: var(--ink2);
  }
  [data-part='today'] [data-part] {
    stroke: var(--coral);
  }
  /* On phones the map runs downwards, so that each line has the full width and can be followed. */
  @container (19.5rem < width <= 36rem) {
    grid: auto 3.5rem auto 3.5rem auto / 1rem minmax(0, 1fr);
    gap: 0 0.35rem;
    padding-inline: 0.5rem 1rem;
    &&& > * {
      grid-area: var(--at, 1) / 2;
    }
    &&& > small {
      grid-column: 1;
      padding: 0;
      writing-mode: vertical-rl;
      rotate: 180deg;
      text-align: center;
      line-height: 1;
    }
    > :nth-of-type(2) {
      --at: 3;
    }
    > :nth-of-type(3) {
      --at: 5;
    }
    > svg:first-of-type {
      --at: 2;
    }
    > svg:last-of-type {
      --at: 4;
    }
    > div {
      grid: auto / repeat(4, 1fr);
      gap: var(--wide);
    }
    --wide: 0.3rem;
    --gap: 0rem;
    && > svg {
      inline-size: calc(100% + var(--wide));
      block-size: 100%;
      min-block-size: 0;
      margin: 0 calc(var(--wide) / -2);
    }
    g {
      transform: matrix(0, 1, 1, 0, 0, 0);
    }
    p {
      min-block-size: 3.25rem;
      padding: 0.25rem;
      justify-content: center;
      text-align: center;
      line-height: 1.2;
      letter-spacing: -0.02em;
    }
  }
  @container (width > 36rem) {
    grid-template-columns: minmax(0, 1fr) 0.45fr minmax(0, 1fr) 0.45fr minmax(0, 1fr);
    --gap: 1.1rem;
    padding-block-end: 1.5rem;
    /* Clear of the joined systems, which are taller than the other columns. */
    > small {
      padding-block-end: 0.9rem;
    }
  }
`

/** The result, with room for the longer sentence. */
export const foot = css`
  display: grid;
  gap: 0.3rem 2.5rem;
  align-items: center;
  padding: 0.7rem 1rem;
  border-block-start: 1px solid var(--line);
  background: var(--sand);
  output {
    min-block-size: 4lh;
    font-size: clamp(0.875rem, 2.5cqi, 1.125rem);
    text-wrap: balance;
  }
  /* The counts are large enough to be read from across the room. */
  b {
    display: block;
    font-size: min(1.75rem, 6cqi);
    font-weight: 450;
    line-height: 1.2;
    letter-spacing: -0.04em;
  }
  @container (width > 20rem) {
    output {
      min-block-size: calc(2lh + min(2.1rem, 7.2cqi));
    }
  }
  @container (width > 36rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`
