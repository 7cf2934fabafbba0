import { css } from '@emotion/react'
import { waypoint } from '../theme/base.styles'

export const addresses = css`
  display: grid;
  margin-block-start: 0.5rem;
  li {
    position: relative;
    display: grid;
    gap: 0.1rem;
    align-content: start;
    padding-block: 1.1rem;
    padding-inline-start: 2.25rem;
  }
  li::before {
    ${waypoint};
    position: absolute;
    inset-block-start: 1.45rem;
    inset-inline-start: 0;
    z-index: 1;
  }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: 1.7rem -1.5rem;
    inset-inline-start: calc(0.4375rem - 1px);
    border-inline-start: 2px dashed var(--field);
  }
  li > :first-child::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: 2.25rem 0;
    border-block-start: 1px solid var(--line);
  }
  address {
    font-style: normal;
  }
  a {
    justify-self: start;
    min-block-size: 1.75rem;
    color: var(--coral-t);
    font-size: clamp(1.0625rem, 0.9rem + 0.5vw, 1.25rem);
    font-weight: 450;
    letter-spacing: -0.015em;
    text-underline-offset: 0.25em;
  }
  small {
    color: var(--ink2);
    font-size: var(--ts);
  }
  /* They end where the form beside them ends. */
  @media (min-width: 62rem) {
    align-self: stretch;
    margin-block-start: 1rem;
  }
`
