import { css } from '@emotion/react'
import { below, from } from '../theme/scale'
import { colourOf, morning, properties, tones } from '../theme/tokens'

/** A large card with a picture, and two cards that are together as high; on phones below each other. */
export const lead = css`
  gap: var(--g);
  @media ${from.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
  /* Keeps the section low on low viewports, so that the dots of the scroll guide land on their sections. */
  @media ${from.wide} and (max-height: 50rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
  }
`

const card = css`
  position: relative;
  display: grid;
  gap: var(--space-2);
  align-content: center;
  padding: clamp(1.25rem, 3.4vw, 1.5rem);
  border-radius: var(--radius-l);
  overflow: clip;
  background: var(--d);
  h3 {
    font-size: var(--title-5);
    letter-spacing: -0.035em;
  }
  > p {
    max-inline-size: 30em;
  }
  h3,
  > p {
    grid-column: 1;
  }
  @media ${from.wide} and (max-height: 50rem) {
    align-content: start;
    padding: var(--space-5);
    h3 {
      font-size: var(--lede);
    }
    > p {
      font-size: var(--text-3);
    }
  }
`

/** A small card, with its drawing at the foot, where there is room for one. */
export const small = css`
  --d: var(--sand);
  ${card};
  > div {
    margin-block-start: var(--space-4);
  }
  @media ${below.tablet} {
    > div > svg {
      font-size: var(--text-7);
      @media ${below.slim} {
        font-size: var(--text-5);
      }
    }
  }
  @media ${from.tablet} and ${below.wide}, ${from.tablet} and (max-height: 50rem) {
    > div {
      display: none;
    }
  }
  @media ${from.wide} and (min-height: 50.01rem) {
    align-content: space-between;
    > div {
      display: grid;
      margin-block: var(--space-2) -0.5rem;
    }
  }
`

/** A quarter of the sun in the corner, and the picture on the lower edge. */
const large = css`
  ${card};
  grid-row: span 2;
  grid-template-rows: auto auto 1fr;
  padding-block-end: 0;
  --corner: 100%;
  [dir='rtl'] & {
    --corner: 0%;
  }
  background: radial-gradient(
    circle at var(--corner) 0,
    var(--a) 4rem,
    color-mix(in oklch, var(--a) 66%, var(--d)) 0 7rem,
    color-mix(in oklch, var(--a) 33%, var(--d)) 0 11rem,
    var(--d) 0
  );
  /* Here the picture stands beside the words, and is as high as they are. */
  @media ${from.wide} and (max-height: 50rem) {
    grid: auto 1fr / minmax(0, 5fr) minmax(0, 6fr);
    grid-row: auto;
    padding-block-end: 0;
    > div {
      grid-area: 1 / 2 / 3;
      align-items: safe end;
      block-size: 0;
      min-block-size: 100%;
      margin: 0.3rem 0 0;
    }
  }
`

export const apricot = css`
  --a: var(--d2);
  --d: ${colourOf([morning.c[0], tones.apricot.d[1]])};
  ${large};
`

export const teal = css`
  ${properties(tones.teal)}
  ${large};
`

export const dusk = css`
  --a: var(--d2);
  --d: var(--d5);
  ${large};
`

export const violet = css`
  ${properties(tones.violet)}
  ${large};
`

/** The picture stands on the card's lower edge, which cuts it off. */
export const crop = css`
  container-type: inline-size;
  display: grid;
  align-items: end;
  margin-block-start: var(--space-4);
  letter-spacing: -0.01em;
  line-height: var(--line-3);
  > svg {
    inline-size: 100%;
  }
`

/** The other features: one per row on phones, then two, then three. */
export const lines = css`
  grid-template-columns: repeat(var(--columns, 1), minmax(0, 1fr));
  gap: var(--space-5) var(--g);
  margin-block-start: max(1.9rem, 2.8vw);
  li {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  h3 {
    margin-block-end: clamp(0.25rem, 0.5vw, 0.3rem);
  }
  @media ${from.tablet} {
    --columns: 2;
  }
  @media ${from.laptop} {
    --columns: 3;
  }
`

/** On wide screens four per row. */
export const linesOfFour = css`
  @media ${from.laptop} {
    --columns: 4;
  }
`

/** The last of an odd number takes both columns. */
export const lastOdd = css`
  @media ${below.laptop} {
    grid-column: 1 / -1;
  }
`

/** The last, where a row of wide screens has room for one more. */
export const lastWide = css`
  @media ${from.laptop} {
    grid-column: span 2;
  }
`
