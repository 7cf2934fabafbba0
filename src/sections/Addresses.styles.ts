import { css } from '@emotion/react'
import { waypoint } from '../theme/base.styles'

/** Ruled rows, each a stop of one dashed road at their start. */
export const addresses = css`
  --pad: clamp(0.9rem, 0.4rem + 1.1vw, 1.5rem);
  display: grid;
  align-self: start;
  margin-block-start: 0.5rem;
  li {
    position: relative;
    display: grid;
    gap: 0.15rem;
    margin-inline-start: 2.25rem;
    padding-block: var(--pad);
  }
  li:not(:first-of-type) {
    border-block-start: 1px solid var(--line);
  }
  li::before {
    ${waypoint};
    position: absolute;
    inset-block-start: calc(var(--pad) + 0.3rem);
    inset-inline-start: -2.25rem;
    z-index: 1;
  }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: calc(var(--pad) + 0.6rem) calc(var(--pad) * -1 - 0.6rem);
    inset-inline-start: calc(0.4375rem - 1px - 2.25rem);
    border-inline-start: 2px dashed var(--field);
  }
  li:first-of-type::before {
    background: var(--coral);
  }
  address {
    font-size: clamp(1rem, 0.8rem + 0.5vw, 1.25rem);
    font-style: normal;
  }
  a {
    justify-self: start;
    min-block-size: 1.75rem;
    font-size: clamp(1.1875rem, 0.8rem + 1.3vw, 2rem);
    font-weight: 430;
    letter-spacing: -0.03em;
    text-decoration-color: var(--coral);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.22em;
    overflow-wrap: anywhere;
  }
  li:first-of-type a {
    font-size: clamp(1.5rem, 0.9rem + 2.7vw, 3.25rem);
    line-height: 1.4;
    letter-spacing: -0.04em;
  }
  small {
    color: var(--ink2);
    font-size: clamp(0.9rem, 0.75rem + 0.4vw, 1.0625rem);
  }
  @media (min-width: 62rem) {
    margin-block-start: 1rem;
  }
`
