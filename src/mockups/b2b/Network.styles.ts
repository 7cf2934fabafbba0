import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/**
 * A sheet of night, on phones from edge to edge: the tree, two features as posters, and the others as ruled lines. On phones
 * all of them are posters, one below the other.
 */
export const network = css`
  gap: clamp(1rem, 2.2vw, 2rem);
  margin-inline: calc(var(--gut) * -1);
  padding: max(1.15rem, min(2.6vh, 5.2vw)) var(--gut);
  background: var(--d5);
  svg {
    fill: none;
    stroke: var(--ink);
    stroke-width: 3;
    stroke-linecap: round;
  }
  @media ${from.tablet} {
    --gut: 2rem;
    margin: 0;
    border-radius: var(--radius-l);
  }
  /* The tree is as high as all the other features together. */
  @media ${from.wide} {
    grid-template-columns: minmax(20.5rem, 4fr) minmax(0, 9fr);
  }
`

/** The other features. */
export const features = css`
  @media ${from.largePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${from.tablet} {
    row-gap: 0;
  }
`

/** The first feature, whose picture is the tree. */
export const office = css`
  p {
    margin-block: var(--space-3) var(--space-5);
  }
  @media ${from.tablet} and ${below.wide} {
    display: grid;
    grid-template: auto 1fr / 2fr 3fr;
    column-gap: var(--space-7);
    svg {
      grid-area: 1 / 2 / 3;
    }
  }
  @media ${from.wide} {
    display: flex;
    flex-flow: column;
  }
  @media ${from.wide} and (max-height: 50rem) {
    h3 {
      font-size: var(--text-9);
    }
  }
`

export const feature = css`
  grid-template-rows: auto auto 1fr;
  gap: var(--space-1) var(--space-5);
  padding: var(--space-5);
  background: var(--poster, var(--d4));
  svg {
    inline-size: 7.5rem;
  }
  @media ${below.tablet} {
    h3 {
      font-size: var(--text-7);
    }
  }
  @media ${from.tablet} {
    grid-template: auto 1fr / 1fr auto;
    margin-block-end: var(--space-4);
    svg {
      grid-area: 1 / 2 / 3;
      align-self: center;
      inline-size: min(10vw, 13.5vh);
    }
  }
  @media ${from.wide} and (max-height: 50rem) {
    h3 {
      font-size: var(--text-7);
    }
    p {
      font-size: var(--text-3);
    }
  }
`

export const dark = css`
  --poster: var(--d6);
`

/** A feature that is no poster where there is room. */
export const ruled = css`
  @media ${from.tablet} {
    grid-area: auto / span 2;
    grid-template: auto / min(2.75rem, 4.4vh) 28% 1fr;
    align-items: center;
    margin: 0;
    padding: calc(2.6vh - 1rem) 0;
    border-block-start: 1px solid var(--d3);
    border-radius: 0;
    background: none;
    svg {
      grid-area: 1;
      inline-size: 100%;
    }
    h3 {
      font-size: var(--drawn-2);
    }
  }
  @media ${from.wide} and (max-height: 50rem) {
    h3 {
      font-size: var(--text-5);
    }
  }
`

export const tree = css`
  margin-block: auto;
  /* Arabic names may be longer than the drawing, which has room beside it. */
  [dir='rtl'] & {
    overflow: visible;
  }
  text {
    fill: var(--ink);
    stroke: none;
    font-size: 17px;
  }
  @media ${from.tablet} {
    block-size: auto;
    max-inline-size: 25rem;
    text {
      font-size: 11px;
    }
  }
  @media ${from.wide} and (max-height: 50rem) {
    max-inline-size: 17rem;
  }
`
