import { css } from '@emotion/react'
import { hidden, layer } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'

/** The lesson, and room for the certificate at its foot. */
export const scene = css`
  @container ${from.largePhone} {
    padding-block-end: 6.25rem;
    small {
      font-size: var(--text-2);
    }
  }
`

/**
 * Five stops on one line. In narrow pictures their names would be too small to read: only the last one, which the lessons are
 * about, is visible.
 */
export const route = css`
  grid-template-columns: repeat(5, minmax(0, 1fr));
  padding: var(--space-5);
  background: var(--sand);
  border-block-end: 1px solid var(--line);
  b {
    margin-block-start: 0.35rem;
  }
  @container ${from.largePhone} {
    padding-inline: var(--space-6) var(--space-3);
    b {
      padding-inline-end: var(--space-4);
      font-size: var(--text-4);
    }
  }
  @container ${below.largePhone} {
    grid-template-columns: repeat(4, minmax(0, 1fr)) 1rem;
    padding-block: var(--space-4) var(--space-7);
  }
`

/** A stop, and the line to the next one. */
export const stop = css`
  --ring: var(--field);
  --rail: 2px dashed var(--field);
  position: relative;
  gap: 0.1rem;
  padding-inline-end: var(--space-3);
  &::before {
    content: '';
    z-index: 1;
    inline-size: 1rem;
    block-size: 1rem;
    border: 2.5px solid var(--ring);
    border-radius: 50%;
    background: var(--card);
  }
  &:not(:last-child)::after {
    ${layer};
    inset-block-start: calc(0.5rem - 1px);
    inset-inline: 1rem 0;
    border-block-start: var(--rail);
  }
  &[data-state='done'] {
    --ring: var(--teal);
    --rail: 2px solid var(--teal);
  }
  /* Filled by its border alone, so that it is filled in forced colours too. */
  &[data-state='done']::before {
    border-width: 0.5rem;
  }
  &[data-state='current'] {
    --ring: var(--coral);
  }
  @container ${below.largePhone} {
    b,
    small {
      ${hidden};
    }
  }
`

/** The last stop. */
export const terminus = css`
  @container ${below.largePhone} {
    b {
      inset-block-start: 100%;
      inset-inline-end: 0;
      inline-size: auto;
      block-size: auto;
      overflow: visible;
      clip-path: none;
    }
  }
`

export const page = css`
  gap: var(--space-5) var(--space-1);
  grid-template-columns: 1fr auto;
  align-items: center;
  justify-items: start;
  padding: var(--space-5);
  @container ${below.largePhone} {
    row-gap: var(--space-3);
  }
  > :not(button, a) {
    grid-column: 1/-1;
    justify-self: stretch;
  }
  /* The arrow follows the last word of the link, which takes two lines here. */
  @media ${below.slim} {
    > a {
      display: block;
    }
    > a > svg {
      display: inline;
      vertical-align: middle;
    }
  }
  @container ${from.largePhone} {
    padding: var(--space-5) var(--space-6);
    > output {
      grid-row: 3;
      padding-inline-end: 10rem;
    }
  }
`

export const progress = css`
  grid-template-columns: 1fr auto;
  gap: var(--space-2) var(--space-5);
  svg {
    grid-column: 1/-1;
  }
  rect {
    transition: width var(--m3) var(--ease);
  }
`

/** The question and its answers, which are side by side where three sums fit. */
export const question = css`
  border: 0;
  min-inline-size: 0;
  legend {
    min-block-size: 4lh;
    margin-block-end: 0.6rem;
    @container ${from.slim} {
      min-block-size: 3lh;
    }
    letter-spacing: -0.02em;
  }
  label {
    min-block-size: 2.75rem;
    padding: var(--space-1) var(--space-4);
    border: 1.5px solid var(--line);
    border-radius: var(--radius-m);
  }
  label b {
    letter-spacing: -0.03em;
  }
  [data-live] & label {
    border-color: var(--field);
  }
  [data-live] & [data-state='right'] {
    border-color: var(--teal);
    background: var(--teal-w);
  }
  [data-live] & [data-state='wrong'] {
    border-color: var(--bad);
    background: var(--bad-w);
  }
  @container ${from.least} {
    grid-template-columns: repeat(3, 1fr);
    label {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: var(--space-1) var(--space-3);
      padding: var(--space-3);
    }
    b {
      grid-area: 2 / 1 / auto / span 2;
    }
  }
  @container ${from.largePhone} {
    legend {
      /* Keeps a question that is shorter than the longest one close to its answers. */
      align-content: end;
      min-block-size: 2lh;
      margin-block-end: var(--space-5);
      font-size: var(--text-8);
      letter-spacing: -0.03em;
    }
    label b {
      font-size: var(--text-9);
    }
  }
`

/** The sentence about the answer, with room for the longest one. */
export const verdict = css`
  box-sizing: content-box;
  align-content: center;
  min-block-size: 3lh;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-s);
  background: var(--sand);
  &[data-state] {
    background: var(--teal-w);
    color: var(--ink);
  }
  &[data-state='wrong'] {
    background: var(--bad-w);
  }
  @container ${from.largePhone} {
    min-block-size: 2lh;
  }
`

/**
 * The button to the next lesson, beside the verdict or, in narrow pictures, at the end of the last row. It is visible once the
 * answer is right; its space is reserved before.
 */
export const proceed = css`
  grid-area: 4 / 2;
  min-block-size: 2.75rem;
  padding: var(--space-1) var(--space-4);
  @container ${from.largePhone} {
    grid-row: 3;
    margin-inline-end: var(--space-4);
    padding-inline: var(--space-5);
  }
  &:not([data-state]) {
    visibility: hidden;
  }
`
