import { css } from '@emotion/react'
import { waypoint } from '../theme/base.styles'

export const addresses = css`
  display: grid;
  gap: 1.75rem;
  margin-block-start: 1.5rem;
  li {
    position: relative;
    display: grid;
    gap: 0.1rem;
    align-content: start;
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
    inset-block: 0.6rem -2.2rem;
    inset-inline-start: calc(0.4375rem - 1px);
    border-inline-start: 2px dashed var(--field);
  }
  li:first-of-type::before {
    background: var(--coral);
  }
  address {
    font-style: normal;
  }
  a {
    justify-self: start;
    min-block-size: 1.75rem;
    font-size: clamp(1.0625rem, 0.9rem + 0.5vw, 1.25rem);
    font-weight: 450;
    letter-spacing: -0.015em;
    text-decoration-color: var(--coral);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }
  li:first-of-type a {
    font-size: clamp(1.5rem, 1rem + 1.4vw, 1.75rem);
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink2);
    font-size: var(--ts);
  }
  /* They end where the form beside them ends. */
  @media (min-width: 62rem) {
    align-self: stretch;
    grid-template-rows: repeat(3, 1fr) auto;
    margin-block-start: 1.5rem;
  }
`
