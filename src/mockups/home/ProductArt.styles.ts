import { css } from '@emotion/react'

/** A fragment of the product in rows. What is handed over has a sign, and beside it what is written there. */
export const fragment = css`
  display: none;
  grid-area: 1 / 3 / span 2;
  align-self: center;
  inline-size: 10rem;
  block-size: 5.5rem;
  border: 1px solid var(--line);
  border-radius: var(--r1);
  background: var(--card);
  overflow: clip;
  font-size: 0.875rem;
  /* On low windows the sections below would begin too far down. */
  @media (min-width: 64rem) and (min-height: 46rem) {
    display: grid;
  }
  span {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline: 0.75rem;
  }
  span + span {
    border-block-start: 1px solid var(--line);
  }
  [data-state] {
    background: var(--coral-w);
  }
  small {
    font-size: 0.75rem;
  }
  &[data-part='plans'] {
    border-inline-start: 0.75rem solid var(--teal);
  }
  &[data-part='handed'] {
    grid-template-columns: 4.25rem 1fr;
    align-items: center;
    span {
      display: grid;
      padding: 0;
    }
    svg {
      inline-size: 3.25rem;
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
      font-size: 1.125rem;
    }
  }
`
