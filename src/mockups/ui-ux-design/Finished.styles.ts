import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'
import { colourOf } from '../../theme/tokens'

/** The same fares on a phone, as finished: with the chosen fare open, and in the final colours. */
export const phone = css`
  display: flex;
  flex-direction: column;
  padding: var(--space-4);
  border: 0.375rem solid ${colourOf(['var(--ink)', 'var(--line)'])};
  border-radius: var(--radius-xl);
  background: var(--card);
  box-shadow: var(--sh2);
  /* Not as high as the reasons beside it. */
  @media ${from.largePhone} and ${below.laptop} {
    align-self: start;
  }
  b {
    font-size: var(--text-6);
    font-weight: 480;
  }
`

export const line = css`
  align-items: baseline;
  gap: var(--space-1);
`

export const search = css`
  padding: var(--space-3);
`

/** Says whether the bag is included. */
export const bag = css`
  margin-inline-end: auto;
`

export const fare = css`
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-m);
  background: var(--card);
  box-shadow: inset 0 0 0 1px var(--line);
`

export const chosen = css`
  box-shadow: inset 0 0 0 2px var(--coral);
  background: var(--coral-w);
  p {
    padding-block: var(--space-2);
  }
`

/** The name of the chosen fare, and its sum. */
export const total = css`
  border-block-end: 1px solid var(--coral);
  small + b {
    font-size: var(--text-9);
    line-height: var(--line-1);
  }
`

/** The button in reach of the thumb, with the measure of its height. */
export const thumb = css`
  position: relative;
  justify-content: center;
  min-block-size: 3rem;
  margin-block-start: auto;
  padding-block: 0;
  border-radius: var(--radius-l);
  background: var(--coral);
  color: var(--on-coral);
  /* The number of the reason, on the button's corner. */
  > span {
    position: absolute;
    inset-block-end: -0.8rem;
    inset-inline-end: -0.4rem;
    border: 2px solid var(--card);
  }
  /* The measure of the button's height, beside the phone. */
  > small {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(100% + 1.25rem);
    align-content: center;
    padding-inline: var(--space-1);
    border-block: 1.5px solid var(--teal);
    background: var(--paper);
    /* There, something else is beside the phone. */
    @media ${below.phone}, ${from.largePhone} and ${below.laptop} {
      display: none;
    }
  }
`
