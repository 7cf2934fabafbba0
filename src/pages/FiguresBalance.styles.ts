import { css } from '@emotion/react'

/** A card with a line for each kind of figure: how many there are, as a number and as stops. */
export const balance = css`
  padding: clamp(1.1rem, 0.7rem + 1.6vw, 2rem);
  border: 1px solid var(--line);
  border-radius: var(--r3);
  background: var(--card);
  box-shadow: var(--sh2);
  p {
    padding-block-end: 0.75rem;
    font-size: 1.25rem;
    font-weight: 450;
    letter-spacing: -0.03em;
  }
  li {
    display: grid;
    grid-template-columns: minmax(4.5rem, auto) minmax(0, 1fr);
    gap: 0.35rem 1rem;
    align-items: center;
    padding-block: 1rem;
    border-block-start: 1.5px dashed var(--field);
    line-height: 1.35;
  }
  li > b {
    grid-row: span 2;
    font-size: clamp(2.75rem, 2rem + 3vw, 4.25rem);
    font-weight: 340;
    letter-spacing: -0.06em;
    line-height: 1;
  }
  i {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem;
  }
  i > b {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border: 2.5px solid var(--teal);
    border-radius: 50%;
    background: var(--teal);
  }
  [data-state='offer'] i > b {
    border-color: var(--coral);
    background: var(--coral);
  }
  [data-state='open'] i > b {
    border-color: var(--field);
    background: none;
  }
`
