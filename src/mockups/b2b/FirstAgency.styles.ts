import { css } from '@emotion/react'

/** Five tabs, of which the third and the last are open, each above what it holds: they share the width as the two below do. */
export const sheet = css`
  > [aria-hidden] {
    display: none;
  }
  @media (min-width: 64rem) {
    border: 1px solid var(--line);
    border-radius: var(--r3);
    background: var(--card);
    overflow: clip;
    > [aria-hidden] {
      display: grid;
      grid-template-columns: repeat(3, 14fr) repeat(2, 15fr);
      background: var(--sand);
    }
    > * > p {
      grid-column: 1 / -1;
      display: flex;
      align-items: center;
      gap: 0.9rem;
      padding: 1.25rem 2rem;
      background: var(--card);
      font-size: 1.5rem;
      letter-spacing: -0.03em;
      > :last-child {
        margin-inline-start: auto;
        font-size: 0.94rem;
        letter-spacing: 0;
      }
    }
    > * > div {
      display: grid;
      grid-template-columns: auto 1fr;
      align-items: center;
      column-gap: 0.6rem;
      padding: 1rem 2rem;
      border-block: 1px solid var(--line);
    }
    > * > [data-state] {
      border-block-end-color: transparent;
      background: var(--card);
      box-shadow: inset 0 3px var(--coral);
    }
    > [aria-hidden] svg {
      color: var(--teal-t);
    }
    > * > div > b {
      font-weight: 480;
    }
    > * > div > small {
      grid-column: 2;
      color: var(--ink2);
    }
    /* The two open ones, without the grounds that they stand on elsewhere. */
    ul {
      column-gap: 0;
    }
    li {
      border: 0;
      border-radius: 0;
    }
    li + li {
      border-inline-start: 1px solid var(--line);
    }
    li > [aria-hidden] {
      padding: 0;
      background: none;
      &::before {
        display: none;
      }
      > div {
        padding-inline: 0.65rem;
        border-radius: 0;
        box-shadow: none;
      }
    }
  }
`
