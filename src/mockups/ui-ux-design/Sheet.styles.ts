import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'
import { pin } from './UiUxDesign.styles'

/** A sheet of squared paper with two drawings at the same scale, and the reasons below them. */
export const sheet = css`
  --pad: clamp(1rem, 3.5vw, 3.5rem);
  gap: max(1.5rem, 3vw);
  padding: var(--pad);
  border: 1px solid var(--field);
  background:
    linear-gradient(var(--line) 1px, transparent 1px) 0 -1px / 100% 1.5rem,
    linear-gradient(90deg, var(--line) 1px, transparent 1px) -1px 0 / 1.5rem 100%,
    var(--paper);
  /* From edge to edge of the screen; on upright phones all is stacked. */
  @media ${below.tablet} {
    margin-inline: calc(var(--gut) * -1);
    padding: var(--space-5) var(--gut);
    border-inline: 0;
  }
  @media ${from.largePhone} and ${below.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    figure[role] {
      grid-column: 1/-1;
    }
  }
  @media ${from.laptop} {
    grid-template-columns: minmax(0, 1fr) max(21.25rem, 30%);
  }
`

export const drawing = css`
  grid-template-rows: auto 1fr;
  &[aria-hidden] {
    /* Room for the measure of the button's height. */
    @media ${from.phone} and ${below.largePhone}, ${from.laptop} {
      padding-inline-end: var(--space-8);
    }
    /* No wider than its measure says. */
    @media ${below.tablet} {
      max-inline-size: 27.5rem;
    }
  }
`

/** A dimension line between two ticks, with its text on it. */
export const measure = css`
  min-block-size: 1.25rem;
  border-inline: 1.5px solid var(--teal);
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1.5px solid var(--teal);
  }
  span {
    padding-inline: var(--space-2);
  }
`

/** The desktop drawing, with twelve columns shining through. The narrowest phones hide the fares' change rules (`i`). */
export const desk = css`
  --gap: max(0.4rem, 0.75vw);
  --column: calc((100% - 11 * var(--gap)) / 12);
  border: 2px solid var(--ink);
  background:
    repeating-linear-gradient(
        90deg in srgb,
        color-mix(in oklab, var(--teal) 6%, transparent) 0 var(--column),
        transparent var(--column) calc(var(--column) + var(--gap))
      )
      content-box,
    var(--card);
  padding-inline: max(0.6rem, 1.5vw);
  > * {
    padding-block: 2vw;
    border-block-end: 1.5px solid var(--field);
  }
  > :last-child {
    border: 0;
  }
  b {
    font-weight: 430;
    font-size: var(--drawn-1);
    letter-spacing: -0.035em;
  }
  @media ${below.phone} {
    b {
      font-size: var(--text-1);
    }
    i {
      display: none;
    }
    b ~ i + span {
      letter-spacing: -0.03em;
    }
  }
  @media ${below.tablet} {
    --gap: 0.2rem;
  }
`

/** A row of the table, on the drawing's columns. */
export const row = css`
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: var(--gap);
  align-items: baseline;
  > * {
    grid-column: span 3;
  }
  /* Each of these columns is as wide as its longest word. */
  @media ${below.tablet} {
    font-size: var(--text-1);
    letter-spacing: -0.05em;
    /* Clear of the name beside it, which has no narrower spacing in Arabic. */
    [dir='rtl'] & > i {
      text-align: center;
    }
  }
`

export const heads = css`
  padding-block: min(0.75rem, 1.8vw);
  @media ${from.tablet} {
    font-size: var(--text-2);
  }
`

export const rule = css`
  @media ${from.phone} {
    grid-column: span 2;
  }
`

/** On phones a column less, which the longer words of the next one need. */
export const fare = css`
  @media ${from.phone} and ${below.tablet} {
    grid-column: span 2;
  }
  /* The Arabic names are shorter, but those of the next column are longer. */
  [dir='rtl'] & {
    @media ${from.phone} {
      grid-column: span 2;
    }
  }
  [dir='rtl'] &:is(b) {
    @media ${below.tablet} {
      font-size: var(--text-3);
    }
    @media ${from.laptop} and ${below.wide} {
      font-size: var(--text-6);
    }
  }
`

export const bag = css`
  @media ${from.phone} and ${below.tablet} {
    grid-column: span 3;
  }
  [dir='rtl'] & {
    @media ${from.phone} {
      grid-column: span 3;
    }
  }
`

/** The number of a reason, on a drawing and at the reason itself. */
export const mark = css`
  ${pin};
  display: inline-grid;
  place-items: center;
  vertical-align: middle;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  margin-inline-start: 0.4rem;
  font-size: var(--text-3);
`

/** The reasons, in the order of their numbers. */
export const reasons = css`
  gap: max(1.5rem, 3vw);
  padding: var(--pad);
  border: 1px solid var(--field);
  background: var(--paper);
  @media ${from.laptop} {
    grid-column: 1/-1;
    margin: calc(-1px - var(--pad));
    margin-block-start: 0;
    grid-template-columns: 1fr 1fr;
  }
  @media ${from.wide} {
    /* The last reason is below the phone. */
    grid-template-columns: repeat(3, 1fr) 30%;
    column-gap: var(--space-6);
  }
  li > span {
    margin: 0;
  }
`
