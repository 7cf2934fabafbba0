import { css } from '@emotion/react'
import { from } from '../../theme/scale'

/** A document on sand: dashed while it waits, with a coral frame and a stamp once it is earned. */
export const paper = css`
  gap: var(--space-5);
  border: 1.5px dashed var(--field);
  background: var(--sand);
  outline: 1px solid var(--field);
  outline-offset: -0.5rem;
  padding: var(--space-5) var(--space-6);
  /* As high as the longest of its texts makes it. */
  min-block-size: 8.75rem;
  b {
    display: block;
    margin-block: 0.1rem 0.3rem;
    padding-block-end: var(--space-1);
    border-block-end: 1.5px solid var(--field);
    letter-spacing: -0.03em;
  }
  svg {
    overflow: visible;
    inline-size: min(5.5rem, 18cqi);
  }
  /* An earned ring is thick enough to reach the next one. */
  circle[data-state] {
    stroke: var(--coral);
    stroke-width: 7;
  }
  &[data-state] {
    border: 1.5px solid var(--coral);
  }
  /* Overlaps the lower end corner of the lesson, clear of its words. */
  @container ${from.largePhone} {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    inline-size: 22rem;
  }
  @media (prefers-reduced-motion: no-preference) {
    @keyframes stamp {
      from {
        scale: 1.5;
        rotate: -14deg;
      }
    }
    &[data-state] svg {
      animation: stamp var(--m3) var(--ease);
    }
  }
`
