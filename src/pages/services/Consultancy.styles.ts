import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'

/** The heading of all four steps, at the foot of their file: the sun rises over the month-end close. */
export const chapter = css`
  position: relative;
  gap: min(1rem, 1.1vw);
  margin-block-start: max(0.5rem, 2vw);
  padding: clamp(1.25rem, 3vw, 2.75rem);
  border-radius: var(--radius-m);
  background: color-mix(in oklab, var(--d5) 65%, var(--d6));
  overflow: clip;
  &::before {
    ${layer};
    inset-block: auto 0;
    inset-inline: auto 4vw;
    inline-size: max(4.5rem, 23vw);
    aspect-ratio: 2;
    background: radial-gradient(
      circle at 50% 100%,
      var(--d0) 25%,
      var(--d1) 25.4% 37%,
      var(--d2) 37.4% 50%,
      var(--d3) 50.4% 70%,
      transparent 70.5%
    );
  }
  /* Clear of the sun. */
  @media ${from.largePhone} {
    padding-inline-end: 38%;
  }
  @media ${below.tablet} {
    padding-block: var(--space-5) 2.5rem;
  }
`

/** The second column begins where the narrow page of the second file below does. */
export const desk = css`
  @media ${from.laptop} {
    && > div {
      grid-template-columns: 66.667% minmax(0, 1fr);
      column-gap: 0;
    }
    /* The gap between the columns, which stand without one. */
    h2 {
      padding-inline-end: var(--space-8);
    }
  }
`
