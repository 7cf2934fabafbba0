import { css } from '@emotion/react'
import { below, from } from '../theme/scale'
import { colourOf, colours, gulf, onDusk } from '../theme/tokens'

/** The partners' names on luggage labels, on a suitcase. Shapes, colours and lettering vary, as if by different owners. */
export const partners = css`
  --letters: var(--drawn-1);
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7.2rem, 40%)), 1fr));
  grid-auto-rows: minmax(6.25rem, auto);
  gap: clamp(0.6rem, 1.6vw, 1.5rem);
  margin-block-start: 2.25rem;
  padding: clamp(1rem, 3vw, 2.75rem) 5%;
  border-radius: clamp(1.25rem, 3vw, 2.5rem) clamp(1.25rem, 3vw, 2.5rem) 0 0;
  /* Two straps, over the rings of a sun. */
  background:
    linear-gradient(90deg, transparent 15%, var(--d5) 0 20%, transparent 0 80%, var(--d5) 0 85%, transparent 0),
    radial-gradient(circle at 50% 100%, var(--d2) 22%, var(--d3) 22.3% 48%, var(--d4) 48.3%);
  color: ${colours['on-coral']};
  /* The handle of the suitcase. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-start: -1.75rem;
    inset-inline: 36%;
    block-size: 4rem;
    border: 0.7rem solid ${colourOf(['var(--d5)', 'var(--d4)'])};
    border-radius: var(--radius-l);
  }
  li {
    --turn: -3deg;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--space-2);
    padding: var(--space-4);
    border-radius: 50%;
    outline: 1.5px solid;
    outline-offset: -0.45rem;
    background: var(--label, var(--d0));
    font-size: var(--letters);
    line-height: var(--line-2);
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
    rotate: var(--turn);
  }
  li[data-long] {
    --letters: var(--lede);
  }
  && li[data-long] {
    letter-spacing: 0;
  }
  li:nth-of-type(even) {
    --turn: 3deg;
  }
  /* Varied lettering, as if each name came from its owner's sign. */
  li:nth-of-type(3n + 1) {
    font-weight: 520;
    letter-spacing: -0.045em;
  }
  li:nth-of-type(3n + 2) {
    font-weight: 340;
    letter-spacing: 0.02em;
  }
  li:nth-of-type(6n + 2) {
    --label: var(--sky);
    border-radius: var(--radius-m);
    color: ${onDusk.lede};
  }
  li:nth-of-type(6n + 3) {
    --label: ${colours.paper[0]};
    border-radius: var(--radius-s);
    letter-spacing: 0.04em;
  }
  li:nth-of-type(6n + 4) {
    --label: ${gulf[2]};
    border-radius: 50% 50% 1rem 1rem / 70% 70% 1rem 1rem;
    color: ${onDusk.lede};
    font-weight: 340;
    letter-spacing: 0.08em;
  }
  li:nth-of-type(6n + 5) {
    --label: ${colours['teal-w'][0]};
    border-radius: var(--radius-full);
    font-weight: 520;
    letter-spacing: 0.01em;
  }
  li:nth-of-type(6n) {
    --label: var(--d1);
    border-radius: var(--radius-xl) var(--radius-s);
  }
  small {
    padding: 0;
    background: none;
    color: inherit;
    font-weight: 350;
    font-size: var(--text-2);
    letter-spacing: 0;
  }
  svg {
    inline-size: 2rem;
    block-size: 2rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  /* A last label that is alone in its row stands in the middle. */
  @media ${below.tablet} {
    li:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
      justify-self: center;
      inline-size: max(7.2rem, 48%);
    }
  }
  @media ${from.tablet} {
    /* Two columns a label, so that the last row can stand in the middle too. */
    grid-template-columns: repeat(6, minmax(0, 1fr));
    grid-auto-rows: minmax(11rem, auto);
    li {
      grid-column-end: span 2;
    }
    li:last-of-type:nth-of-type(3n + 1) {
      grid-column-start: 3;
    }
    li:nth-last-of-type(2):nth-of-type(3n + 1) {
      grid-column-start: 2;
    }
    svg {
      inline-size: 3.25rem;
      block-size: 3.25rem;
    }
    li:nth-of-type(3n + 2) {
      translate: 0 0.9rem;
    }
  }
  @media ${below.slim} {
    --letters: var(--text-3);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    border-block-end: 0;
  }
`
