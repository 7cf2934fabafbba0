import { css } from '@emotion/react'
import { from } from '../theme/scale'

/** A card for each client, with its picture beside the words on wide screens. */
export const cases = css`
  margin-block-end: var(--space-8);
  > li {
    display: grid;
    gap: var(--space-6) var(--space-8);
    padding: clamp(1.25rem, 3.5vw, 3rem);
    border-radius: var(--radius-l);
    background: var(--card);
    overflow-wrap: anywhere;
  }
  p,
  dl {
    margin-block-start: var(--space-4);
    max-inline-size: 36em;
  }
  dl {
    margin-block-start: var(--space-5);
  }
  @media ${from.laptop} {
    > li:has(picture) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: center;
    }
    /* Without a picture the figure takes its place. */
    > li:not(:has(picture)) > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: var(--space-8);
      > * {
        grid-column: 1;
      }
    }
  }
`

/** For whom the work was done. */
export const client = css`
  && {
    margin-block: 0 var(--space-2);
  }
`

/** The figure that came of it, and what it counts. */
export const measure = css`
  && {
    margin-block-start: var(--space-6);
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--line);
    @media ${from.laptop} {
      li:not(:has(picture)) > div > & {
        grid-area: 1/2 / span 4;
        align-self: center;
        margin: 0;
        padding: 0;
        border: 0;
      }
    }
  }
  strong {
    display: block;
    font-weight: 500;
  }
  small {
    display: block;
    margin-block-start: var(--space-1);
  }
`
