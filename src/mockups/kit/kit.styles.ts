// The primitives of the product pictures: real tables of real trade data, in the site's own type and colours.
import { css } from '@emotion/react'
import { day } from '../../theme/base.styles'
import { blackout, colourOf } from '../../theme/tokens'

/** A product window, in the visitor's colour scheme even inside a night subtree. */
export const window = css`
  ${day};
  background: var(--pane, var(--card));
  border-radius: var(--r2);
  box-shadow:
    var(--sh2),
    inset 0 1px var(--edge, transparent),
    inset 0 0 0 1px ${colourOf(['transparent', 'var(--line)'])};
  overflow: clip;
  /* Forced colours draw no shadow. */
  @media (forced-colors: active) {
    outline: 1px solid;
  }
  --least-tag: var(--least-drawn);
  font-size: max(var(--least-note), 0.8125rem);
  line-height: 1.4;
  small {
    display: block;
    color: var(--ink2);
    font-size: max(var(--least-drawn), 0.72rem);
  }
`

/** The title row of a window. */
export const bar = css`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  padding: 0.75rem 1rem;
  border-block-end: 1px solid var(--line);
  font-weight: 480;
`

export const body = css`
  padding: 1rem;
`

export const row = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  padding: 0.7rem 1rem;
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

export const endChips = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  margin-inline-start: auto;
`

/** Secondary text. */
export const quiet = css`
  font-size: max(var(--least-drawn), 0.75rem);
  font-weight: 350;
  color: var(--ink2);
`

export const quietEnd = css`
  ${quiet};
  margin-inline-start: auto;
`

/** Shown only where the picture is wider than 40rem. */
export const wide = css`
  display: none;
  @container (width > 40rem) {
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
  font-size: max(var(--least-drawn), 0.7rem);
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
  font-size: 1rem;
  letter-spacing: -0.02em;
  white-space: nowrap;
`

export const meter = css`
  display: block;
  inline-size: 100%;
  block-size: 0.4rem;
  border-radius: var(--r9);
  background: var(--line);
  overflow: clip;
  fill: var(--teal);
  path {
    fill: var(--ink);
  }
  [dir='rtl'] & {
    scale: -1 1;
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

/** The track around the labels of radio buttons that stand side by side. */
export const segments = css`
  display: flex;
  gap: 0.2rem;
  padding: 0.2rem;
  background: var(--sand);
  border-radius: var(--r9);
  > * {
    flex: 1;
    display: grid;
    place-content: center;
    min-block-size: var(--least-touch);
    padding: 0.25em 0.7em;
    border-radius: var(--r9);
    font-size: max(var(--least-drawn), 0.75rem);
    font-weight: 350;
  }
`

/** Legend below a chart or calendar: swatch (an i element) and text. */
export const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 1.1rem;
  padding: 0.75rem 1rem;
  border-block-start: 1px solid var(--line);
  font-size: max(var(--least-drawn), 0.75rem);
  color: var(--ink2);
  span {
    display: flex;
    gap: 0.45em;
    align-items: center;
  }
  i {
    inline-size: 0.9rem;
    block-size: 0.9rem;
    border-radius: 0.25rem;
    background: var(--teal-w);
  }
`

/** A rule matrix of four columns: its head cells are `small` elements, its row names `b` elements. */
export const matrix = css`
  display: grid;
  grid-template-columns: 1.4fr repeat(3, 1fr);
  /* One row of the window for each row of the matrix, where the window is a grid of equally high rows. */
  grid-row: span 4;
  grid-auto-rows: 1fr;
  font-size: 0.8125rem;
  > * {
    align-content: center;
    padding: 0.6rem min(0.9rem, 2.5cqi);
    border-block-end: 1px solid var(--line);
    text-align: end;
    white-space: nowrap;
  }
  > b,
  > small:first-of-type {
    text-align: start;
  }
  > b {
    font-weight: 480;
  }
  @media (max-width: 22.99rem) {
    font-size: 0.75rem;
    > * {
      padding-inline: min(0.9rem, 1.2cqi);
    }
    > b,
    > small {
      white-space: normal;
    }
  }
  > [data-state] {
    background: var(--coral-w);
    color: var(--coral-t);
    font-weight: 500;
  }
`

/** The colours of calendar days, by what may be sold on them: free, few left, stop-sell, blackout. */
export const days = css`
  [data-state] {
    background: var(--teal-w);
  }
  [data-state='few'] {
    background: var(--coral-w);
  }
  [data-state='stop-sell'] {
    background: repeating-linear-gradient(135deg in srgb, var(--line) 0 3px, var(--card) 3px 6px);
  }
  [data-state='blackout'] {
    background: linear-gradient(to top right, transparent 48%, var(--field) 48% 52%, transparent 52%)
      ${colourOf(blackout)};
    box-shadow: inset 0 0 0 1px var(--line);
  }
`
