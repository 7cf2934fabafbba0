import { css } from '@emotion/react'
import { night, waypoint } from '../../theme/base.styles'

/* One sheet of code from the first call to the last; beside each call, on the paper, what it means. */
export const calls = css`
  display: grid;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  pre {
    ${night};
    position: relative;
    padding: clamp(1.1rem, 4cqi, 2.25rem) clamp(1rem, 3vw, 2.5rem);
    background: var(--sky);
    color: var(--ink2);
    font: 400 clamp(0.8125rem, 0.6rem + 0.75vw, 1.125rem) / 1.65 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    letter-spacing: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    outline: 1px solid transparent;
  }
  samp {
    font: inherit;
  }
  b {
    color: var(--ink);
    font-weight: 500;
  }
  em {
    color: var(--teal-t);
    font-style: normal;
  }
  [data-state] em {
    color: var(--coral-t);
  }
  div {
    display: grid;
    align-content: center;
    gap: 0.5rem;
    padding-block: 1.25rem 2.25rem;
  }
  h3 {
    font-size: clamp(1.35rem, 1.1rem + 1vw, 2rem);
  }
  p {
    max-inline-size: 30em;
    font-size: var(--tl);
    line-height: 1.5;
    color: var(--ink2);
  }
  @media (min-width: 64rem) {
    li {
      grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    }
    div {
      position: relative;
      padding: 1.5rem 0;
      padding-inline-start: clamp(3rem, 6vw, 6rem);
    }
    /* The line from the code to its meaning. */
    div::before {
      content: '';
      position: absolute;
      inset-block-start: 50%;
      inset-inline: 0 calc(100% - clamp(2rem, 4vw, 4rem));
      border-block-start: 2px dashed var(--field);
    }
    div::after {
      ${waypoint};
      position: absolute;
      inset-block-start: calc(50% - 0.375rem);
      inset-inline-start: -0.4375rem;
    }
    li + li pre {
      border-block-start: 1px dashed var(--line);
    }
    li:first-of-type pre {
      border-start-start-radius: var(--r3);
      border-start-end-radius: var(--r3);
    }
    li:last-of-type pre {
      border-end-start-radius: var(--r3);
      border-end-end-radius: var(--r3);
    }
  }
  @media (max-width: 63.99rem) {
    pre {
      border-radius: var(--r2);
    }
  }
`
