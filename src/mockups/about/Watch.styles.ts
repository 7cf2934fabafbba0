import { css } from '@emotion/react'
import { from } from '../../theme/scale'

/** A window whose rows share its height. */
export const watch = css`
  --sh2: var(--sh1);
  grid-template-rows: auto 1fr;
  /* Where the line is too narrow, the state of the fault wraps below it. */
  li,
  > div {
    gap: var(--space-1) var(--space-4);
    padding: var(--space-3) var(--space-5);
  }
  li > small {
    min-inline-size: 2.75rem;
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  && small {
    font-size: var(--text-2);
  }
  @media ${from.laptop} {
    --tag-size: var(--text-2);
    /* The rows are together as high as the teams beside them. */
    ul {
      display: grid;
      grid-auto-rows: 1fr;
    }
  }
`

export const fault = css`
  flex: 1 1 7.5rem;
`
