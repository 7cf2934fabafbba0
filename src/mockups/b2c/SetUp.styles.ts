import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

export const items = css`
  gap: var(--space-5);
  p {
    margin-block-start: 0.3rem;
  }
`

export const stage = css`
  /* Keeps the z-index, and so the shadow of the rules, below the next section. */
  isolation: isolate;
  margin-block: var(--space-5) calc(var(--y) * -1);
  letter-spacing: -0.01em;
  @media ${below.tablet} {
    gap: var(--space-5);
    margin-block-end: 0;
  }
  @media ${from.tablet} {
    grid-template-columns: 3fr 6fr 3fr;
  }
  @media ${from.wide} {
    grid-area: 1 / 2 / span 2;
    margin-block-start: 0;
    align-content: end;
    > * {
      zoom: 1.25;
    }
  }
`

/** The rules, on the lower edge of the section. */
export const front = css`
  @media ${from.tablet} {
    z-index: 1;
    grid-area: 2 / 1 / auto / 3;
    margin-block-start: -1rem;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`

/** The settings, behind the rules and a step higher, or below them on phones. */
export const back = css`
  @media ${from.tablet} {
    grid-area: 1 / 2 / auto / 4;
    padding-block-end: var(--space-5);
  }
`
