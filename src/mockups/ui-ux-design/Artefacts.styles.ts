import { css } from '@emotion/react'

export const artefact = css`
  grid-row: 1;
  max-inline-size: 100%;
  block-size: 5.25rem;
  @media (min-width: 48rem) {
    block-size: 7.5rem;
    margin-block-end: 1rem;
  }
`

/** Over a sheet's upper edge, as on a folder's. */
export const tab = css`
  position: absolute;
  inset-block-end: 100%;
  inset-inline-start: -1px;
  padding: 0.3rem 0.8rem;
  border: 1px solid var(--field);
  border-block-end: 0;
  border-radius: var(--r1) var(--r1) 0 0;
  background: var(--card);
  color: var(--ink2);
  font-size: var(--tx);
  line-height: 1.4;
`
