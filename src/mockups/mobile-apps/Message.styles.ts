import { css } from '@emotion/react'
import { window } from '../kit/kit.styles'
import { control, toggle } from '../kit/moment.styles'

/** What a message looks like while it is new; afterwards it lies flat. */
export const push = css`
  display: flex;
  gap: 0.6rem;
  align-items: start;
  position: relative;
  margin: 0.15rem 0.45rem 0.35rem;
  padding-block: 0.6rem;
  && {
    padding-inline: 0.6rem;
  }
  border: 1px solid var(--line);
  border-radius: 1.1rem;
  div {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
  b {
    grid-column: 1/-1;
  }
  p {
    grid-column: 1/-1;
    display: flex;
    justify-content: space-between;
    color: var(--ink2);
    font-size: 0.72rem;
  }
  &[data-state='new'] {
    background: var(--card);
    box-shadow: var(--sh2);
    border-color: var(--coral);
  }
`

/** All of the message is the target. */
export const open = css`
  ${control};
  padding: 0;
  border: 0;
  background: none;
  color: var(--coral-t);
  font: inherit;
  font-weight: 500;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  min-block-size: 1.5rem;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 1.1rem;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--teal-t);
    outline-offset: 2px;
  }
  &[data-state] {
    visibility: hidden;
  }
`

/** What is switched on the phones, and what is said of them. */
export const remote = css`
  ${window};
  display: grid;
  gap: 0.5rem 1.25rem;
  align-items: center;
  margin-block-start: 1rem;
  padding: 0.8rem 1rem;
  label {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-block-size: 2.75rem;
    font-weight: 480;
    [data-live] & {
      cursor: pointer;
    }
  }
  output {
    min-block-size: 2lh;
    font-size: 0.9375rem;
    font-weight: 450;
  }
  @container (width > 34rem) {
    grid-template: auto auto / auto minmax(0, 1fr);
    row-gap: 0.25rem;
    label {
      grid-row: span 2;
      padding-inline-end: 1.25rem;
      border-inline-end: 1px solid var(--line);
      align-self: stretch;
    }
    output {
      display: grid;
      align-content: end;
    }
    a {
      justify-self: start;
    }
  }
`

export const flightMode = css`
  ${control};
  ${toggle};
`
