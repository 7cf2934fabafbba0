import { css } from '@emotion/react'

/** A window at the foot of one half of the quote. */
export const half = css`
  display: grid;
  align-content: end;
  block-size: 100%;
  padding-block-start: min(2rem, 4vw);
  letter-spacing: -0.01em;
  @media (min-width: 75rem) {
    zoom: 1.3;
  }
  && > * {
    box-shadow: none;
  }
  > * > :first-child {
    flex-wrap: wrap;
    > span {
      min-inline-size: min-content;
    }
  }
`
