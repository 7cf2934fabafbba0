import { css } from '@emotion/react'
import { dawnRings } from '../../theme/sun.styles'
import { colourOf } from '../../theme/tokens'

/** The same fares on a phone, as it comes out: the chosen one open, in its colours. */
export const phone = css`
  ${dawnRings};
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  padding: 0.75rem;
  border: 0.375rem solid ${colourOf(['var(--ink)', 'var(--line)'])};
  border-radius: 2.25rem;
  background: radial-gradient(
    circle at 100% 0,
    var(--w0) 2.75rem,
    var(--w1) 0 4.5rem,
    var(--w2) 0 6.5rem,
    var(--card) 0
  );
  box-shadow: var(--sh2);
  font-size: var(--ts);
  line-height: 1.4;
  > :first-child {
    padding-block: 0.9rem 0.75rem;
    padding-inline: 0.5rem 38%;
    font-size: 1.06rem;
    line-height: 1.25;
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
    align-items: baseline;
    justify-content: space-between;
    gap: 0.75rem;
  }
  div p {
    padding-block: 0.35rem;
  }
  div p:first-of-type {
    margin-block-end: 0.25rem;
    padding-block-start: 0;
    border-block-end: 1px solid var(--coral);
  }
  b {
    font-size: 1.06rem;
    font-weight: 480;
    letter-spacing: -0.03em;
  }
  div b:last-child {
    font-size: 1.9rem;
    line-height: 1;
  }
  div small {
    margin-inline-start: auto;
    color: var(--ink2);
  }
  /* On one itself, only the chosen one. */
  @media (max-width: 47.99rem) {
    > p:has(i) {
      display: none;
    }
  }
  /* What is included, beside a tick. */
  i,
  small {
    white-space: nowrap;
  }
  i {
    margin-inline-end: auto;
    color: var(--teal-t);
    font-style: normal;
  }
  i::before {
    content: '';
    display: inline-block;
    padding: 0.3em 0.15em;
    margin-inline-end: 0.5em;
    border: solid;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
`

/** Where the thumb's button goes, and how high it is. */
export const thumb = css`
  &&& {
    position: relative;
    align-items: center;
    justify-content: center;
    min-block-size: 3rem;
    margin-block-start: auto;
    padding-block: 0;
    border-radius: 0.9rem 0.9rem 1.5rem 1.5rem;
    background: var(--coral);
    box-shadow: none;
    color: var(--on-coral);
    font-size: 1rem;
    font-weight: 480;
  }
  && > span {
    background: var(--on-coral);
    color: var(--coral);
    margin: 0;
  }
`
