import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'

/** The title is as large on a tablet too. */
export const canvas = css`
  @media ${from.tablet} {
    h2 {
      font-size: var(--title-2);
    }
  }
`

/** Frames on a canvas, one of them selected. Their drawings reach the edges, unless they have no background. */
export const board = css`
  --pad: min(1.75rem, 4vw);
  gap: var(--g);
  > li {
    --out: calc(var(--pad) * -1);
    position: relative;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    align-content: start;
    padding: var(--pad);
    border: 1px solid var(--field);
    background: var(--card);
  }
  > li > p {
    color: var(--ink2);
  }
  > :has(> div) {
    order: -1;
  }
  @media ${from.tablet} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    > li {
      grid-column: span 6;
    }
    > :has(> div) {
      grid-column: 1 / -1;
    }
  }
`

/** As high as two frames. */
export const high = css`
  @media ${from.wide} {
    grid-row: span 2;
    grid-template-rows: 1fr;
    /* Stretched, because WebKit takes a height of 100 % of all rows. */
    && svg {
      align-self: stretch;
      aspect-ratio: auto;
    }
  }
`

export const selected = css`
  && {
    border: 2px solid var(--teal);
  }
  &::before {
    ${layer};
    inset: -0.4rem;
    /* Draws one handle and repeats it after the size of the frame, so that every corner has one. */
    background: conic-gradient(at 0.55rem 0.55rem, transparent 75%, var(--teal) 0) 0 0 / calc(100% - 0.55rem)
      calc(100% - 0.55rem);
    pointer-events: none;
  }
  @media ${from.wide} {
    && {
      grid-area: 1 / 1 / auto / span 8;
    }
  }
`

/** The words stand beside their drawing. */
export const beside = css`
  @media ${from.wide} {
    && {
      grid-template: auto auto 1fr / 1fr var(--drawing, 1.3fr);
      column-gap: var(--space-7);
    }
    && > :is(div, svg) {
      grid-area: 1 / 2 / -1;
      inline-size: calc(100% - var(--out));
      block-size: calc(100% - 2 * var(--out));
      margin-block-end: var(--out);
      margin-inline-start: 0;
    }
  }
`

export const besideWide = css`
  --drawing: 2fr;
  ${beside};
`

/** Stands beside the selected frame. Its drawing has no background. */
export const specimen = css`
  && {
    --out: 0px;
    order: -1;
  }
  /* As high as a drawing of the same proportions that reaches the edges. */
  @media ${from.tablet} and ${below.wide} {
    && > svg {
      margin-block-start: calc(var(--pad) / 9);
    }
  }
  @media ${from.wide} {
    && {
      grid-area: 1 / 9 / auto / -1;
      grid-template-rows: 1fr;
    }
  }
`

/** A heading that leaves space for what rises beside it: a curve with its nodes, or the drawings of the steps. */
export const curve = css`
  @media ${from.laptop} {
    display: grid;
    && > div {
      grid-area: 1 / 1;
      max-inline-size: 45%;
      grid-template-columns: auto;
      align-self: start;
    }
  }
`

/** Items at the nodes of a curve; on phones, where the curve would rise for too long, they are stacked below its start. */
export const files = css`
  position: relative;
  z-index: 0;
  --k: 0.1rem;
  > li {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    padding-block-start: calc(var(--at, var(--node, 20.5)) * var(--k) + 0.75rem);
  }
  ul {
    color: var(--ink2);
    font-size: var(--lede);
    line-height: var(--line-4);
  }
  @media ${below.tablet} {
    --k: 0.05rem;
    --at: 16;
    > li + li {
      padding-block-start: var(--space-6);
    }
  }
  @media ${from.largePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    /* Not a gap, because each node is at a quarter of the width. */
    > li:not(:last-child) {
      padding-inline-end: var(--space-4);
    }
  }
  /* The curve is so flat that all begin at one height. */
  @media ${from.tablet} and ${below.laptop} {
    --at: 20.5;
    ul {
      font-size: var(--text-5);
    }
  }
  @media ${from.laptop} {
    --k: 1rem;
    grid-area: 1 / 1;
    background: radial-gradient(
      circle at calc(50% + 25.5% * var(--flip, 1)) 13rem,
      var(--d1) 9rem,
      transparent calc(9rem + 1px)
    );
  }
`

/* The nodes after the first, each higher than the one before. */
export const second = css`
  --node: 19.5;
`

export const third = css`
  --node: 16.5;
`

export const fourth = css`
  --node: 14.5;
`
