import { css } from '@emotion/react'
import { night } from '../theme/base.styles'
import { dawnSky, properties } from '../theme/tokens'

const { d0, d1, d2, d3, d4 } = dawnSky

/** Three numbered stops of one road by night, which ends at the rim of its sun: it rises there, and runs down to it on phones. */
export const next = css`
  ${night};
  ${properties({ d0, d1, d2, d3, d4 })}
  --pad: clamp(1.35rem, 0.5rem + 3vw, 3.5rem);
  --core: 2.5rem;
  --ring: 0.95rem;
  position: relative;
  isolation: isolate;
  display: grid;
  gap: 1.5rem;
  padding: var(--pad);
  padding-block-end: 5rem;
  border-radius: var(--r3);
  background: var(--band);
  overflow: clip;
  counter-reset: stop;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-end: calc(var(--core) * -1);
    inset-inline-end: 1.5rem;
    inline-size: calc(var(--core) * 2);
    block-size: calc(var(--core) * 2);
    border-radius: 50%;
    background: var(--d0);
    box-shadow:
      0 0 0 var(--ring) var(--d1),
      0 0 0 calc(var(--ring) * 2.1) var(--d2),
      0 0 0 calc(var(--ring) * 3.3) var(--d3),
      0 0 0 calc(var(--ring) * 4.6) var(--d4);
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
  @media (max-width: 69.99rem) {
    li:last-of-type::after {
      inset-block-end: -3.75rem;
      inset-inline-end: calc(1.5rem + 1.87 * var(--core) - var(--pad));
      border-block-end: 2px dashed var(--coral);
      border-end-start-radius: 2.5rem;
    }
  }
  @media (min-width: 70rem) {
    --up: 3rem;
    --core: 5.25rem;
    --ring: 2.3rem;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: 2.5rem;
    padding-block: calc(var(--pad) + var(--up)) var(--pad);
    padding-inline-end: 17.5rem;
    /* Its middle is one climb above the last number's. */
    &::before {
      inset-block: calc(var(--pad) + 1.75rem - var(--core)) auto;
      inset-inline-end: calc(3rem - var(--core));
    }
    li {
      display: block;
      margin-block-start: calc(var(--up) * var(--below, 0));
    }
    li:nth-of-type(1) {
      --below: 2;
    }
    li:nth-of-type(2) {
      --below: 1;
    }
    li::before {
      display: block;
      font-size: 3.5rem;
    }
    /* From beside a number up to the level of the next. */
    li::after {
      inset-block: calc(1.75rem - var(--up)) auto;
      inset-inline: 2.75rem -1.75rem;
      block-size: var(--up);
      border-block-start: 2px dashed var(--coral);
      border-start-start-radius: 100%;
      /* Of the sides that it does not have, engines leave a trace. */
      clip-path: inset(0 1px 1px 0);
    }
    li:last-of-type::after {
      inset-inline-end: calc(3rem + var(--core) - 17.5rem);
    }
    h3 {
      margin-block: 1.25rem 0.5rem;
    }
    p {
      font-size: 1.0625rem;
    }
  }
`
