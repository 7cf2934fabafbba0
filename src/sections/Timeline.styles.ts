import { css } from '@emotion/react'

/** The route itself: it winds down on small screens, and climbs in hops to a sun on wide ones. */
export const timeline = css`
  --year: clamp(3.25rem, 2.5rem + 3.2vw, 5rem);
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
    border: 2px dashed var(--coral);
    border-radius: 50%;
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
  /* Large letters leave it no room beside the year. */
  small {
    display: inline-block;
    font-size: 0.5em;
    letter-spacing: -0.04em;
  }
  h3 {
    margin-block-end: 0.3rem;
  }
  p {
    color: var(--ink2);
    text-wrap: balance;
  }
  /* The road arrives. */
  li:last-of-type svg {
    background: var(--coral);
    box-shadow:
      0 0 0 0.4rem color-mix(in oklch, var(--coral) 45%, var(--paper)),
      0 0 0 0.9rem color-mix(in oklch, var(--coral) 22%, var(--paper));
  }
  @media (max-width: 79.99rem) {
    /* From stop to stop, now on this side, now on that. */
    li::before {
      inset-block: calc(var(--year) / 2 + 1.4rem) calc(var(--year) / -2 + 1.4rem);
      inset-inline-start: 0.2rem;
      inline-size: 2.2rem;
      clip-path: inset(0 0 0 50%);
    }
    li:nth-of-type(even)::before {
      clip-path: inset(0 50% 0 0);
    }
    li:last-of-type {
      --year: min(clamp(4rem, 3rem + 4vw, 5.8rem), 16.5vw);
    }
  }
  /* The words beside the year. */
  @media (40rem <= width < 80rem) {
    li {
      grid-template-columns: 16.5rem 1fr;
      gap: 0 1.5rem;
    }
    li > div {
      padding-block-start: 0.75rem;
    }
  }
  /* One road from edge to edge, in equal hops, each stop higher than the one before. */
  @media (min-width: 80rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    column-gap: 1.25rem;
    li {
      --year: clamp(4rem, 5.2vw, 5.25rem);
      --below: 0rem;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      padding-block: calc(var(--below) + 4rem) 0;
      padding-inline: 0;
    }
    li:nth-of-type(1) {
      --below: 6.25rem;
    }
    li:nth-of-type(2) {
      --below: 5rem;
    }
    li:nth-of-type(3) {
      --below: 3.75rem;
    }
    li:nth-of-type(4) {
      --below: 2.5rem;
    }
    li:nth-of-type(5) {
      --below: 1.25rem;
    }
    li::before {
      inset-block-start: calc(var(--below) - 0.625rem);
      inset-inline: 3rem -0.85rem;
      block-size: 2.6rem;
      clip-path: inset(0 0 50%);
      rotate: -5.2deg;
      [dir='rtl'] & {
        rotate: 5.2deg;
      }
    }
    li:nth-of-type(5)::before {
      inset-inline-end: 0.95rem;
    }
    svg {
      inset-block-start: var(--below);
    }
    li:last-of-type svg {
      box-shadow:
        0 0 0 0.55rem color-mix(in oklch, var(--coral) 55%, var(--paper)),
        0 0 0 1.15rem color-mix(in oklch, var(--coral) 32%, var(--paper)),
        0 0 0 1.85rem color-mix(in oklch, var(--coral) 15%, var(--paper));
    }
    li > span {
      white-space: nowrap;
    }
    small {
      margin-inline-start: 0.2em;
      font-size: 0.3em;
    }
    li > div {
      margin-block-start: 0.6rem;
    }
    h3 {
      font-size: 1.1875rem;
    }
  }
`
