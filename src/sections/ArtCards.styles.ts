import { css } from '@emotion/react'

export const cards = css`
  --item: min(86vw, 22rem);
  display: grid;
  gap: var(--g);
  @media (min-width: 64rem) {
    grid-template-columns: 7fr 5fr;
    > :first-of-type > [aria-hidden] > div {
      inline-size: min(100%, 34rem);
    }
  }
`

export const artCard = css`
  display: flex;
  flex-direction: column;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--r3);
  overflow: clip;
  @media (max-width: 47.99rem) {
    > [aria-hidden] {
      block-size: auto;
      padding-block-start: 1.25rem;
    }
  }
  > :first-of-type {
    order: 2;
    display: grid;
    gap: 0.5rem;
    align-content: start;
    flex: 1;
    padding: clamp(1rem, 0.6rem + 1.8vw, 2rem);
  }
  p {
    color: var(--ink2);
    font-size: 0.97rem;
  }
`
