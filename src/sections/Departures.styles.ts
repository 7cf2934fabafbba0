import { css } from '@emotion/react'

/** A rectangle of a drawing in its colour (`w` card, `l` line, `c` coral, `t` teal), in px of a box of 112 by 64. */
const part = (colour: string, x: number, y: number, width: number, height: number) =>
  `var(--${colour}) ${x}px ${y}px / ${width}px ${height}px no-repeat`

const fares = [0, 24, 48]
  .flatMap(y => [
    part('t', 8, y + 6, 14, 4),
    part('l', 30, y + 6, 38, 4),
    part('c', 90, y + 6, 14, 4),
    part('w', 0, y, 112, 16),
  ])
  .join()

const room = [
  part('t', 8, 8, 30, 48),
  part('l', 48, 14, 44, 4),
  part('l', 48, 26, 26, 4),
  part('c', 90, 50, 14, 4),
  part('w', 0, 0, 112, 64),
].join()

/** Two sums that are one. */
const together = [
  part('l', 8, 14, 24, 4),
  part('l', 8, 46, 28, 4),
  part('c', 84, 30, 18, 4),
  part('w', 0, 4, 48, 24),
  part('w', 0, 36, 48, 24),
  part('w', 74, 18, 38, 28),
  part('t', 48, 15, 13, 2),
  part('t', 48, 47, 13, 2),
  part('t', 60, 15, 2, 34),
  part('t', 62, 31, 12, 2),
].join()

const ticket = [
  part('l', 12, 24, 40, 4),
  part('l', 12, 36, 26, 4),
  part('c', 96, 20, 4, 24),
  part('w', 0, 10, 80, 44),
  part('w', 84, 10, 28, 44),
].join()

const visa = [
  'radial-gradient(circle, transparent 8px, var(--coral) 8.5px 11px, transparent 11.5px) 70px 10px / 24px 24px no-repeat',
  part('l', 30, 16, 28, 4),
  part('l', 30, 28, 18, 4),
  part('t', 30, 48, 44, 4),
  part('w', 20, 0, 84, 64),
].join()

/** On a phone. */
const code = [
  part('c', 60, 10, 12, 12),
  part('c', 80, 10, 12, 12),
  part('c', 60, 30, 12, 12),
  part('t', 80, 30, 12, 12),
  part('l', 66, 52, 20, 4),
  part('w', 50, 0, 52, 64),
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
      grid-template: auto 1fr / auto 1fr 7rem;
    }
    > li::after {
      content: '';
      grid-area: 1 / 3 / span 2;
      align-self: center;
      block-size: 4rem;
      --w: linear-gradient(var(--card) 0 0);
      --l: linear-gradient(var(--line) 0 0);
      --c: linear-gradient(var(--coral) 0 0);
      --t: linear-gradient(var(--teal) 0 0);
    }
    > :nth-of-type(1)::after {
      background: ${fares};
    }
    > :nth-of-type(2)::after {
      background: ${room};
    }
    > :nth-of-type(3)::after {
      background: ${together};
    }
    > :nth-of-type(4)::after {
      background: ${ticket};
    }
    > :nth-of-type(5)::after {
      background: ${visa};
    }
    > :nth-of-type(6)::after {
      background: ${code};
    }
    [dir='rtl'] & > li::after {
      scale: -1 1;
    }
  }
`
