// How words look that have a role of their own: `<p css={[text4, muted]}>`. Sizes and line heights are those of the scale. As
// with layouts, an element's own styles win.
import { css } from '@emotion/react'

// Sizes of type: text5 is running text.

export const text1 = css`
  font-size: var(--text-1);
`

export const text2 = css`
  font-size: var(--text-2);
`

export const text3 = css`
  font-size: var(--text-3);
`

export const text4 = css`
  font-size: var(--text-4);
`

export const text5 = css`
  font-size: var(--text-5);
`

export const text6 = css`
  font-size: var(--text-6);
`

export const text7 = css`
  font-size: var(--text-7);
`

export const text8 = css`
  font-size: var(--text-8);
`

export const text9 = css`
  font-size: var(--text-9);
`

/** The size of a lede. */
export const ledeSize = css`
  font-size: var(--lede);
`

/** The words of a large drawing. */
export const drawn1 = css`
  font-size: var(--drawn-1);
`

/** What stands beside a large drawing, or on it. */
export const drawn2 = css`
  font-size: var(--drawn-2);
`

export const title3 = css`
  font-size: var(--title-3);
`

export const title4 = css`
  font-size: var(--title-4);
`

export const title5 = css`
  font-size: var(--title-5);
`

export const title6 = css`
  font-size: var(--title-6);
`

// Line heights, from large titles to running text.

export const line1 = css`
  line-height: var(--line-1);
`

export const line2 = css`
  line-height: var(--line-2);
`

export const line3 = css`
  line-height: var(--line-3);
`

export const line4 = css`
  line-height: var(--line-4);
`

export const line5 = css`
  line-height: var(--line-5);
`

/** Secondary text. */
export const muted = css`
  color: var(--ink2);
`

/** In full ink, within secondary text. */
export const ink = css`
  color: var(--ink);
`

export const coral = css`
  color: var(--coral-t);
`

export const teal = css`
  color: var(--teal-t);
`

export const regular = css`
  font-weight: 350;
`

export const medium = css`
  font-weight: 450;
`

export const semibold = css`
  font-weight: 480;
`

export const bold = css`
  font-weight: 520;
`

/** The weight of titles, for large figures and names. */
export const titleWeight = css`
  font-weight: 430;
`

/** The spacing of large figures. */
export const tight = css`
  letter-spacing: -0.04em;
`

/** A large figure: thin digits, set close. */
export const numeral = css`
  font-weight: 400;
  letter-spacing: -0.055em;
`

/** Lines of about the same length. */
export const even = css`
  text-wrap: balance;
`

/** Stays whole where a line has room for it. */
export const whole = css`
  display: inline-block;
`

/** On one line. */
export const unbroken = css`
  white-space: nowrap;
`

export const centred = css`
  text-align: center;
`

/** At the end of the line, as figures are. */
export const atEnd = css`
  text-align: end;
`

/** A figure in a column: it ends at the right in either direction, so that units stand below units. */
export const figure = css`
  text-align: end;
  [dir='rtl'] & {
    text-align: start;
  }
`
