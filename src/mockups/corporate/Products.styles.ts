import { css } from '@emotion/react'

/** On wide screens the section's heading stands beside the first two cards: they share the 12 columns of the section. */
export const products = css`
  display: grid;
  gap: var(--g);
  @media (min-width: 48rem) {
    display: contents;
  }
  > li {
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    align-content: start;
    gap: 0.4rem;
    padding: clamp(1rem, 1.4vw, 1.75rem);
    border-radius: var(--r3);
    background: var(--card);
  }
  h3 {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  p {
    color: var(--ink2);
    font-size: max(var(--least), clamp(0.97rem, 1.15vw, 1.125rem));
    line-height: max(var(--least-line), 1.4);
  }
  small {
    grid-row: 4;
    font-size: var(--ts);
    font-weight: 450;
    color: var(--coral-t);
  }
  > :nth-of-type(-n + 2) h3 {
    font-size: clamp(1.3rem, 0.95rem + 1.4vw, 1.85rem);
  }
  > li > svg {
    align-self: end;
    margin-block: 0.5rem;
  }
  @media (min-width: 48rem) {
    /* The products after the first two are the coupons of one ticket. */
    > li {
      grid-column: span 3;
    }
    > :nth-of-type(n + 3) {
      margin-inline: calc(var(--g) / -2);
      border-inline-start: 2px dashed var(--field);
      border-radius: 0;
      h3 svg {
        order: 1;
        margin-inline-start: auto;
        font-size: 2.4rem;
        color: var(--teal-t);
      }
    }
    > :nth-of-type(-n + 2) {
      grid-column: span 6;
    }
    > :nth-of-type(3) {
      margin-inline-start: 0;
      border: 0;
      border-radius: var(--r3) 0 0 var(--r3);
    }
    > :last-of-type {
      margin-inline-end: 0;
      border-radius: 0 var(--r3) var(--r3) 0;
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
  @media (min-width: 48rem) and (min-height: 50.01rem) {
    > li > svg {
      zoom: 1.2;
    }
  }
`
