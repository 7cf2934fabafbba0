import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'
import { over } from '../kit/moment.styles'

/** A rubber stamp: two rings and an icon, turned as if set down by hand. `--stamp` is its size. */
export const stamp = css`
  --size: var(--stamp, 4.25rem);
  position: relative;
  z-index: 1;
  inline-size: var(--size);
  block-size: var(--size);
  border: 2px solid currentColor;
  border-radius: 50%;
  background: var(--card);
  box-shadow:
    inset 0 0 0 0.22rem var(--card),
    inset 0 0 0 calc(0.22rem + 1.5px) currentColor;
  rotate: -7deg;
`

export const stampTeal = css`
  border-radius: 28%;
  color: var(--teal-t);
  rotate: 5deg;
`

export const stampInk = css`
  color: var(--ink2);
  rotate: 9deg;
`

/** A radio button without native appearance, over the drawing that stands for it. In forced colours it is drawn natively. */
export const radio = css`
  ${over};
  z-index: 2;
  border-radius: var(--radius-full);
  @media (forced-colors: active) {
    appearance: auto;
    inset-block: 0 auto;
    inset-inline: 0 auto;
    inline-size: 1.15rem;
    block-size: 1.15rem;
  }
`

export const all = css`
  position: relative;
  place-content: center;
  min-inline-size: var(--least-touch);
  min-block-size: var(--least-touch);
  padding: var(--space-1) var(--space-5);
  border: 1.5px solid transparent;
  border-radius: var(--radius-full);
  [data-live] & {
    border-color: var(--field);
  }
  [data-live] &:has(:checked) {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--card);
  }
`

/**
 * A stop of the route, all of which is its label. Its stamp shows the state: filled if chosen, dashed if another is chosen.
 */
export const choice = css`
  position: relative;
  justify-items: center;
  @media not (forced-colors: active) {
    > input {
      inset: 0 calc(50% - var(--stamp) / 2) auto;
      block-size: var(--stamp);
    }
  }
  > span {
    transition: transform var(--m2) var(--ease);
  }
  [data-live] &:hover > span,
  &:has(:checked) > span {
    transform: scale(1.08) rotate(4deg);
  }
  &:has(:checked) > span {
    background: currentColor;
    svg {
      color: var(--card);
    }
  }
  ol:has(:checked) &:not(:has(:checked)) > span {
    border-style: dashed;
    box-shadow: none;
    color: var(--field);
  }
`

/** Says what is shown, beside the unstamped stop at the end of the road. */
export const foot = css`
  gap: var(--space-3) var(--space-5);
  padding: var(--space-5);
  i {
    position: relative;
    z-index: 1;
    flex: none;
    inline-size: 3rem;
    block-size: 3rem;
    border: 2.5px dashed var(--coral);
    border-radius: 50%;
    background: var(--card);
  }
  /* In the colour of the stop that it names. */
  small {
    color: var(--coral-t);
    font-size: var(--text-3);
    /* A line is enough where the picture is as wide as a tablet. */
    @media ${below.tablet}, ${from.laptop} {
      min-block-size: 2lh;
    }
  }
  @container ${below.largePhone} {
    display: grid;
    grid-template-columns: auto 1fr;
    /* Where the road ends, however many lines stand beside it. */
    i {
      align-self: start;
    }
    > a {
      grid-column: 2;
      justify-self: start;
    }
  }
  @media ${below.slim} {
    padding-inline: var(--space-4);
  }
`

export const said = css`
  display: block;
  letter-spacing: -0.02em;
  /* Two lines, however long the name is. */
  @media ${below.slim} {
    min-block-size: 2.5em;
  }
`

/** Rows of three stops on one road, which turns back at the end of each: after the second row, to the foot. */
export const route = css`
  --stamp: 5.25rem;
  --row: 9.75rem;
  --bend: 1.2rem;
  --thread: calc(1.1rem + var(--stamp) / 2);
  position: relative;
  grid-auto-flow: dense;
  padding: var(--space-2) var(--space-7) var(--space-3);
  b {
    margin-block-start: var(--space-3);
  }
  small {
    font-size: var(--text-4);
  }
  @container ${below.largePhone} {
    --stamp: 3.25rem;
    --row: max(6.75rem, 9.25rem - 10vw);
    --bend: 0.7rem;
    padding-inline: var(--space-5);
    b,
    small {
      font-size: var(--text-1);
    }
  }
  /* Long labels have two lines, so that neighbours do not read as one. */
  @media ${below.slim} {
    --row: 9.25rem;
    padding-inline: var(--space-4);
    li {
      padding-inline: var(--space-1);
      overflow-wrap: anywhere;
    }
    b,
    small {
      font-size: 0.86em;
    }
  }
`

/** A stop, and in some places a part of the road before and after it. */
export const stop = css`
  position: relative;
  block-size: var(--row);
  padding-block-start: var(--space-5);
  justify-items: center;
`

const road = css`
  ${layer};
  border: 0 dashed var(--coral);
`

/** The first of a row has the line of the whole row: dashes of two would overlap. */
export const outward = css`
  --reach: 0 -200%;
  &::before {
    ${road};
    inset-block-start: var(--thread);
    inset-inline: var(--reach);
    border-block-start-width: 2px;
  }
`

export const start = css`
  --reach: 50% -200%;
`

export const turn = css`
  &::after {
    ${road};
    inset-block-start: var(--thread);
    inset-inline-start: 100%;
    inline-size: var(--bend);
    block-size: calc(var(--row) + 2px);
    border-width: 2px;
    border-inline-start: 0;
    border-start-end-radius: var(--bend) 4.2rem;
    border-end-end-radius: var(--bend) 4.2rem;
  }
`

/** The first on the way back has the same line from the other end. */
export const homeward = css`
  --reach: -200% 0;
  grid-column: 3;
`

export const between = css`
  grid-column: 2;
`

export const home = css`
  grid-column: 1;
  &::after {
    ${road};
    inset-block: var(--thread) -3.1rem;
    inset-inline-end: 100%;
    inline-size: var(--bend);
    border-width: 2px;
    border-inline-end: 0;
    border-start-start-radius: var(--bend) 3.2rem;
    border-end-start-radius: var(--bend) 3.2rem;
  }
`
