import { css } from '@emotion/react'

/** A card for each client, with its picture beside the words on wide screens. */
export const cases = css`
  display: grid;
  gap: 1.5rem;
  margin-block-end: clamp(2rem, 5vw, 4rem);
  > li {
    display: grid;
    gap: clamp(1.25rem, 4vw, 3.5rem);
    padding: clamp(1.25rem, 3.5vw, 3rem);
    border-radius: var(--r3);
    background: var(--card);
    overflow-wrap: anywhere;
  }
  h3 {
    font-size: clamp(1.35rem, 2.2vw, 2rem);
    line-height: 1.15;
  }
  p,
  dl {
    margin-block-start: 0.75rem;
    max-inline-size: 36em;
  }
  h3 + p {
    color: var(--ink2);
  }
  dl {
    margin-block-start: 1.25rem;
  }
  @media (min-width: 64rem) {
    > li:has(picture) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: center;
    }
    /* Without a picture the figure takes its place. */
    > li:not(:has(picture)) > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: clamp(1.25rem, 4vw, 3.5rem);
      > * {
        grid-column: 1;
      }
      > :last-child {
        grid-area: 1/2 / span 4;
        align-self: center;
        margin: 0;
        padding: 0;
        border: 0;
      }
    }
  }
`

/** For whom the work was done. */
export const client = css`
  && {
    margin-block: 0 0.4rem;
    color: var(--teal-t);
    font-weight: 450;
  }
`

/** The figure that came of it, and what it counts. */
export const measure = css`
  && {
    margin-block-start: 1.5rem;
    padding-block-start: 1.25rem;
    border-block-start: 1px solid var(--line);
  }
  strong {
    display: block;
    font-size: clamp(2rem, 4vw, 3.25rem);
    font-weight: 500;
    line-height: 1.1;
  }
  small {
    display: block;
    margin-block-start: 0.3rem;
    color: var(--ink2);
    font-size: var(--ts);
  }
`
