import { css } from '@emotion/react'

/**
 * Two windows, one in each half of the quote. The element lies in the second half; a negative margin of one half and the
 * padding between them (twice `--in`) brings the first window into the first half. On phones
 * only the heads of both windows are shown, the first at the foot of the half above.
 */
export const pair = css`
  display: grid;
  align-content: end;
  block-size: 100%;
  padding-block-start: 0.9rem;
  letter-spacing: -0.01em;
  @media (max-width: 47.99rem) {
    > :first-child {
      position: absolute;
      inset-block-end: calc(100% + var(--in));
      inset-inline: var(--in);
    }
    > * > :last-child {
      display: none;
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: 1fr 1fr;
    gap: calc(2 * var(--in));
    padding-block-start: 2rem;
    margin-inline-start: calc(-100% - 2 * var(--in));
  }
  @media (min-width: 75rem) {
    > * {
      zoom: 1.3;
    }
  }
  && > * {
    box-shadow: none;
  }
`
