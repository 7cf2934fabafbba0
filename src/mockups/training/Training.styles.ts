import { css } from '@emotion/react'
import { primary } from '../../theme/base.styles'
import { control } from '../kit/moment.styles'

/** The certificate overlaps the lower end corner of the lesson, clear of its words. */
export const stack = css`
  display: grid;
  gap: 0.75rem;
  @container (width > 36rem) {
    padding-block-end: 6.25rem;
    small {
      font-size: 0.8125rem;
    }
    > :last-of-type {
      position: absolute;
      inset-block-end: 0;
      inset-inline-end: 0;
      inline-size: 22rem;
    }
  }
`

/**
 * Five stops on one line. In narrow pictures their names would be too small to read: only the last one, which the lessons are
 * about, is visible.
 */
export const route = css`
  --ring: var(--field);
  --rail: 2px dashed var(--field);
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  text-wrap: balance;
  padding: 1rem;
  background: var(--sand);
  border-block-end: 1px solid var(--line);
  > li {
    position: relative;
    display: grid;
    gap: 0.1rem;
    align-content: start;
    padding-inline-end: 0.6rem;
  }
  > li::before {
    content: '';
    z-index: 1;
    inline-size: 1rem;
    block-size: 1rem;
    border: 2.5px solid var(--ring);
    border-radius: 50%;
    background: var(--card);
  }
  > li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block-start: calc(0.5rem - 1px);
    inset-inline: 1rem 0;
    border-block-start: var(--rail);
  }
  > [data-state='done'] {
    --ring: var(--teal);
    --rail: 2px solid var(--teal);
  }
  /* Filled by its border alone, so that it is filled in forced colours too. */
  > [data-state='done']::before {
    border-width: 0.5rem;
  }
  > [data-state='current'] {
    --ring: var(--coral);
  }
  b {
    margin-block-start: 0.35rem;
    font-size: max(var(--least-note), 0.8125rem);
    font-weight: 450;
    line-height: 1.25;
  }
  @container (width > 36rem) {
    padding-inline: 1.35rem 0.5rem;
    b {
      font-size: 0.9375rem;
      line-height: 1.2;
    }
  }
  @container (width <= 36rem) {
    > li:last-of-type {
      inline-size: 1rem;
      padding: 0;
      justify-self: end;
    }
    grid-template-columns: repeat(4, minmax(0, 1fr)) 1rem;
    padding-block: 0.7rem 1.7rem;
    > :last-of-type b {
      position: absolute;
      inset-block-start: 100%;
      inset-inline-end: 0;
      white-space: nowrap;
    }
    > :not(:last-of-type) b,
    small {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

/** The button to the next lesson stands beside the verdict; in narrow pictures, at the end of the last row. */
export const page = css`
  display: grid;
  gap: 1.1rem;
  grid-template-columns: 1fr auto;
  align-items: center;
  justify-items: start;
  padding: 1rem;
  @container (width <= 36rem) {
    row-gap: 0.55rem;
  }
  > :not(button, a) {
    grid-column: 1/-1;
    justify-self: stretch;
  }
  column-gap: 0.2rem;
  > a {
    font-size: max(var(--least-note), 0.8125rem);
  }
  > button {
    grid-area: 4 / 2;
    padding-inline: 0.6rem;
  }
  /* The arrow follows the last word of the link, which takes two lines here. */
  @media (max-width: 20.99rem) {
    > a {
      display: block;
    }
    > a > svg {
      display: inline;
      vertical-align: middle;
    }
  }
  @container (width > 36rem) {
    padding: 1.25rem 1.35rem;
    > output {
      grid-row: 3;
      padding-inline-end: 10rem;
    }
    > button {
      grid-row: 3;
      margin-inline-end: 0.75rem;
    }
  }
`

export const progress = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.4rem 1rem;
  svg {
    grid-column: 1/-1;
  }
  rect {
    @media (prefers-reduced-motion: no-preference) {
      transition: width var(--m3) var(--ease);
    }
  }
`

/** The question and its answers, which are side by side where three sums fit. */
export const question = css`
  display: grid;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  legend {
    padding: 0;
    min-block-size: 4lh;
    margin-block-end: 0.6rem;
    @container (width > 20rem) {
      min-block-size: 3lh;
    }
    font-size: 1.15rem;
    line-height: 1.3;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  label {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-block-size: 2.75rem;
    padding: 0.3rem 0.8rem;
    border: 1.5px solid var(--line);
    border-radius: var(--r2);
  }
  label b {
    font-size: 1.05rem;
    font-weight: 480;
    letter-spacing: -0.03em;
  }
  [data-live] & label {
    border-color: var(--field);
    cursor: pointer;
  }
  [data-live] & [data-state='right'] {
    border-color: var(--teal);
    background: var(--teal-w);
  }
  [data-live] & [data-state='wrong'] {
    border-color: var(--bad);
    background: var(--bad-w);
  }
  @container (width > 20rem) {
    grid-template-columns: repeat(3, 1fr);
  }
  @container (width > 20rem) {
    label {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 0.25rem 0.6rem;
      padding: 0.5rem 0.6rem;
    }
    b {
      grid-area: 2 / 1 / auto / span 2;
    }
  }
  @container (width > 36rem) {
    legend {
      /* Keeps a question that is shorter than the longest one close to its answers. */
      align-content: end;
      min-block-size: 2lh;
      margin-block-end: 1rem;
      font-size: 1.5rem;
      line-height: 1.2;
      letter-spacing: -0.03em;
    }
    label b {
      font-size: 2.25rem;
    }
  }
`

/** The sentence about the answer, with room for the longest one. */
export const verdict = css`
  box-sizing: content-box;
  align-content: center;
  min-block-size: 3lh;
  padding: 0.5rem 0.8rem;
  border-radius: var(--r1);
  background: var(--sand);
  color: var(--ink2);
  font-size: 0.875rem;
  text-wrap: balance;
  &[data-state] {
    background: var(--teal-w);
    color: var(--ink);
  }
  &[data-state='wrong'] {
    background: var(--bad-w);
  }
  @container (width > 20rem) {
    min-block-size: 2lh;
  }
`

/** Visible once the answer is right; its space is reserved before. */
export const proceed = css`
  ${primary};
  ${control};
  min-block-size: 2.75rem;
  padding-block: 0.3rem;
  font: inherit;
  font-weight: 480;
  cursor: pointer;
  &:not([data-state]) {
    visibility: hidden;
  }
`
