import { css } from '@emotion/react'

/** On wide screens the section's heading stands beside the two cards: its block has as many columns as there are here. */
export const products = css`
  display: contents;
  --item: min(82vw, 20rem);
  gap: var(--g);
  > li {
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    align-content: start;
    gap: 0.4rem;
    padding-block-start: 0.75rem;
    border-block-start: 1px solid var(--field);
  }
  h3 {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  p {
    color: var(--ink2);
    font-size: 0.97rem;
    line-height: 1.45;
  }
  small {
    grid-row: 4;
    font-size: var(--ts);
    font-weight: 450;
    color: var(--coral-t);
  }
  > :nth-of-type(-n + 2) {
    padding: clamp(1rem, 1.8vw, 1.75rem);
    border: 0;
    border-radius: var(--r3);
    background: var(--card);
    h3 {
      font-size: clamp(1.3rem, 0.95rem + 1.4vw, 1.85rem);
    }
    > svg {
      align-self: end;
      margin-block: 0.75rem;
    }
  }
  @media (min-width: 48rem) {
    > li {
      grid-column: span 3;
    }
    > :nth-of-type(-n + 2) {
      grid-column: span 6;
      > svg {
        zoom: 1.3;
      }
    }
  }
  @media (min-width: 64rem) {
    > :first-of-type {
      grid-column: span 5;
    }
    > :nth-of-type(2) {
      grid-column: span 3;
    }
  }
`
