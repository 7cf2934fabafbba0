import { css } from '@emotion/react'
import { hop, waypoint } from '../theme/base.styles'

/** Three stops on one road: down the side on phones, in hops where there is room. */
export const next = css`
  display: grid;
  li {
    position: relative;
    padding-block-end: 1.75rem;
    padding-inline-start: 2rem;
    line-height: 1.5;
  }
  li:last-of-type {
    padding-block-end: 0;
  }
  li::before {
    ${waypoint};
    position: absolute;
    inset-block-start: 0.3em;
    inset-inline-start: 0;
  }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: calc(0.3em + 1rem) -0.2em;
    inset-inline-start: calc(0.4375rem - 0.75px);
    border-inline-start: 1.5px dashed var(--field);
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, 1fr);
    font-size: clamp(1rem, 0.75rem + 0.55vw, 1.25rem);
    li {
      padding-block: 2.5rem 0;
      padding-inline: 0 clamp(1.5rem, 4vw, 4rem);
      text-wrap: pretty;
    }
    li::before {
      inset-block-start: 0.75rem;
    }
    li:not(:last-of-type)::after {
      ${hop};
      inset-block: -0.75rem auto;
      inset-inline: 1.1rem 0.25rem;
      block-size: 1.75rem;
    }
  }
`
