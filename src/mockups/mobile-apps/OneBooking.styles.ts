import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'
import { sun } from '../../theme/sun.styles'
import { colourOf, gulf } from '../../theme/tokens'

/** The sun's colours outside the phones: pale, because its outer rings pass behind the heading. */
const pale = [22, 22, 22, 22, 16, 9, 0]
  .map((part, ring) => `--d${ring}: color-mix(in oklab, var(--coral) ${part}%, transparent);`)
  .join('')

/** Rules that say how many phones are from each (`data-place`) to the one in the middle. */
const places = [2, 1, 0, -1, -2].map((phones, place) => `[data-place='${place}'] { --k: ${phones}; }`).join('\n')

/**
 * Phones of one size, in rows of as many as fit, each with the whole sun. Where all five stand side by side there is a single sun
 * across all of them, also drawn, in pale, outside them.
 */
export const strip = css`
  --gap: clamp(0.75rem, 1.1vw, 1.25rem);
  --w: calc((min(100vw - 2 * var(--gut), var(--max)) - (var(--row) - 1) * var(--gap)) / var(--row));
  --sun: calc(var(--w) * 0.3);
  --u: calc(var(--w) * 0.13);
  gap: var(--space-5) var(--gap);
  isolation: isolate;
  > li {
    grid-row: span 2;
    grid-template-rows: subgrid;
    margin-block-end: var(--space-6);
  }
  @media ${below.largePhone} {
    --row: 1;
    --w: min(100vw - 2 * var(--gut), 18.5rem);
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    > li {
      inline-size: min(100%, var(--w));
    }
  }
  @media ${from.largePhone} {
    --row: 2;
    grid-template-columns: repeat(var(--row), var(--w));
  }
  @media ${from.tablet} {
    --row: 3;
  }
  @media ${from.wide} {
    ${places}
    --row: 5;
    --sun: calc(var(--w) * 0.4);
    --u: calc(var(--w) * 0.26);
    > li {
      gap: var(--space-5);
      margin-block-end: 0;
    }
    position: relative;
    margin-inline: calc((100% - 5 * var(--w) - 4 * var(--gap)) / 2);
    &::before {
      ${sun};
      content: '';
      ${pale}
      inset-block-start: calc(3.46rem + var(--sun));
      inset-inline-start: 50%;
      clip-path: inset(-99rem -99rem 50%);
      mask: linear-gradient(var(--ink) 42%, transparent 50%) 50% / 999% 999% no-clip;
    }
  }
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    inline-size: auto;
  }
`

/** A phone with the proportions of a real one. */
export const screen = css`
  grid-template-rows: auto 1fr auto auto;
  @media ${from.wide} {
    min-block-size: calc(var(--w) * 2.06);
  }
  border: 0.35rem solid ${colourOf(['var(--ink)', 'color-mix(in oklab, var(--field) 45%, var(--line))'])};
  box-shadow: var(--sh1);
  border-radius: calc(var(--w) * 0.13);
  > * {
    padding-inline: var(--space-4);
  }
`

/** Returns the colour stops of a ring of the sun, which starts a pixel after the one inside: a hard edge would be jagged. */
const ring = (colour: string, from: number, to: number) =>
  `var(--${colour}) calc(var(--u) * ${from} + 1px) calc(var(--u) * ${to})`

/** A sky with the sun on its lower edge; `--u` sets the size of the sun. */
export const sunset = css`
  background: radial-gradient(
    circle at var(--x, 50%) 100%,
    ${ring('d0', 0, 1.5)},
    ${ring('d1', 1.5, 2.3)},
    ${ring('d2', 2.3, 3.25)},
    ${ring('d3', 3.25, 4.35)},
    ${ring('d4', 4.35, 5.65)},
    ${ring('d5', 5.65, 7.2)},
    ${ring('d6', 7.2, 9.1)},
    var(--sky) 0
  );
`

export const top = css`
  justify-items: center;
  padding: var(--space-3) 0 0;
  line-height: 1rem;
  &::before {
    content: '';
    inline-size: 3rem;
    block-size: 0.85rem;
    border-radius: var(--radius-full);
    background: var(--line);
  }
  &::after {
    content: '';
    inline-size: 100%;
    block-size: var(--sun);
    ${sunset};
    --x: calc(50% + var(--k, 0) * (var(--w) + var(--gap)));
    [dir='rtl'] & {
      scale: -1 1;
    }
  }
`

/** The one thing that this person opens the app for. */
export const main = css`
  align-content: center;
  gap: 0.15rem;
  padding-block: var(--space-3);
  background: var(--sand);
  b {
    font-size: calc(var(--w) * 0.175);
    font-weight: 430;
    letter-spacing: -0.05em;
    line-height: var(--line-2);
  }
  /* A decision: the sum and the reason for it. */
  &[data-tone='coral'] {
    background: var(--coral-w);
    color: var(--coral-t);
  }
  /* A sign to hold up: a time and a name, to be read at arm's length. */
  &[data-tone='teal'] {
    background: ${gulf[2]};
    color: ${colourOf(['var(--card)', 'var(--ink)'])};
  }
  && small {
    color: inherit;
    font-size: var(--text-3);
    line-height: var(--line-3);
  }
`

/** The figure that the decision or the sign is about. */
export const figure = css`
  [data-tone='coral'] > & {
    font-size: calc(var(--w) * 0.24);
  }
  [data-tone='teal'] > & {
    font-size: calc(var(--w) * 0.28);
  }
`

export const lines = css`
  grid-auto-rows: minmax(max(2.25rem, 3.3vw), 1fr);
  > div {
    grid-template-columns: 1fr auto;
    align-items: center;
    border-block-end: 1px solid var(--line);
  }
  > div:last-child {
    border: 0;
  }
`

/** What has happened on this phone, and the booking's reference, which is the same on all phones. */
export const state = css`
  --tag-size: var(--text-2);
  padding-block: var(--space-3) var(--space-4);
  border-block-start: 1.5px dashed var(--field);
  @media ${below.least} {
    span {
      white-space: normal;
    }
  }
`

export const text = css`
  padding-inline-end: var(--space-5);
`
