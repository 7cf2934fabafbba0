import { css } from '@emotion/react'
import { below, from } from '../theme/scale'
import { closingSky, colourOf, dune, properties } from '../theme/tokens'

/** A boarding pass of three parts, divided by perforations. The first is a morning, with all travellers on their way. */
export const today = css`
  --pad: clamp(1.25rem, 0.6rem + 2.4vw, 2.75rem);
  dl {
    gap: var(--space-5) clamp(1.25rem, 5vw, 4.5rem);
  }
  dl div {
    flex: 1 1 7rem;
  }
  dt {
    order: 1;
    max-inline-size: 15em;
  }
  dd {
    font-size: var(--display-1);
    letter-spacing: -0.06em;
    @media ${below.least} {
      font-size: var(--title-3);
    }
    a {
      text-decoration-thickness: 0.03em;
      text-underline-offset: 0.08em;
    }
  }
  /* A long figure fits a small phone also where its reader sets the letters apart. */
  @media ${below.phone} {
    [data-long] dd {
      font-size: var(--title-2);
    }
  }
  @media ${below.least} {
    [data-long] dd {
      font-size: var(--title-4);
    }
  }
  a > span {
    letter-spacing: -0.02em;
    text-decoration-line: underline;
    text-decoration-color: var(--field);
  }
  @media ${from.tablet} {
    dl div {
      flex: none;
    }
  }
  @media ${from.laptop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
  }
`

export const part = css`
  --ground: var(--card);
  gap: min(1.25rem, 3vw) var(--space-7);
  padding: var(--pad);
  > p {
    max-inline-size: 40em;
  }
  @media ${from.laptop} {
    align-content: start;
  }
`

export const volume = css`
  position: relative;
  isolation: isolate;
  padding-block-end: 0;
  background: var(--paper);
  overflow: clip;
  ${properties(closingSky)}
  /* The text stands on the dune. */
  > p {
    /* Above the dune's crest, which is a layer of its own where it is mirrored. */
    position: relative;
    justify-content: space-between;
    gap: 0 var(--space-7);
    max-inline-size: none;
    margin-inline: calc(var(--pad) * -1);
    margin-block-start: max(-1.6rem, -3.2vw);
    padding: var(--space-4) var(--pad) min(2rem, var(--pad));
    background: ${colourOf(dune)};
  }
  @media ${from.laptop} {
    grid-column: 1 / -1;
  }
`

/** The teams, each with its picture on a tile. */
export const teams = css`
  ul {
    grid-template-columns: repeat(auto-fill, minmax(min(6rem, 100%), 1fr));
    gap: var(--space-5) var(--space-4);
  }
  a {
    gap: var(--space-3) var(--space-4);
    align-items: center;
    text-decoration: none;
  }
  @media ${from.largePhone} and ${below.tablet} {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media ${from.tablet} {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--space-5);
    }
    a {
      grid-template-columns: auto minmax(0, 1fr);
    }
  }
  @media ${from.laptop} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    a {
      column-gap: var(--space-5);
      font-size: var(--drawn-2);
    }
  }
`

export const operation = css`
  border-block-start: 1.5px dashed var(--field);
  @media ${from.laptop} {
    border-block-start: 0;
    border-inline-start: 1.5px dashed var(--field);
    grid-template-rows: auto auto 1fr;
  }
`

/** The crest of a dune, over the whole width. */
export const crest = css`
  position: relative;
  margin-block-start: var(--space-4);
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
    @media ${from.tablet} {
      stroke-width: 14;
    }
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
  --u: clamp(0.8rem, 4.8vw - 0.35rem, 4.5rem);
  --sun-x: 80%;
  inset-block-start: 45%;
`
