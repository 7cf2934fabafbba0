import { css } from '@emotion/react'
import { colours, gulf } from '../../theme/tokens'

/** A poster, and beside it the smaller things, or below it on phones. */
export const goods = css`
  display: grid;
  gap: 0.75rem;
  > li {
    position: relative;
    isolation: isolate;
    overflow: clip;
    display: grid;
    grid-template-rows: auto 1fr;
    gap: 0.6rem;
    padding: 1rem;
    border-radius: var(--r2);
    background: var(--d5);
    color: ${colours.ink[1]};
    font-size: max(var(--least), clamp(0.92rem, 1.1vw, 1.125rem));
    line-height: max(var(--least-line), 1.4);
  }
  > :nth-child(3n) {
    background: var(--d1);
    color: var(--on-coral);
  }
  > :nth-child(4) {
    background: ${gulf[2]};
  }
  > :first-child {
    background: var(--d4);
  }
  > :nth-child(5) {
    background: ${gulf[4]};
  }
  > :last-child {
    background: var(--d0);
  }
  > li > svg:first-child {
    position: absolute;
    z-index: -1;
  }
  h3 {
    font-size: 1.35rem;
  }
  @media (max-width: 19.99rem) {
    li li {
      white-space: normal;
    }
  }
  @media (min-width: 20rem) {
    > :nth-child(2) p,
    > :nth-child(3) p {
      padding-inline-end: 6rem;
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: 1fr 1fr;
    /* At 1280 by 720, this lets the last dot land with the heading of the next section on the screen. */
    margin-block-start: -1rem;
    > li {
      row-gap: 0.65rem;
      padding: 1.25rem;
    }
  }
  @media (min-width: 75rem) {
    grid-template-columns: 3.4fr repeat(6, 1fr);
    > li {
      grid-column: span 2;
    }
    > :nth-child(-n + 3) {
      grid-column: span 3;
    }
    > li:first-child {
      grid-area: span 2 / 1;
      h3 {
        font-size: 3.4rem;
      }
      p {
        font-size: 1.25rem;
      }
    }
  }
`
