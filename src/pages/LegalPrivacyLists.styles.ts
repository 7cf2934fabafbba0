import { css } from '@emotion/react'
import { hop, waypoint } from '../theme/base.styles'

/** The summary, in type as large as the permissions on the terms page, and on the same ground as those. */
export const inShort = css`
  [data-as='ticks'] {
    gap: 0;
    padding: clamp(0.6rem, 1.6vw, 1.5rem) clamp(1.1rem, 2.2vw, 2rem);
    border-radius: var(--r3);
    background: var(--teal-w);
    li {
      padding-block: 0.75rem;
      padding-inline-start: 2.25rem;
      font-size: 1.125rem;
      line-height: max(var(--least-line), 1.4);
      @media (min-width: 48rem) {
        padding-block: 1rem;
        font-size: 1.25rem;
        letter-spacing: -0.022em;
      }
    }
    li:nth-of-type(n + 2) {
      border-block-start: 1px solid color-mix(in oklab, var(--teal-t) 35%, transparent);
    }
    li::before {
      inset-block-start: 1rem;
      inline-size: 1.25rem;
      block-size: 1.25rem;
      @media (min-width: 48rem) {
        inset-block-start: 1.3rem;
      }
    }
    @media (min-width: 48rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 2.5rem;
      li:nth-of-type(2) {
        border: 0;
      }
    }
  }
`

/** Each law is a stop of one road, under its short name. */
export const laws = css`
  [data-as='laws'] {
    gap: 0;
    li {
      padding-block: 0 1rem;
      padding-inline-start: 2rem;
    }
    li::before {
      ${waypoint};
      inset-block-start: 0.6rem;
    }
    li:not(:last-of-type)::after {
      content: '';
      position: absolute;
      inset-block: 1.6rem -0.5rem;
      inset-inline-start: calc(0.1rem + 0.4375rem - 1px);
      border-inline-start: 2px dashed var(--field);
    }
    b {
      display: block;
      font-size: clamp(1.375rem, 1rem + 1.4vw, 2.25rem);
      font-weight: 400;
      letter-spacing: -0.034em;
      line-height: 1.3;
    }
    b::first-letter {
      text-transform: uppercase;
    }
    @media (min-width: 62rem) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: 2rem;
      padding-block-start: 4.75rem;
      li {
        padding: 1.75rem 0 0;
        line-height: 1.5;
      }
      li::before {
        inset-block-start: 0;
        inset-inline-start: 0;
        inline-size: 1.5rem;
        block-size: 1.5rem;
        background: var(--d0);
      }
      li:nth-of-type(2)::before {
        background: var(--d1);
      }
      li:last-of-type::before {
        background: var(--coral);
      }
      li:not(:last-of-type)::after {
        ${hop};
        inset-block: -4.75rem auto;
        inset-inline: 0.75rem -2.75rem;
        block-size: 4.8rem;
        border-width: 2px;
        border-block-end: 0;
      }
    }
  }
`

/** Items below their subjects, separated by rules. */
export const led = css`
  [data-as='led'] {
    gap: 0.9rem clamp(1.5rem, 3vw, 2.5rem);
    li {
      padding: 0.9rem 0 0;
      border-block-start: 1px solid var(--field);
      line-height: 1.5;
    }
    li::before {
      content: none;
    }
    b {
      color: var(--ink);
      font-size: 1.25rem;
      font-weight: 450;
      letter-spacing: -0.03em;
      line-height: 1.25;
      text-wrap: balance;
    }
    p {
      margin-block-start: 0.3rem;
    }
    @media (min-width: 80rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  /* Without a drawing beside them, they are tiles, in the colours of the tickets. */
  section:not(:has(> [data-as])) > div > [data-as='led'] {
    gap: 1rem;
    @media (min-width: 48rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    @media screen {
      li {
        padding: clamp(1.25rem, 2.4vw, 2.25rem);
        border: 0;
        border-radius: var(--r3);
        background: var(--coral-w);
      }
      li:nth-of-type(2) {
        background: var(--teal-w);
      }
      /* The colours alternate, in one column as in two. */
      @media (max-width: 47.99rem) {
        li:nth-of-type(4) {
          background: var(--teal-w);
        }
      }
      @media (min-width: 48rem) {
        li:nth-of-type(3) {
          background: var(--teal-w);
        }
      }
      b {
        display: block;
        font-size: clamp(1.5rem, 2.2vw, 2rem);
        font-weight: 400;
        letter-spacing: -0.034em;
        line-height: 1.15;
      }
      p {
        margin-block-start: 0.75rem;
      }
    }
  }
`
