import { css } from '@emotion/react'

/**
 * A fragment of the product in rows. What is handed over has a sign, and beside it what is written there. Where there is
 * no room, of a row its name, and of what is handed over its sign.
 */
export const fragment = css`
  display: grid;
  grid-area: 1 / 1 / span 2;
  min-inline-size: 3.5rem;
  block-size: 2.9rem;
  border: 1px solid var(--line);
  border-radius: var(--r1);
  background: var(--card);
  overflow: clip;
  font-size: 0.6875rem;
  line-height: 1.25;
  span {
    display: flex;
    align-items: center;
    justify-content: space-evenly;
  }
  span + span {
    border-block-start: 1px solid var(--line);
  }
  [data-state] {
    background: var(--coral-w);
  }
  b:last-child,
  small,
  > b + span,
  > svg + span {
    display: none;
  }
  &[data-part='plans'] {
    border-inline-start: 0.75em solid var(--teal);
  }
  &[data-part='handed'] {
    grid-template-columns: minmax(0, 4.25rem) auto;
    align-items: center;
    > svg {
      inline-size: 3.6em;
      margin-inline: auto;
    }
    /* It is torn off. */
    > b {
      block-size: 100%;
      align-content: center;
      text-align: center;
      margin-inline-end: 0.5rem;
      border-inline-end: 2px dashed var(--field);
      background: var(--coral-w);
      font-size: 1.3em;
    }
  }
  @media (min-width: 64rem) {
    grid-area: 1 / 2 / span 2;
    align-self: center;
    inline-size: 10rem;
    block-size: 5.5rem;
    font-size: 0.875rem;
    span {
      justify-content: space-between;
      padding-inline: 0.75rem;
    }
    b:last-child,
    small {
      display: block;
    }
    small {
      font-size: 0.75rem;
    }
    > b + span,
    > svg + span {
      display: grid;
      padding: 0;
    }
  }
`
