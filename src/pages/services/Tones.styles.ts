// The colours of an evening from the sun outwards, for what differs by its place in a row: its ground, and a sign on that.
import { css } from '@emotion/react'

export const second = css`
  --tone: var(--d1);
`

export const third = css`
  --tone: var(--d2);
`

export const fourth = css`
  --tone: var(--d3);
`

/** From here on too dark for a dark sign. */
export const fifth = css`
  --tone: var(--d4);
  --sign: var(--d0);
`

export const sixth = css`
  --tone: color-mix(in oklab, var(--d4) 35%, var(--d5));
  --sign: var(--d0);
`
