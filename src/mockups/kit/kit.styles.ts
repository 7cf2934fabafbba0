// The primitives of the product pictures: real tables of real trade data, in the site's own type and colours.
import { css } from '@emotion/react'
import { day } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'
import { colourOf } from '../../theme/tokens'

/** A product window, in the visitor's colour scheme even inside a night subtree. */
export const pane = css`
  ${day};
  background: var(--pane, var(--card));
  border-radius: var(--radius-m);
  box-shadow:
    var(--sh2),
    inset 0 1px var(--edge, transparent),
    inset 0 0 0 1px ${colourOf(['transparent', 'var(--line)'])};
  overflow: clip;
  /* Forced colours draw no shadow. */
  @media (forced-colors: active) {
    outline: 1px solid;
  }
  --tag-size: var(--text-1);
  font-size: var(--text-2);
  line-height: var(--line-4);
  small {
    display: block;
    color: var(--ink2);
    font-size: var(--text-1);
  }
`

/** The title row of a window. */
export const bar = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-5);
  border-block-end: 1px solid var(--line);
  font-weight: 480;
`

/** A part of a window, with the padding of its title row. */
export const part = css`
  padding: var(--space-4) var(--space-5);
`

/** A part that is lower than the title row. */
export const lowPart = css`
  padding: var(--space-3) var(--space-5);
`

export const body = css`
  padding: var(--space-5);
`

export const row = css`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-4) var(--space-5);
  border-block-end: 1px solid var(--line);
  &:last-child {
    border: 0;
  }
`

export const selectedRow = css`
  ${row};
  background: var(--coral-w);
`

/** Takes the free space of a row or bar. */
export const grow = css`
  flex: 1;
  min-inline-size: 0;
  text-wrap: balance;
`

/** Pushes itself to the end of a row or bar. */
export const end = css`
  margin-inline-start: auto;
`

/** Secondary text. */
export const quiet = css`
  font-size: var(--text-1);
  font-weight: 350;
  color: var(--ink2);
`

/** Shown only where the picture is not narrow. */
export const wide = css`
  display: none;
  @container ${from.largePhone} {
    display: block;
  }
`

export const monogram = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.1rem;
  block-size: 2.1rem;
  border-radius: 50%;
  background: var(--sand);
  font-size: var(--text-1);
  font-weight: 520;
  letter-spacing: 0;
`

export const coralMonogram = css`
  ${monogram};
  background: var(--coral-w);
  color: var(--coral-t);
`

export const tealMonogram = css`
  ${monogram};
  background: var(--teal-w);
  color: var(--teal-t);
`

/** An amount with its currency below, aligned at the end. */
export const price = css`
  text-align: end;
  font-weight: 480;
  font-size: var(--text-5);
  letter-spacing: -0.02em;
  white-space: nowrap;
`

export const meter = css`
  inline-size: 100%;
  block-size: 0.4rem;
  border-radius: var(--radius-full);
  background: var(--line);
  overflow: clip;
  fill: var(--teal);
  path {
    fill: var(--ink);
  }
  @media (forced-colors: active) {
    fill: Highlight;
    forced-color-adjust: none;
  }
`

/** A meter whose value is near or past its limit. */
export const hotMeter = css`
  ${meter};
  fill: var(--coral);
`

/** The ground of a chosen option: the card's colour in the light scheme, lighter than its surroundings in the dark one. */
export const raised = css`
  background: ${colourOf(['var(--card)', 'var(--line)'])};
`

/** Legend below a chart or calendar: swatch (an i element) and text. */
export const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  padding: var(--space-4) var(--space-5);
  border-block-start: 1px solid var(--line);
  font-size: var(--text-1);
  color: var(--ink2);
  span {
    display: flex;
    gap: 0.45em;
    align-items: center;
  }
  i {
    inline-size: 0.9rem;
    block-size: 0.9rem;
    border-radius: var(--radius-xs);
  }
`

/** A rule matrix of four columns: its head cells are `small` elements, its row names `b` elements. */
export const matrix = css`
  grid-template-columns: 1.4fr repeat(3, 1fr);
  /* One row of the window for each row of the matrix, where the window is a grid of equally high rows. */
  grid-row: span 4;
  grid-auto-rows: 1fr;
  @media ${below.tablet} {
    font-size: var(--text-1);
  }
  > * {
    align-content: center;
    padding: var(--space-3) min(0.9rem, 2.5cqi);
    border-block-end: 1px solid var(--line);
    text-align: end;
    white-space: nowrap;
    /* Figures end at the right in either direction, so that units stand below units. */
    [dir='rtl'] & {
      text-align: start;
    }
  }
  > b {
    text-align: start;
    font-weight: 480;
  }
  /* The names on one line where they fit, and the room of the title row at both ends. */
  @media ${below.phone} {
    grid-template-columns: auto repeat(3, 1fr);
    > * {
      padding-inline: min(0.9rem, 1.2cqi);
    }
    > :is(b, :first-child) {
      padding-inline-start: min(0.9rem, 2.5cqi);
    }
    > :is(:has(+ b), :last-child) {
      padding-inline-end: min(0.9rem, 2.5cqi);
    }
    > b,
    > small {
      white-space: normal;
    }
    [dir='rtl'] & > b {
      padding-inline-end: var(--space-2);
    }
  }
  > [data-state] {
    background: var(--coral-w);
    color: var(--coral-t);
    font-weight: 500;
  }
`

/** The head of the column with the names. */
export const names = css`
  text-align: start;
`
