import { css } from '@emotion/react'
import { from } from '../theme/scale'

export const values = css`
  gap: var(--space-6) min(4vw, 2.5rem);
  p {
    margin-block-start: var(--space-2);
  }
  @media ${from.largePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${from.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** A detail of the product in front of a sun. Low on laptops, so that the sections below do not begin too far down. */
export const detail = css`
  --x: 22%;
  --a: var(--teal);
  --d: var(--teal-w);
  align-content: end;
  block-size: clamp(5rem, 33vh - 11rem, max(9vw, 6rem));
  /* Two lines with room for the marks. */
  [dir='rtl'] & {
    min-block-size: 6rem;
  }
  margin-block-end: var(--space-4);
  padding-inline: var(--space-5);
  border-radius: var(--radius-m);
  background: radial-gradient(
    circle at var(--x) 70%,
    var(--a) 4rem,
    color-mix(in oklch, var(--a), var(--d)) 4.05rem 7rem,
    var(--d) 7.05rem
  );
  overflow: clip;
  span {
    display: flex;
    justify-content: space-between;
    padding: var(--space-2) var(--space-5);
    border-radius: var(--radius-s) var(--radius-s) 0 0;
    background: var(--card);
  }
`

/** Two fares side by side. */
export const detailOfFares = css`
  grid-template-columns: 1fr 1fr;
  align-items: end;
  gap: var(--space-3);
  span {
    display: grid;
  }
  [data-part='head'] {
    padding-block-end: var(--space-5);
  }
`

/** A shop under its sign. */
export const detailOfShop = css`
  --x: 85%;
  --a: var(--d1);
  --d: var(--d4);
  [data-part='head'] {
    background: var(--coral);
    color: var(--on-coral);
  }
  span + span {
    border-radius: 0;
  }
`

/** A slip with its total below a rule. */
export const detailOfSlip = css`
  --x: 50%;
  --a: var(--d4);
  --d: var(--d6);
  span + span {
    border-block-start: 1px dashed var(--field);
    border-radius: 0;
    background: var(--teal-w);
  }
`

/** Rules, each of which is set separately. */
export const detailOfRules = css`
  --x: 75%;
  --a: var(--d1);
  --d: var(--coral-w);
  align-content: center;
  gap: var(--space-1);
  padding-inline: var(--space-4);
  span {
    margin-inline-end: 8%;
    padding-block: var(--space-1);
    border-radius: var(--radius-s);
  }
  span + span {
    margin-inline: 8% 0;
  }
`
