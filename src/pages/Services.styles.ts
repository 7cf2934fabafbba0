import { css } from '@emotion/react'

/** The steps are few words: half the paper around them. */
export const process = css`
  text-wrap: pretty;
  @media (min-width: 48rem) {
    && > section {
      --y: clamp(2rem, 1.25rem + 1.75vw, 3rem);
    }
  }
`
