import { css } from '@emotion/react'
import { hidden } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'

/** The hatch of a day on which more is paid than received. */
const hatch = css`
  background: repeating-linear-gradient(
      135deg in srgb,
      transparent 0 4px,
      color-mix(in oklab, var(--coral) 22%, transparent) 4px 5.5px
    )
    var(--coral-w);
`

/** On the smallest phones wider than the text, for the words of seven days. */
export const sheet = css`
  @media ${below.slim} {
    margin-inline: calc(var(--space-4) * -1);
  }
`

/** The curve: what is paid and not received above its line, what is received and not yet paid below it. */
export const curve = css`
  padding: var(--space-4) var(--space-4) 0;
  [data-state='none'] {
    color: var(--ink2);
  }
  svg {
    block-size: 7.5rem;
    overflow: visible;
  }
  path {
    fill: var(--coral);
    &[data-part='under'] {
      fill: var(--teal-w);
      stroke: var(--teal);
      vector-effect: non-scaling-stroke;
    }
    &[data-part='zero'] {
      stroke: var(--ink2);
      vector-effect: non-scaling-stroke;
    }
  }
  @media (forced-colors: active) {
    path {
      fill: Highlight;
      forced-color-adjust: none;
    }
  }
`

export const calendar = css`
  padding: var(--space-2);
  table-layout: fixed;
  letter-spacing: -0.02em;
  @media ${below.slim} {
    padding-inline: 0;
  }
  th {
    padding-block: var(--space-1);
    font-weight: 350;
    /* The longest Arabic weekday is as wide as a day. */
    @media ${from.least} and ${below.slim} {
      overflow-wrap: normal;
      font-size: var(--text-1);
    }
  }
  td {
    padding: 0.15rem var(--space-1);
    border-radius: var(--radius-s);
    box-shadow: inset 0 0 0 1px var(--line);
    vertical-align: top;
    white-space: nowrap;
    @media ${below.slim} {
      white-space: normal;
    }
    /* Letters twice as large. */
    @media ${below.least} {
      overflow-wrap: anywhere;
    }
  }
  [data-state] {
    ${hatch};
  }
  [data-state='most'] {
    outline: 2px solid var(--coral-t);
    outline-offset: -2px;
  }
  /* The number only: the sign beside it must stay legible. */
  [data-stopped] > span {
    display: inline-block;
    margin-inline-end: 0.3em;
    text-decoration-line: line-through;
    text-decoration-thickness: 2px;
  }
  i {
    letter-spacing: 0.05em;
    white-space: nowrap;
  }
  /* Away from its date: to the left of a figure, it would look like the sign of that. */
  [dir='rtl'] & i {
    margin-inline-start: 0.5em;
  }
  b {
    display: block;
    /* A day without a sum is as high as one with it. */
    min-block-size: 1lh;
  }
  @container ${below.largePhone} {
    td {
      padding-inline: 0.15rem;
    }
    [dir='rtl'] & td {
      white-space: normal;
      overflow-wrap: normal;
      @media ${below.least} {
        overflow-wrap: anywhere;
      }
    }
    [dir='rtl'] & b {
      clear: both;
    }
    [dir='rtl'] & i {
      float: inline-end;
      margin: 0;
    }
  }
  /* Beside the date, at the other end of the day. */
  @container ${from.least} and ${below.largePhone} {
    [dir='rtl'] & td {
      position: relative;
    }
    [dir='rtl'] & i {
      position: absolute;
      inset-block-start: 0.15rem;
      inset-inline-end: 0.15rem;
    }
    [dir='rtl'] & [data-stopped] > span {
      display: inline;
      margin: 0;
    }
  }
  /* Beside the name of a month is no room for signs: a line below is kept for them, so that a sign makes no row higher. */
  @container ${below.largePhone} {
    && td:has(> span > span) {
      position: relative;
      padding-block-end: calc(1lh + 0.15rem);
      > i {
        position: absolute;
        inset-block: auto 0.15rem;
        inset-inline: 0.15rem auto;
      }
    }
  }
  @container ${from.largePhone} {
    td {
      padding: var(--space-2) var(--space-3);
    }
    /* Room for the longest month, and a sum beside it. */
    [dir='rtl'] & td {
      padding-inline: var(--space-2);
      @media ${below.tablet} {
        padding-inline: 0.15rem;
      }
    }
    b {
      float: inline-end;
    }
  }
`

/** The first of a month, whose name is enough where there is no room for both and a sign. */
export const first = css`
  @container ${below.largePhone} {
    ${hidden};
  }
`

export const key = css`
  i {
    inline-size: 1.3rem;
    block-size: 1.3rem;
    color: var(--ink);
    background: none;
    box-shadow: inset 0 0 0 1px var(--line);
  }
  [data-state] {
    ${hatch};
  }
  [data-stopped] {
    text-decoration-line: line-through;
    text-decoration-thickness: 2px;
  }
`
