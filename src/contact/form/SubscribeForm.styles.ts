import { css } from '@emotion/react'

export const line = css`
  margin-block: var(--space-5) var(--space-4);
  label {
    flex: 1 1 100%;
  }
  input {
    flex: 1 1 12rem;
  }
`

export const note = css`
  && {
    font-size: var(--text-3);
  }
  && a {
    text-decoration: underline;
  }
`

/** The live regions, and the hidden answers to a form posted without JavaScript. */
export const answers = css`
  > [role='alert'],
  > [id^='subscribe-'] {
    color: var(--bad);
  }
  > :focus {
    outline: 0;
  }
`
