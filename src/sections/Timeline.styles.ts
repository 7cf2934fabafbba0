import { css } from '@emotion/react'
import { opaque } from '../theme/tokens'

/** The route itself: a straight line on small screens, bends with the year in the mouth of each on wide ones. */
export const timeline = css`
  --year: clamp(2.2rem, 1.2rem + 3.6vw, 5rem);
  --column: calc(var(--year) * 2.35);
  display: grid;
  /* One road is enough. */
  section:has(&)::before {
    content: none;
  }
  li {
    position: relative;
    display: grid;
    gap: 0.35rem;
    padding-block-end: 2.75rem;
    padding-inline-start: 3.75rem;
  }
  li:last-of-type {
    padding-block-end: 0;
  }
  li::before {
    content: '';
    position: absolute;
    inset-block: calc(var(--year) / 2) calc(var(--year) / -2);
    inset-inline-start: 1.25rem;
    border-inline-start: 2px dashed var(--coral);
  }
  li:last-of-type::before {
    display: none;
  }
  /* The stop: its icon in a ring on the line. */
  svg {
    position: absolute;
    inset-block-start: calc(var(--year) / 2 - 1.3rem);
    inset-inline-start: 0;
    inline-size: 2.6rem;
    block-size: 2.6rem;
    padding: 0.6rem;
    border: 2px solid var(--coral);
    border-radius: 50%;
    background: var(--paper);
  }
  li > span {
    font-size: var(--year);
    font-weight: 340;
    line-height: 1;
    letter-spacing: -0.06em;
    @media (min-width: 40rem) {
      white-space: nowrap;
    }
  }
  /* The road arrives. */
  li:last-of-type {
    --year: clamp(2.75rem, 1.5rem + 4.1vw, 5.8rem);
    svg {
      background: var(--coral);
      box-shadow:
        0 0 0 0.4rem color-mix(in oklch, var(--coral) 45%, var(--paper)),
        0 0 0 0.9rem color-mix(in oklch, var(--coral) 22%, var(--paper));
    }
  }
  /* The road gathers a dot at each date. */
  li > span::after {
    content: '';
    display: block;
    inline-size: calc(var(--n) * 1.1rem);
    block-size: 0.7rem;
    margin-block-start: 0.7rem;
    background: radial-gradient(circle, var(--coral) 0.3rem, transparent 0.33rem) 0 / 1.1rem 100%;
  }
  li:nth-of-type(1) {
    --n: 1;
  }
  li:nth-of-type(2) {
    --n: 2;
  }
  li:nth-of-type(3) {
    --n: 3;
  }
  li:nth-of-type(4) {
    --n: 4;
  }
  li:nth-of-type(5) {
    --n: 5;
  }
  li:nth-of-type(6) {
    --n: 6;
  }
  h3 {
    margin-block-end: 0.3rem;
  }
  p {
    color: var(--ink2);
    text-wrap: balance;
  }
  /* The words beside the year. */
  @media (40rem <= width < 62rem) {
    li {
      grid-template-columns: minmax(14.5rem, max-content) 1fr;
      gap: 0 1.5rem;
    }
    li > div {
      padding-block-start: 0.5rem;
    }
  }
  /* Two columns that interlock: each date begins halfway down the one before it, at the other side of the road. */
  @media (min-width: 62rem) {
    --pitch: 7.5rem;
    --bend: clamp(4rem, 6.5vw, 7.5rem);
    li {
      inline-size: 50%;
      min-block-size: calc(var(--pitch) * 2);
      grid-template-columns: minmax(0, 1fr) minmax(var(--column), max-content);
      gap: 0 clamp(1.5rem, 2.5vw, 3rem);
      align-items: center;
      padding-block: 0.5rem;
      padding-inline: 0 calc(var(--bend) + 2.75rem);
    }
    li + li {
      margin-block-start: calc(var(--pitch) * -1);
    }
    li::before,
    li:last-of-type::before {
      display: block;
      inset-block: calc(var(--pitch) / 2 - 1px);
      inset-inline: calc(100% - var(--bend)) 0;
      border: 2px dashed var(--coral);
      border-inline-end: 0;
      border-start-start-radius: 4.5rem;
      border-end-start-radius: 4.5rem;
    }
    li:first-of-type::before {
      mask: linear-gradient(transparent, ${opaque} 45%);
    }
    li:last-of-type::before {
      mask: linear-gradient(${opaque} 55%, transparent);
    }
    svg {
      inset-block-start: calc(50% - 1.3rem);
      inset-inline: auto calc(var(--bend) - 1.3rem);
    }
    li > span {
      justify-self: end;
    }
    li:nth-of-type(odd) > span::after {
      margin-inline-start: auto;
    }
    [data-span]::first-line {
      font-size: calc(var(--year) * 0.58);
    }
    li > div {
      grid-area: 1 / 1;
      text-align: end;
      text-wrap: balance;
    }
    li:nth-of-type(even) {
      justify-self: end;
      grid-template-columns: minmax(var(--column), max-content) minmax(0, 1fr);
      padding-inline: calc(var(--bend) + 2.75rem) 0;
      &::before {
        inset-inline: 0 calc(100% - var(--bend));
        border-inline: 2px dashed var(--coral);
        border-inline-start: 0;
        border-radius: 0;
        border-start-end-radius: 4.5rem;
        border-end-end-radius: 4.5rem;
      }
      svg {
        inset-inline: calc(var(--bend) - 1.3rem) auto;
      }
      > span {
        justify-self: start;
      }
      > div {
        grid-column: 2;
        text-align: start;
      }
    }
  }
  @media (min-width: 75rem) {
    --pitch: 6.5rem;
    p {
      font-size: 1.0625rem;
    }
  }
  /* Room for a span of years that is nearly as large as a year. */
  @media (min-width: 87.5rem) {
    --range: calc(var(--year) * 2.8);
    [data-span]::first-line {
      font-size: calc(var(--year) * 0.68);
    }
    li:nth-of-type(even) {
      grid-template-columns: minmax(var(--range), max-content) minmax(0, 1fr);
    }
  }
`
