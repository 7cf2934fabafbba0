import { css } from '@emotion/react'
import { dawnRings } from '../../theme/sun.styles'

/** Two that bring people, large, and below them the four that make it pay. */
export const work = css`
  ${dawnRings};
  display: grid;
  gap: clamp(1.5rem, 3vw, 3rem) var(--g);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > li {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
    row-gap: 0.5rem;
    padding-block-start: 1rem;
    border-block-start: 2px solid var(--teal);
  }
  > li > svg {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    color: var(--teal-t);
    stroke-width: 1.5;
  }
  p {
    color: var(--ink2);
    line-height: 1.5;
  }
  ul {
    margin-block-start: 0.25rem;
    font-size: 0.97rem;
  }
  li li {
    padding-block: min(0.35rem, 1vw);
    border-block-start: 1px solid var(--line);
  }
  > :nth-of-type(-n + 2) {
    position: relative;
    overflow: clip;
    padding: clamp(1.1rem, 0.6rem + 2.2vw, 2.75rem);
    border: 0;
    border-radius: var(--r3);
    background: var(--card);
    > svg {
      inline-size: 2.5rem;
      block-size: 2.5rem;
      color: var(--ink);
    }
  }
  @media (min-width: 48rem) {
    > :nth-of-type(-n + 2) {
      --ring: clamp(1.4rem, 4vw, 3.5rem);
      background: radial-gradient(
        circle at 100% 0,
        var(--w0) var(--ring),
        var(--w1) 0 calc(var(--ring) * 1.7),
        var(--w2) 0 calc(var(--ring) * 2.5),
        var(--card) 0
      );
      h3 {
        font-size: clamp(1.6rem, 1rem + 2vw, 2.6rem);
        letter-spacing: -0.04em;
      }
      p {
        max-inline-size: 26em;
        color: var(--ink);
        font-size: 1.125rem;
      }
    }
  }
  @media (min-width: 64rem) {
    > :nth-of-type(n + 3) {
      font-size: 1.0625rem;
    }
    grid-template-columns: repeat(4, minmax(0, 1fr));
    > :nth-of-type(-n + 2) {
      grid-column: span 2;
      padding-inline-end: 53%;
      background: var(--card);
    }
  }
`
