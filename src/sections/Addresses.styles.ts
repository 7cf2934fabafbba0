import { css } from '@emotion/react'
import { waypoint } from '../theme/base.styles'

export const addresses = css`
  display: grid;
  margin-block-start: 0.5rem;
  li {
    position: relative;
    display: grid;
    gap: 0.1rem;
    padding-block-end: 1.6rem;
    padding-inline-start: 2.25rem;
  }
  li::before {
    ${waypoint};
    position: absolute;
    inset-block-start: 0.35rem;
    inset-inline-start: 0;
    z-index: 1;
  }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: 0.6rem -0.4rem;
    inset-inline-start: calc(0.4375rem - 1px);
    border-inline-start: 2px dashed var(--field);
  }
  address {
    font-style: normal;
  }
  a {
    justify-self: start;
    min-block-size: 1.75rem;
    color: var(--coral-t);
    font-weight: 450;
    text-underline-offset: 0.25em;
  }
  small {
    color: var(--ink2);
    font-size: var(--ts);
  }
`
