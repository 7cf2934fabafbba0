import { css } from '@emotion/react'
import { opaque } from '../theme/tokens'

/** The route itself: a straight line on small screens, bends with the year in the mouth of each on wide ones. */
export const timeline = css`
  --year: clamp(2.2rem, 1.2rem + 3.6vw, 5rem);
  display: grid;
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
    border-inline-start: 2px dashed var(--field);
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
  }
  @media (min-width: 62rem) {
    --bend: 8.5rem;
    li {
      grid-template-columns: 1fr 1fr;
      gap: 0;
      min-block-size: 10rem;
      padding: 0;
      align-items: center;
    }
    li::before,
    li:last-of-type::before {
      display: block;
      inset-block: -1px;
      inset-inline: 50% calc(50% - var(--bend));
      border: 2px dashed var(--field);
      border-inline-start: 0;
      border-start-end-radius: 7.2rem;
      border-end-end-radius: 7.2rem;
    }
    li:nth-of-type(even)::before {
      inset-inline: calc(50% - var(--bend)) 50%;
      border-inline: 2px dashed var(--field);
      border-inline-end: 0;
      border-radius: 0;
      border-start-start-radius: 7.2rem;
      border-end-start-radius: 7.2rem;
    }
    li:last-of-type::before {
      mask: linear-gradient(${opaque} 55%, transparent);
    }
    svg {
      inset-block-start: calc(50% - 1.3rem);
      inset-inline: auto calc(50% - var(--bend) - 1.3rem);
    }
    li:nth-of-type(even) svg {
      inset-inline: calc(50% - var(--bend) - 1.3rem) auto;
    }
    li > span {
      grid-area: 1 / 1;
      justify-self: end;
      margin-inline-end: -2.5rem;
    }
    li > div {
      grid-area: 1 / 2;
      max-inline-size: 36rem;
      padding-inline-start: calc(var(--bend) + 2.5rem);
    }
    li:nth-of-type(even) > span {
      grid-column: 2;
      justify-self: start;
      margin-inline: -2.5rem 0;
    }
    li:nth-of-type(even) > div {
      grid-column: 1;
      justify-self: end;
      text-align: end;
      padding-inline: 0 calc(var(--bend) + 2.5rem);
    }
  }
`
