import { css } from '@emotion/react'

/** Reduces the pictures of the service cards to one legible detail each, for tiles of 6rem. */
export const tile = css`
  [data-tile='absent'],
  [data-spare] {
    display: none;
  }
  [data-tile='head'] {
    justify-content: center;
    padding: var(--space-2);
  }
  [data-tile='offer'] {
    grid-template-columns: 1fr;
    padding: var(--space-1) 0;
    text-align: center;
    span {
      display: none;
    }
  }
  [data-tile='chart'][data-tile] {
    svg {
      block-size: 4.25rem;
      margin-block-start: 0.6rem;
    }
    [data-part='bookings'] {
      stroke-width: 3;
    }
    div > p,
    text {
      display: none;
    }
    > [data-part='chart'] {
      padding-inline: var(--space-3);
    }
  }
  /* Shows only the frame in the middle, with its pin. */
  [data-tile='flow'] {
    padding: var(--space-1) 0 0;
    svg {
      inline-size: 12rem;
      margin-inline: -3.5rem;
    }
  }
  [data-tile='phone'][data-tile] {
    inline-size: 4.5rem;
    border-width: 0.25rem;
    border-radius: var(--radius-m) var(--radius-m) 0 0;
  }
  [data-tile='pass'] {
    display: block;
    padding: var(--space-4) var(--space-3) var(--space-3);
    > :not([data-state='gate']) {
      display: none;
    }
    > [data-state='gate'] {
      display: grid;
      justify-items: center;
    }
    b {
      font-size: var(--text-6);
      letter-spacing: -0.03em;
    }
  }
  [data-tile='module'] {
    gap: var(--space-1);
    padding: var(--space-2) var(--space-1);
  }
  [data-tile='number'] {
    inline-size: 1.3rem;
    block-size: 1.3rem;
  }
`
