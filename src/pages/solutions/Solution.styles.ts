import { css } from '@emotion/react'

/** The questions stand beside their heading. */
export const asked = css`
  --second: 2fr;
  --gutter: var(--g);
  align-items: start;
  > * {
    max-inline-size: none;
  }
`
