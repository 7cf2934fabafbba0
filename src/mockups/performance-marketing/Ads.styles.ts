import { css } from '@emotion/react'
import { window } from '../kit/kit.styles'

/** An ad above its words, with its foot in the sand. */
const place = css`
  ${window};
  display: grid;
  grid-row: 1;
  margin-block-end: min(1.5rem, 2vw);
  > span {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    color: var(--ink);
    font-size: clamp(0.95rem, 1.4vw, 1.25rem);
    line-height: 1.3;
  }
`

/** A dune in the colour of the sand below it. */
export const dune = css`
  position: absolute;
  z-index: -1;
  inset: 0;
  inset-block-start: 10rem;
  inline-size: 100%;
  block-size: 14rem;
  overflow: visible;
  @media (max-width: 47.99rem) {
    display: none;
  }
`

export const search = css`
  ${place};
  align-content: space-between;
  gap: min(0.75rem, 2vw);
  padding: min(1.25rem, 2.5vw);
  > span {
    padding: min(0.6rem, 1.5vw) min(1rem, 2.5vw);
    border: 1px solid var(--field);
    border-radius: var(--r9);
  }
  > div {
    display: grid;
    gap: 0.5rem;
    padding: min(0.9rem, 2.5vw) 1rem;
    font-size: clamp(0.9rem, 1.2vw, 1.0625rem);
    > b {
      color: var(--teal-t);
      font-size: clamp(1.05rem, 1.7vw, 1.75rem);
      line-height: 1.2;
    }
  }
  > span + div {
    border-inline-start: 4px solid var(--coral);
    border-radius: var(--r1);
    background: var(--coral-w);
    > b {
      color: var(--coral-t);
      font-size: clamp(1.05rem, 2vw, 2.1rem);
    }
  }
  small {
    font-size: var(--ts);
  }
  i,
  u {
    margin-inline-end: 0.5rem;
    padding: 0.1rem 0.7rem;
    border: 1px solid;
    line-height: 1.3;
    white-space: nowrap;
    border-radius: var(--r9);
    font-style: normal;
    text-decoration: none;
  }
  div div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem 0;
  }
`

export const social = css`
  ${place};
  grid-template-rows: auto 1fr auto;
  > span {
    padding: min(0.75rem, 2vw) 1rem;
    font-weight: 480;
  }
  i {
    flex: none;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border: 0.45rem solid var(--coral-w);
    border-radius: 50%;
    background: var(--coral);
  }
  svg {
    inline-size: 100%;
    block-size: 4.5rem;
    background: var(--d6);
    @media (min-width: 48rem) {
      block-size: 0;
      min-block-size: 100%;
    }
  }
  > div {
    display: grid;
    gap: 0.25rem;
    padding: min(0.75rem, 2vw) 1rem;
    font-size: 0.95rem;
  }
  b {
    font-size: clamp(1rem, 1.6vw, 1.5rem);
    letter-spacing: -0.02em;
  }
  div span {
    color: var(--coral-t);
  }
`
