import { css } from '@emotion/react'
import { window } from '../kit/kit.styles'

/** Where the two large cards have room for it: in the middle of their second half. */
const place = css`
  display: none;
  @media (min-width: 64rem) {
    display: grid;
    position: absolute;
    inset-block: 0;
    inset-inline-end: 2.5rem;
    block-size: fit-content;
    margin-block: auto;
    inline-size: calc(50% - 4.25rem);
  }
`

export const search = css`
  ${window};
  ${place};
  gap: 0.6rem;
  padding: 1.1rem;
  span {
    margin-block-end: 0.3rem;
    padding: 0.5rem 0.9rem;
    border: 1.5px solid var(--field);
    border-radius: var(--r9);
    font-size: 0.8125rem;
  }
  > div {
    display: grid;
    gap: 0.5rem;
    padding: 0.9rem;
    border-inline-start: 4px solid var(--coral);
    border-radius: var(--r1);
    background: var(--coral-w);
  }
  b {
    color: var(--coral-t);
    font-size: 1.05rem;
    line-height: 1.25;
    letter-spacing: -0.02em;
  }
  i {
    block-size: 0.45rem;
    border-radius: var(--r9);
    background: color-mix(in oklab, var(--coral) 35%, var(--coral-w));
  }
  i:last-of-type {
    inline-size: 62%;
  }
  > i {
    background: var(--line);
  }
`

export const social = css`
  ${place};
  overflow: visible;
  filter: drop-shadow(0 14px 22px color-mix(in oklab, var(--field) 35%, transparent));
  @media (min-width: 64rem) {
    inline-size: min(calc(50% - 4.25rem), 15.5rem);
  }
  [data-part='frame'] {
    fill: var(--card);
    stroke: var(--line);
  }
  [data-part='foot'] {
    fill: var(--card);
  }
  [data-part='who'],
  [data-part='button'] {
    fill: var(--coral);
  }
  [data-part='words'] {
    stroke: var(--line);
    stroke-width: 6;
    stroke-linecap: round;
  }
  [data-part='sky'] {
    fill: var(--w3);
  }
  [data-part='ring'] {
    fill: var(--w2);
  }
  [data-part='halo'] {
    fill: var(--w1);
  }
  [data-part='sun'] {
    fill: var(--w0);
  }
  [data-part='dune'] {
    fill: var(--d2);
  }
  [data-part='near'] {
    fill: var(--d3);
  }
`
