import { css } from '@emotion/react'
import { waypoint } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'

/** Overrides the type sizes of parts that this window shares with other pictures. */
export const pane = css`
  @container ${from.largePhone} {
    font-size: var(--text-3);
  }
`

export const code = css`
  color: var(--ink2);
  font: 400 var(--text-1) / var(--line-5) ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  /* So that the longest line fits a phone of 320 px. */
  letter-spacing: -0.03em;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  b {
    color: var(--teal-t);
    font-weight: 400;
  }
  em {
    color: var(--coral-t);
  }
`

/** A line of code. What does not fit stands below, indented as the first name is. */
export const line = css`
  --indent: calc(3ch - 0.09em);
  display: block;
  padding-inline-start: var(--indent);
  text-indent: calc(-1 * var(--indent));
`

/** A line whose first name stands further out. */
export const outer = css`
  --indent: calc(2ch - 0.06em);
`

/** The sources, the wires that join them, the raw answer of one source, and the merged answer. */
export const merge = css`
  > svg {
    display: none;
  }
  @container ${from.largePhone} {
    grid-template: auto 1fr / minmax(0, 5fr) 2.5rem minmax(0, 6fr);
    gap: var(--space-4) 0;
    padding-block: var(--space-5);
    > svg {
      display: block;
      inline-size: 100%;
      block-size: 0;
      min-block-size: 100%;
      fill: none;
      stroke: var(--teal);
      stroke-width: 1.75;
    }
    [data-state] {
      stroke: var(--coral-t);
      stroke-dasharray: 3 5;
    }
  }
`

/** A frame, dashed around what is unplugged, like its wire. */
export const frame = css`
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  &[data-state] {
    border: 1px dashed var(--coral-t);
  }
`

/** Three rows; where the picture is narrow, side by side. */
export const sources = css`
  grid-auto-rows: minmax(2.75rem, auto);
  @container ${below.largePhone} {
    grid: auto / repeat(3, minmax(0, 1fr));
  }
`

/** A source; where the picture is narrow, with its office and format below its name. */
export const source = css`
  gap: 0 var(--space-2);
  padding-inline: var(--space-3);
  b {
    min-inline-size: 2rem;
  }
  /* Breaks between words, not at a hyphen. */
  small {
    text-wrap: balance !important;
  }
  &[data-state] {
    color: var(--ink2);
  }
  /* The format stays in its row beside any office. */
  @container ${from.largePhone} {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
  }
  @container ${below.largePhone} {
    align-content: start;
    row-gap: 0.1rem;
    padding-block: var(--space-3);
    small {
      inline-size: 100%;
    }
  }
`

/** The tabs, and the raw answer of the chosen source. */
export const raw = css`
  fieldset {
    gap: var(--space-3);
    @container ${below.least} {
      gap: var(--space-1);
    }
  }
  @container ${from.largePhone} {
    grid-column: 1;
    fieldset label {
      padding-inline: var(--space-3);
    }
  }
`

export const answer = css`
  padding: var(--space-3) var(--space-4);
  min-block-size: calc(3lh + 1rem);
  /* Without an answer these are words, and Arabic letters of one width are hard to read. */
  [dir='rtl'] &[data-state] {
    font-family: inherit;
  }
`

/** The merged answer. Its waypoint is where the wires end, level with the middle of the rows of sources. */
export const shape = css`
  position: relative;
  padding: var(--space-4);
  min-block-size: calc(11lh + 1.5rem + 2px);
  background: var(--sand);
  @container ${from.largePhone} {
    grid-area: 1 / 3 / span 2 / auto;
    padding-inline: var(--space-5);
    &::before {
      ${waypoint};
      position: absolute;
      inset-block-start: calc(4.625rem - 0.5rem);
      inset-inline-start: -0.5rem;
      inline-size: 0.9rem;
      block-size: 0.9rem;
      background: var(--card);
    }
    /* On a mirrored page the code still runs from left to right, but the wires end at its right side. */
    [dir='rtl'] &::before {
      inset-inline: auto -0.5rem;
    }
  }
`

export const foot = css`
  gap: var(--space-1) var(--space-5);
`

/** A sentence about the call, in at most two lines. */
export const said = css`
  flex: 1 1 14rem;
  min-block-size: 2lh;
  @container ${from.largePhone} {
    min-block-size: 1lh;
    font-size: var(--text-5);
  }
`

/** The chart of a month's days, at the foot of the window: a marked day is coral from above, as far as sources were missing. */
export const uptime = css`
  gap: 0.15rem;
  padding-block-end: var(--space-5);
  @container ${below.largePhone} {
    padding-block: var(--space-3);
  }
  svg {
    inline-size: 100%;
    block-size: 1.6rem;
    margin-block: var(--space-3) 0.35rem;
    stroke: var(--teal);
    stroke-width: 24;
    stroke-dasharray: 7 3;
  }
  [data-state] {
    stroke: var(--coral);
  }
`

/** What the chart says, with room for the words about today, which may stand below those about the slow day. */
export const notes = css`
  align-content: start;
  @container ${below.largePhone} {
    min-block-size: 2lh;
    font-size: var(--text-1);
  }
`
