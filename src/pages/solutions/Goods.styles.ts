import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'
import { colours, gulf } from '../../theme/tokens'

/** A poster, and beside it the smaller things, or below it on phones. */
export const goods = css`
  display: grid;
  gap: var(--space-4);
  > li {
    position: relative;
    isolation: isolate;
    overflow: clip;
    display: grid;
    grid-template-rows: auto 1fr;
    gap: var(--space-3);
    padding: var(--space-5);
    border-radius: var(--radius-m);
    background: var(--d5);
    color: ${colours.ink[1]};
    font-size: var(--text-5);
    line-height: var(--line-4);
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
    font-size: var(--text-7);
  }
  @media ${below.least} {
    li li {
      white-space: normal;
    }
  }
  @media ${from.least} {
    > :nth-child(2) p,
    > :nth-child(3) p {
      padding-inline-end: 6rem;
    }
  }
  @media ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    /* At 1280 by 720, this lets the last dot land with the heading of the next section on the screen. */
    margin-block-start: -1rem;
    > li {
      row-gap: var(--space-4);
      padding: 1.25rem;
    }
  }
  @media ${from.wide} {
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
        font-size: var(--title-3);
      }
      p {
        font-size: var(--text-7);
      }
    }
  }
`
