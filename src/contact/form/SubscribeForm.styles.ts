import { css } from '@emotion/react'

export const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block: 1rem 0.75rem;
  input {
    flex: 1 1 12rem;
  }
`

/** The live regions, and the answers to a form that was posted without JavaScript: those have an id and no role. */
export const answers = css`
  color: var(--teal-t);
  > [role='alert'],
  > [id^='subscribe-'] {
    color: var(--bad);
  }
  > :focus {
    outline: 0;
  }
  > :not([role], :target) {
    display: none;
  }
`
