import { css } from '@emotion/react'
import { from } from '../../theme/scale'
import { decided, offered } from '../kit/moment.styles'

/** The window above the ledger: who asks, how far past the limit, the decision, and its result. */
export const request = css`
  /* Painted after the ledger, this window would cast its shadow on it. */
  --sh2: 0 0;
  grid-template-columns: 2.1rem minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
  margin-block-end: var(--space-4);
  padding: var(--space-5) var(--space-5) var(--space-4);
  @container ${from.largePhone} {
    grid-template-columns: 2.1rem minmax(0, 1fr) auto;
  }
`

export const decisions = css`
  @container ${from.largePhone} {
    grid-area: 1 / 3;
  }
`

/** The sum that is asked for, and its bar, large enough to be seen crossing the limit; the limit is named below its mark. */
export const bar = css`
  svg {
    block-size: 1rem;
  }
  strong {
    font-size: var(--display-2);
    @media ${from.tablet} {
      font-size: var(--title-4);
    }
    letter-spacing: -0.055em;
  }
  /* The large sum leaves room for few words beside it: those after it go to the next line together. */
  p {
    text-wrap: balance !important;
  }
  small {
    margin-inline-start: 56%;
  }
`

/** One of the two decisions. */
export const decision = css`
  min-block-size: 2.75rem;
  padding: 0.35em 1em;
  border-radius: var(--radius-full);
  border: 1px solid var(--field);
  &[aria-pressed='true'] {
    ${decided};
  }
`

/** To approve: coral until a decision is made, and as wide before it as after it. */
export const approve = css`
  min-inline-size: 8.25rem;
  &[aria-pressed='false']:not(:has(+ [aria-pressed='true'])) {
    ${offered};
  }
`

export const decline = css`
  min-inline-size: 5.75rem;
`

export const foot = css`
  --least: 15rem;
  padding-block-start: var(--space-3);
`

/** The result of the decision, with room for the longest of the three sentences. */
export const said = css`
  @container ${from.least} {
    min-block-size: 2lh;
  }
`
