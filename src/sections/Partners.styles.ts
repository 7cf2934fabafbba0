import { css } from '@emotion/react'
import { layer } from '../theme/base.styles'
import { below, from } from '../theme/scale'
import { colourOf, colours, gulf, onDusk } from '../theme/tokens'

/** The partners' names on luggage labels, on a suitcase. Shapes, colours and lettering vary, as if by different owners. */
export const partners = css`
  --letters: var(--drawn-1);
  position: relative;
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
    ${layer};
    z-index: -1;
    inset-block-start: -1.75rem;
    inset-inline: 36%;
    block-size: 4rem;
    border: 0.7rem solid ${colourOf(['var(--d5)', 'var(--d4)'])};
    border-radius: var(--radius-l);
  }
  small {
    padding: 0;
    background: none;
    color: inherit;
    font-weight: 350;
    letter-spacing: 0;
  }
  svg {
    inline-size: 2rem;
    block-size: 2rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  @media ${from.largePhone} {
    /* Two columns a label, so that the last row can stand in the middle too. */
    grid-template-columns: repeat(6, minmax(0, 1fr));
    grid-auto-rows: minmax(min(11rem, 22vw), auto);
    svg {
      inline-size: 3.25rem;
      block-size: 3.25rem;
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

export const label = css`
  --turn: -3deg;
  place-content: center;
  justify-items: center;
  padding: var(--space-4);
  border-radius: 50%;
  outline: 1.5px solid;
  outline-offset: -0.45rem;
  background: var(--label, var(--d0));
  font-size: var(--letters);
  overflow-wrap: anywhere;
  rotate: var(--turn);
  &[data-long] {
    --letters: var(--lede);
    letter-spacing: 0;
  }
  @media ${below.largePhone} {
    &[data-long] {
      --letters: var(--text-2);
    }
  }
  /* A word of twelve capitals is not broken. */
  @media ${below.slim} {
    &[data-word] {
      --letters: var(--text-1);
      padding-inline: 0;
      outline-offset: -0.2rem;
      font-weight: 400;
      letter-spacing: -0.045em;
    }
  }
  @media ${from.largePhone} {
    grid-column-end: span 2;
  }
`

export const labelRound = css`
  font-weight: 520;
  letter-spacing: -0.045em;
`

export const labelNight = css`
  --label: var(--sky);
  --turn: 3deg;
  border-radius: var(--radius-m);
  color: ${onDusk.lede};
  font-weight: 340;
  letter-spacing: 0.02em;
`

export const labelPaper = css`
  --label: ${colours.paper[0]};
  border-radius: var(--radius-s);
  letter-spacing: 0.04em;
`

export const labelArch = css`
  --label: ${gulf[2]};
  --turn: 3deg;
  border-radius: 50% 50% 1rem 1rem / 70% 70% 1rem 1rem;
  color: ${onDusk.lede};
  font-weight: 340;
  letter-spacing: 0.08em;
`

export const labelPill = css`
  --label: ${colours['teal-w'][0]};
  border-radius: var(--radius-full);
  font-weight: 520;
  letter-spacing: 0.01em;
`

export const labelLeaf = css`
  --label: var(--d1);
  --turn: 3deg;
  border-radius: var(--radius-xl) var(--radius-s);
`

/** In the middle of a row of three. */
export const labelLower = css`
  @media ${from.largePhone} {
    translate: 0 0.9rem;
  }
`

/** A last label that is alone in its row of two stands in the middle. */
export const labelAloneOfTwo = css`
  @media ${below.largePhone} {
    grid-column: 1 / -1;
    justify-self: center;
    inline-size: max(7.2rem, 48%);
  }
`

export const labelAloneOfThree = css`
  @media ${from.largePhone} {
    grid-column-start: 3;
  }
`

/** The first of two in a last row. */
export const labelLastButOne = css`
  @media ${from.largePhone} {
    grid-column-start: 2;
  }
`
