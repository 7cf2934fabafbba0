import { css } from '@emotion/react'
import { night } from '../theme/base.styles'

/** Three numbered stops of one road by night, each as wide as its words need: down the side on phones. */
export const next = css`
  ${night};
  --pad: clamp(1.35rem, 0.5rem + 3vw, 3.5rem);
  position: relative;
  isolation: isolate;
  display: grid;
  gap: 1.75rem clamp(1.5rem, 4vw, 4rem);
  padding: var(--pad);
  border-radius: var(--r3);
  background: var(--band);
  overflow: clip;
  counter-reset: stop;
  /* The sun is about to rise where the road ends. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-end: -5rem;
    inset-inline-end: -2rem;
    inline-size: 8rem;
    block-size: 8rem;
    border-radius: 50%;
    background: color-mix(in oklch, var(--coral) 30%, var(--band));
    box-shadow:
      0 0 0 3rem color-mix(in oklch, var(--coral) 18%, var(--band)),
      0 0 0 7rem color-mix(in oklch, var(--coral) 11%, var(--band)),
      0 0 0 12rem color-mix(in oklch, var(--coral) 5%, var(--band));
  }
  li {
    position: relative;
    display: grid;
    gap: 0.4rem;
    align-content: start;
    counter-increment: stop;
  }
  li::before {
    content: counter(stop);
    color: var(--coral-t);
    font-size: 3.5rem;
    font-weight: 340;
    line-height: 1;
    letter-spacing: -0.05em;
  }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: calc(100% + 0.3rem) -1.5rem;
    inset-inline-start: 0.8rem;
    border-inline-start: 2px dashed var(--coral);
  }
  p {
    color: var(--ink2);
    text-wrap: balance;
  }
  @media (min-width: 48rem) {
    grid-template-columns: 10fr 15fr 8fr;
    li:not(:last-of-type)::after {
      inset-block: 1.7rem auto;
      inset-inline: 3rem calc(0.75rem - clamp(1.5rem, 4vw, 4rem));
      border: 0;
      border-block-start: 2px dashed var(--coral);
    }
    h3 {
      margin-block-start: 0.5rem;
    }
  }
`
