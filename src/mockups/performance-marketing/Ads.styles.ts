import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** An ad above its words, with its foot in the sand. */
export const place = css`
  --sh2: var(--sh1);
  grid-row: 1;
  margin-block-end: min(1.5rem, 2vw);
`

/** A dune in the colour of the sand below it. */
export const dune = css`
  z-index: -1;
  inset-block-start: 10rem;
  inline-size: 100%;
  block-size: 14rem;
  overflow: visible;
  @media ${below.tablet} {
    display: none;
  }
`

export const search = css`
  align-content: space-between;
  gap: min(0.75rem, 2vw);
  padding: min(1.25rem, 2.5vw);
  small {
    font-size: var(--text-3);
  }
  i,
  [data-part='sitelink'] {
    margin-inline-end: var(--space-3);
    padding: 0.1rem var(--space-4);
    border: 1px solid;
    line-height: var(--line-3);
    white-space: nowrap;
    border-radius: var(--radius-full);
  }
`

export const typed = css`
  padding: min(0.6rem, 1.5vw) min(1rem, 2.5vw);
  border: 1px solid var(--field);
  border-radius: var(--radius-full);
`

export const result = css`
  padding: min(0.9rem, 2.5vw) var(--space-5);
`

export const ad = css`
  border-inline-start: 4px solid var(--coral);
  border-radius: var(--radius-s);
  background: var(--coral-w);
`

export const links = css`
  gap: var(--space-2) 0;
`

export const social = css`
  grid-template-rows: auto 1fr auto;
  > :is(span, div) {
    padding: min(0.75rem, 2vw) var(--space-5);
  }
  i {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border: 0.45rem solid var(--coral-w);
    border-radius: 50%;
    background: var(--coral);
  }
  svg {
    inline-size: 100%;
    background: var(--d6);
    /* As high as its row is without it. A height of 100 % is to WebKit that of all rows. */
    @media ${from.tablet} {
      contain: size;
      align-self: stretch;
    }
  }
  b {
    letter-spacing: -0.02em;
  }
`
