import { css } from '@emotion/react'
import { colourOf, tones } from '../theme/tokens'

/** Names as their owners' signs would write them, each with its mark on a seal; two tones of ground take turns. */
export const partners = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.25rem 1rem;
  li {
    --a: ${colourOf(tones.apricot.a)};
    --d: ${colourOf(tones.apricot.d)};
    display: grid;
    justify-items: center;
    gap: 0.1rem;
    font-size: clamp(1.125rem, 0.5rem + 1.9vw, 2.125rem);
    line-height: 1.2;
    text-align: center;
  }
  li:nth-of-type(3n + 2) {
    --a: ${colourOf(tones.teal.a)};
    --d: ${colourOf(tones.teal.d)};
  }
  /* Not one hand: each name as its own sign would write it. */
  li:nth-of-type(3n + 1) {
    font-weight: 520;
    letter-spacing: -0.045em;
  }
  li:nth-of-type(3n + 2) {
    font-weight: 300;
    letter-spacing: 0.02em;
  }
  li:nth-of-type(3) {
    letter-spacing: 0.1em;
  }
  li:nth-of-type(4) {
    font-weight: 300;
    letter-spacing: 0.08em;
  }
  li:nth-of-type(5) {
    font-weight: 520;
    letter-spacing: 0.01em;
  }
  small {
    padding: 0;
    background: none;
    color: var(--ink2);
    font-weight: 350;
    font-size: var(--tx);
    letter-spacing: 0;
  }
  svg {
    inline-size: 3.75rem;
    block-size: 3.75rem;
    margin-block-end: 0.3rem;
    padding: 0.85rem;
    border-radius: 50%;
    background: var(--a);
    box-shadow: inset 0 0 0 0.4rem var(--d);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  @media (min-width: 48rem) {
    gap: 2.25rem clamp(1.5rem, 3vw, 3rem);
    li {
      grid-template: 3.4rem 2.1rem / auto minmax(0, 1fr);
      justify-items: start;
      column-gap: 1.25rem;
      align-items: end;
      text-align: start;
    }
    svg {
      grid-row: span 2;
      inline-size: 5.5rem;
      block-size: 5.5rem;
      margin: 0;
      padding: 1.4rem;
      box-shadow: inset 0 0 0 0.6rem var(--d);
    }
    small {
      align-self: start;
    }
  }
`
