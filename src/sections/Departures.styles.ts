import { css } from '@emotion/react'

/** A rectangle of a drawing in its colour (`l` line, `i` ink, `c` coral, `t` teal, `w` pale coral), in px of a box of 118 by 72. */
const part = (colour: string, x: number, y: number, width: number, height: number) =>
  `var(--${colour}) ${x}px ${y}px / ${width}px ${height}px no-repeat`

/** Three sources in one list, one of them chosen. */
const fares = [0, 24, 48]
  .flatMap(y => [part('t', 12, y + 9, 22, 6), part('i', 84, y + 9, 22, 6)])
  .concat(part('w', 0, 24, 118, 24))
  .join()

const room = [
  part('t', 0, 0, 36, 72),
  part('i', 48, 14, 48, 6),
  part('l', 48, 34, 36, 6),
  part('c', 84, 50, 22, 10),
].join()

/** Two sums that are one. */
const together = [
  part('l', 12, 14, 36, 6),
  part('l', 12, 50, 36, 6),
  part('t', 60, 14, 2, 42),
  part('t', 60, 34, 24, 2),
  part('c', 84, 30, 22, 10),
].join()

const ticket = [
  part('i', 12, 14, 48, 6),
  part('l', 12, 34, 36, 6),
  part('l', 84, 0, 2, 72),
  part('c', 98, 14, 6, 48),
].join()

const visa = [
  'radial-gradient(circle, transparent 14px, var(--coral) 14px 18px, transparent 18px) 72px 14px / 36px 36px no-repeat',
  part('i', 12, 14, 48, 6),
  part('t', 12, 50, 48, 6),
].join()

/** To be scanned. */
const code = [
  part('c', 36, 14, 18, 18),
  part('c', 60, 14, 18, 18),
  part('c', 36, 38, 18, 18),
  part('t', 60, 38, 18, 18),
].join()

export const departures = css`
  display: grid;
  column-gap: clamp(2rem, 5vw, 5rem);
  --rows: 2;
  > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.5rem 1.1rem;
    align-items: start;
    padding-block: 1.15rem;
    border-block-start: 1px solid var(--line);
  }
  > li > svg {
    inline-size: 1.7rem;
    block-size: 1.7rem;
    margin-block-start: 0.2rem;
    stroke-width: 1.4;
    color: var(--coral-t);
  }
  h3 {
    font-size: clamp(1.4rem, 1.1rem + 0.9vw, 1.9rem);
    letter-spacing: -0.04em;
    line-height: 1.15;
  }
  p {
    margin-block-start: 0.375rem;
    color: var(--ink2);
  }
  ul {
    grid-column: 2;
    font-size: 0.94rem;
  }
  ul li {
    background: var(--card);
  }
  @media (min-width: 64rem) {
    grid-template-columns: 1fr 1fr;
    border-block-end: 1px solid var(--line);
    > li {
      padding-block: clamp(0.4rem, 6vh - 2.3rem, 1.15rem);
    }
  }
  /* On low windows the sections below would begin too far down. */
  @media (min-width: 64rem) and (min-height: 46rem) {
    > li {
      grid-template: auto 1fr / auto 1fr 7.5rem;
    }
    > li::after {
      content: '';
      grid-area: 1 / 3 / span 2;
      align-self: center;
      block-size: 4.625rem;
      border: 1px solid var(--line);
      border-radius: var(--r1);
      --w: linear-gradient(var(--coral-w) 0 0);
      --i: linear-gradient(var(--ink2) 0 0);
      --l: linear-gradient(var(--line) 0 0);
      --c: linear-gradient(var(--coral) 0 0);
      --t: linear-gradient(var(--teal) 0 0);
    }
    > :nth-of-type(1)::after {
      background: ${fares}, var(--card);
    }
    > :nth-of-type(2)::after {
      background: ${room}, var(--card);
    }
    > :nth-of-type(3)::after {
      background: ${together}, var(--card);
    }
    > :nth-of-type(4)::after {
      background: ${ticket}, var(--card);
    }
    > :nth-of-type(5)::after {
      background: ${visa}, var(--card);
    }
    > :nth-of-type(6)::after {
      background: ${code}, var(--card);
    }
    [dir='rtl'] & > li::after {
      scale: -1 1;
    }
  }
`
