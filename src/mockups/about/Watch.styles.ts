import { css } from '@emotion/react'
import { window } from '../kit/kit.styles'

/** A window whose rows share its height. */
export const watch = css`
  ${window};
  --sh2: var(--sh1);
  border: 1px solid var(--line);
  display: grid;
  grid-template-rows: auto 1fr;
  /* Where the line is too narrow, the state of the fault wraps below it. */
  li,
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 0.75rem;
    align-items: center;
    padding: 0.6rem 1rem;
  }
  li > small {
    min-inline-size: 2.75rem;
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  li > small + span {
    flex: 1 1 7.5rem;
    font-size: 1rem;
    line-height: 1.3;
    text-wrap: balance;
  }
  && small {
    font-size: max(var(--least-note), 0.8125rem);
  }
  /* The rows are together as high as the teams beside them. */
  @media (min-width: 64rem) {
    ul {
      display: grid;
      grid-auto-rows: 1fr;
    }
    li > :last-child {
      font-size: 0.8125rem;
    }
  }
`
