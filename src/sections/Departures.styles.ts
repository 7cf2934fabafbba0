import { css } from '@emotion/react'

/** A rectangle of a drawing in its colour (`l` line, `i` ink, `c` coral, `t` teal, `w` pale coral), in px of a box of 136 by 80. */
const part = (colour: string, x: number, y: number, width: number, height: number) =>
  `var(--${colour}) ${x}px ${y}px / ${width}px ${height}px no-repeat`

/** Three sources in one list, one of them chosen. */
const fares = [8, 34, 60]
  .flatMap(y => [part('t', 12, y + 3, 20, 6), part('l', 42, y + 3, 44, 6), part('i', 100, y + 3, 24, 6)])
  .concat(part('w', 0, 27, 136, 26))
  .join()

const room = [
  part('t', 0, 0, 52, 80),
  part('i', 64, 16, 56, 6),
  part('l', 64, 30, 40, 6),
  part('c', 98, 56, 26, 10),
].join()

/** Two sums that are one. */
const together = [
  part('l', 12, 17, 30, 6),
  part('l', 12, 57, 36, 6),
  part('c', 98, 35, 26, 10),
  part('t', 54, 19, 14, 2),
  part('t', 54, 59, 14, 2),
  part('t', 68, 19, 2, 42),
  part('t', 70, 39, 22, 2),
].join()

const ticket = [
  part('i', 14, 22, 56, 6),
  part('l', 14, 38, 40, 6),
  part('l', 14, 52, 40, 6),
  part('l', 94, 0, 4, 80),
  part('c', 114, 22, 6, 36),
].join()

const visa = [
  'radial-gradient(circle, transparent 15px, var(--coral) 15.5px 19px, transparent 19.5px) 84px 14px / 40px 40px no-repeat',
  part('i', 14, 18, 44, 6),
  part('l', 14, 34, 30, 6),
  part('t', 14, 60, 58, 6),
].join()

/** To be scanned. */
const code = [
  [46, 16],
  [74, 16],
  [46, 44],
]
  .map(([x = 0, y = 0]) => part('c', x, y, 20, 20))
  .concat(part('t', 74, 44, 8, 8), part('t', 86, 56, 8, 8), part('t', 86, 44, 8, 8))
  .join()

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
      grid-template: auto 1fr / auto 1fr 8.5rem;
    }
    > li::after {
      content: '';
      grid-area: 1 / 3 / span 2;
      align-self: center;
      block-size: 5rem;
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
