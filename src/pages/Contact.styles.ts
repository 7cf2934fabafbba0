import { css } from '@emotion/react'
import { night } from '../theme/base.styles'
import { dawnSky, properties } from '../theme/tokens'

const { d0, d1, d2, d3, d4 } = dawnSky

/** Three numbered stops of one road by night, which leads out at the card's edge: down the side on phones. */
export const next = css`
  ${night};
  ${properties({ d0, d1, d2, d3, d4 })}
  --pad: clamp(1.35rem, 0.5rem + 3vw, 3.5rem);
  position: relative;
  isolation: isolate;
  display: grid;
  gap: 1.5rem clamp(1.5rem, 4vw, 4rem);
  padding: var(--pad);
  border-radius: var(--r3);
  background: var(--band);
  overflow: clip;
  counter-reset: stop;
  /* The sun rises under the last of them. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-end: -3.5rem;
    inset-inline-end: 1rem;
    inline-size: 7rem;
    block-size: 7rem;
    border-radius: 50%;
    background: var(--d0);
    box-shadow:
      0 0 0 2.25rem var(--d1),
      0 0 0 4.75rem var(--d2),
      0 0 0 7.5rem var(--d3),
      0 0 0 10.25rem var(--d4),
      0 0 0 12.75rem color-mix(in oklch, var(--d4) 40%, var(--band));
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr);
    row-gap: 0.3rem;
    align-content: start;
    align-items: center;
    counter-increment: stop;
  }
  li::before {
    content: counter(stop);
    inline-size: 2.25rem;
    color: var(--coral-t);
    font-size: 2rem;
    font-weight: 340;
    line-height: 1;
    letter-spacing: -0.05em;
  }
  li::after {
    content: '';
    position: absolute;
    inset-block: 2.45rem -1.1rem;
    inset-inline-start: 0.5rem;
    border-inline-start: 2px dashed var(--coral);
  }
  p {
    grid-column: 2;
    color: var(--ink2);
    text-wrap: pretty;
  }
  @media (max-width: 47.99rem) {
    padding-block-end: 4.5rem;
    li:last-of-type::after {
      inset-block-end: -4.5rem;
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    padding-block-end: calc(var(--pad) + 1.5rem);
    li {
      display: block;
    }
    li::before {
      display: block;
      font-size: 3.5rem;
    }
    li::after {
      inset-block: 1.7rem auto;
      inset-inline: 3rem calc(0.75rem - clamp(1.5rem, 4vw, 4rem));
      border: 0;
      border-block-start: 2px dashed var(--coral);
    }
    li:last-of-type::after {
      inset-inline-end: calc(var(--pad) * -1);
    }
    h3 {
      margin-block: 1.25rem 0.5rem;
    }
    p {
      font-size: 1.0625rem;
    }
  }
`
