import { css } from '@emotion/react'

export const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block-start: 1rem;
  input {
    flex: 1 1 12rem;
  }
`

const answer = css`
  font-size: 0.95rem;
  font-weight: 450;
  &:not(:empty) {
    margin-block-start: 0.75rem;
  }
  &:focus {
    outline: 0;
  }
`

export const failure = css`
  ${answer};
  color: var(--bad);
`

export const success = css`
  ${answer};
  color: var(--teal-t);
`

const untilTarget = css`
  display: none;
  scroll-margin-block-start: 40vh;
  &:target {
    display: block;
  }
`

/** The answers to a form that was posted without JavaScript. */
export const failureAnchor = css`
  ${failure};
  ${untilTarget};
`

export const successAnchor = css`
  ${success};
  ${untilTarget};
`
