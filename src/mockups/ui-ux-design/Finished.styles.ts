import { css } from '@emotion/react'
import { colourOf } from '../../theme/tokens'

/** The same fares on a phone, as finished: with the chosen fare open, and in the final colours. */
export const phone = css`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  padding: 0.75rem;
  border: 0.375rem solid ${colourOf(['var(--ink)', 'var(--line)'])};
  border-radius: 2.25rem;
  background: var(--card);
  box-shadow: var(--sh2);
  font-size: var(--ts);
  line-height: 1.4;
  > :first-child {
    padding: 0.5rem;
  }
  > div,
  > p:not(:first-child) {
    padding: 0.65rem 0.9rem;
    border-radius: 0.9rem;
    background: var(--card);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  > div {
    box-shadow: inset 0 0 0 2px var(--coral);
    background: var(--coral-w);
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.25rem;
  }
  div p {
    padding-block: 0.35rem;
  }
  div p:first-of-type {
    border-block-end: 1px solid var(--coral);
  }
  b {
    font-size: 1.06rem;
    font-weight: 480;
  }
  div b:last-child {
    font-size: 1.9rem;
    line-height: 1;
  }
  /* The i element says whether the bag is included. */
  i,
  small {
    white-space: nowrap;
  }
  i {
    margin-inline-end: auto;
    color: var(--teal-t);
    font-style: normal;
  }
`

/** The button in reach of the thumb, with the measure of its height. */
export const thumb = css`
  &&& {
    position: relative;
    align-items: center;
    justify-content: center;
    min-block-size: 3rem;
    margin-block-start: auto;
    padding-block: 0;
    border-radius: 1.4rem;
    background: var(--coral);
    color: var(--on-coral);
    font-size: 1rem;
  }
  /* The number of the reason, on the button's corner. */
  && > span {
    position: absolute;
    inset-block-end: -0.8rem;
    inset-inline-end: -0.4rem;
    border: 2px solid var(--card);
  }
  /* The measure of the button's height, beside the phone. */
  && > small {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(100% + 1.25rem);
    display: grid;
    align-items: center;
    padding-inline: 0.3rem;
    border-block: 1.5px solid var(--teal);
    color: var(--teal-t);
    font-size: max(var(--least-drawn), 0.78rem);
    white-space: nowrap;
    /* There, something else is beside the phone. */
    @media (width < 23rem), (48rem <= width < 64rem) {
      display: none;
    }
  }
`
