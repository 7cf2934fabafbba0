import { css } from '@emotion/react'
import { sun } from '../theme/sun.styles'
import { closingSky, colourOf, dune, properties } from '../theme/tokens'

/** A boarding pass of three parts, divided by perforations. The first is a morning, with all travellers on their way. */
export const today = css`
  --pad: clamp(1.25rem, 0.6rem + 2.4vw, 2.75rem);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid var(--line);
  border-radius: var(--r3);
  background: var(--card);
  overflow: clip;
  > li {
    --ground: var(--card);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: min(1.25rem, 3vw) 2rem;
    padding: var(--pad);
  }
  > li:first-of-type {
    position: relative;
    isolation: isolate;
    padding-block-end: 0;
    background: var(--paper);
    overflow: clip;
    ${properties(closingSky)}
  }
  > li + li {
    border-block-start: 1.5px dashed var(--field);
  }
  > :nth-of-type(2) {
    border: 0;
  }
  > li > p {
    color: var(--ink2);
    max-inline-size: 40em;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem clamp(1.25rem, 5vw, 4.5rem);
  }
  dl div {
    flex: 1 1 7rem;
    display: grid;
    gap: 0.4rem;
    align-content: start;
  }
  dt {
    order: 1;
    max-inline-size: 15em;
    font-size: clamp(1rem, 0.85rem + 0.4vw, 1.125rem);
    line-height: max(var(--least-line), 1.4);
    text-wrap: balance;
  }
  dd {
    margin: 0;
    font-size: clamp(min(4rem, 16vw), 2.2rem + 5.6vw, 7rem);
    line-height: 1;
    letter-spacing: -0.06em;
  }
  /* The text stands on the dune. */
  > :first-of-type > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 2rem;
    max-inline-size: none;
    margin-inline: calc(var(--pad) * -1);
    margin-block-start: max(-1.6rem, -3.2vw);
    padding: 0.75rem var(--pad) min(2rem, var(--pad));
    background: ${colourOf(dune)};
    color: var(--ink);
    text-wrap: balance;
  }
  /* The teams, each with its picture on a tile. */
  > :nth-of-type(2) ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(6rem, 100%), 1fr));
    gap: 1rem 0.5rem;
  }
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem 0.75rem;
    align-items: center;
    font-size: 0.94rem;
    line-height: 1.3;
    text-decoration: none;
  }
  a > span {
    letter-spacing: -0.02em;
    text-decoration: underline var(--field);
    text-underline-offset: 0.25em;
  }
  @media (min-width: 48rem) {
    dl div {
      flex: none;
    }
    > :nth-of-type(2) ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 1rem;
    }
    a {
      grid-template-columns: auto minmax(0, 1fr);
    }
  }
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
    > li:first-of-type {
      grid-column: 1 / -1;
    }
    > li {
      align-content: start;
    }
    > li:last-of-type {
      border-block-start: 0;
      border-inline-start: 1.5px dashed var(--field);
      grid-template-rows: auto auto 1fr;
    }
    > :nth-of-type(2) ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    a {
      column-gap: 0.9rem;
      font-size: clamp(1rem, 1.4vw, 1.125rem);
    }
  }
`

/** The crest of a dune, over the whole width. */
export const crest = css`
  position: relative;
  margin-block-start: 0.75rem;
  margin-inline: calc(var(--pad) * -1);
  svg {
    /* Covers a fraction of a pixel at the end of the line too. */
    inline-size: calc(100% + 1px);
    fill: ${colourOf(dune)};
  }
  [data-part='caravan'] {
    fill: none;
    stroke: var(--ink);
    stroke-width: 17;
    stroke-linecap: round;
    @media (min-width: 48rem) {
      stroke-width: 14;
    }
  }
  [dir='rtl'] & {
    scale: -1 1;
  }
  @media (forced-colors: active) {
    svg {
      fill: Canvas;
    }
    [data-part='caravan'] {
      stroke: CanvasText;
    }
  }
`

export const rising = css`
  ${sun};
  --u: clamp(0.8rem, 4.8vw - 0.35rem, 4.5rem);
  --sun-x: 80%;
  inset-block-start: 45%;
`
