import { css } from '@emotion/react'
import { waypoint } from '../theme/base.styles'

/** A pass of three parts, torn along dashed lines: the first is lit. */
export const today = css`
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--r3);
  background: var(--card);
  overflow: clip;
  > li {
    --ground: var(--card);
    display: grid;
    align-content: start;
    gap: 1.25rem;
    padding: clamp(1.25rem, 0.8rem + 1.6vw, 2.25rem);
  }
  > li:first-of-type {
    --ground: var(--coral-w);
    background: var(--ground);
  }
  > li + li {
    border-block-start: 1.5px dashed var(--field);
  }
  p {
    color: var(--ink2);
    font-size: 0.95rem;
    max-inline-size: 40ch;
    text-wrap: balance;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: 1rem;
  }
  dl div {
    flex: 1 1 8rem;
    display: grid;
    gap: 0.25rem;
    align-content: start;
  }
  dt {
    order: 1;
    max-inline-size: 16ch;
    font-size: var(--ts);
    line-height: 1.4;
  }
  dd {
    margin: 0;
    font-size: clamp(2.75rem, 1.4rem + 3.6vw, 4.75rem);
    line-height: 1.05;
    letter-spacing: -0.055em;
  }
  ul {
    display: grid;
    align-content: start;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.65rem;
    min-block-size: 2.1rem;
    text-underline-offset: 0.25em;
  }
  a svg {
    color: var(--coral-t);
  }
  > li:last-of-type li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.75rem;
    align-items: center;
    min-block-size: 2.1rem;
    &::before {
      ${waypoint};
      border-color: var(--teal);
    }
  }
  @media (min-width: 64rem) {
    grid-template-columns: 6fr 5fr 5fr;
    > li + li {
      border-block-start: 0;
      border-inline-start: 1.5px dashed var(--field);
    }
  }
`
