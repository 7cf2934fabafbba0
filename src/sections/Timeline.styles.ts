import { css } from '@emotion/react'

/** The route itself: a straight line down on small screens, a row of hops across on wide ones. */
export const timeline = css`
  --year: clamp(2.2rem, 1.2rem + 3.6vw, 5rem);
  display: grid;
  /* One road is enough. */
  section:has(&)::before {
    content: none;
  }
  li {
    position: relative;
    display: grid;
    gap: 0.35rem;
    padding-block-end: min(2.75rem, 7vw);
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
  small {
    font-size: 0.56em;
    letter-spacing: -0.04em;
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
  @media (40rem <= width < 80rem) {
    li {
      grid-template-columns: minmax(12rem, max-content) 1fr;
      gap: 0 1.5rem;
    }
    li > div {
      padding-block-start: 0.5rem;
    }
  }
  /* One road from edge to edge, in equal hops, which ends at a sun. */
  @media (min-width: 80rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    column-gap: 1.25rem;
    li,
    li:last-of-type {
      --year: clamp(2.75rem, 3.9vw, 3.5rem);
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      padding-block: 4rem 0;
      padding-inline: 0;
    }
    li:last-of-type svg {
      box-shadow:
        0 0 0 0.55rem color-mix(in oklch, var(--coral) 55%, var(--paper)),
        0 0 0 1.15rem color-mix(in oklch, var(--coral) 32%, var(--paper)),
        0 0 0 1.85rem color-mix(in oklch, var(--coral) 15%, var(--paper));
    }
    li::before {
      inset-block: 0 auto;
      inset-inline: 3rem -0.85rem;
      block-size: 1.3rem;
      border: 2px dashed var(--coral);
      border-block-end: 0;
      border-radius: 50% / 100% 100% 0 0;
    }
    /* A period that does not fit breaks before its end. */
    li > span {
      white-space: normal;
    }
    small {
      display: inline-block;
    }
    li:nth-of-type(5)::before {
      inset-inline-end: 0.95rem;
    }
    svg {
      inset-block-start: 0;
    }
    li > div {
      margin-block-start: 1rem;
    }
    h3 {
      font-size: 1.1875rem;
    }
  }
`
