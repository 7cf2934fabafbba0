import { css } from '@emotion/react'

/** A card in the hero, on which things are counted. */
export const board = css`
  padding: clamp(1.1rem, 0.7rem + 1.6vw, 2rem);
`

/** A stop that stands for what is counted, in the colour `--stop`; `--inside` is its ground, where it is open. */
export const stop = css`
  inline-size: 0.875rem;
  block-size: 0.875rem;
  border: 2.5px solid var(--stop, var(--teal));
  border-radius: 50%;
  background: var(--inside, var(--stop, var(--teal)));
`

/** A line for each kind of figure: how many there are, as a number and as stops. */
export const balance = css`
  p {
    padding-block-end: var(--space-4);
    letter-spacing: -0.03em;
  }
  li {
    display: grid;
    /* As wide as two of the widest digits, in every row. */
    grid-template-columns: max(4.5rem, var(--title-2) * 1.15) minmax(0, 1fr);
    gap: var(--space-2) var(--space-5);
    align-items: center;
    padding-block: var(--space-5);
    border-block-start: 1.5px dashed var(--field);
  }
  li > b {
    grid-row: span 2;
    font-size: var(--title-2);
    font-weight: 340;
    letter-spacing: -0.06em;
    line-height: var(--line-1);
  }
  i > b {
    ${stop};
  }
  [data-state='offer'] {
    --stop: var(--coral);
  }
  [data-state='open'] {
    --stop: var(--field);
    --inside: none;
  }
`
