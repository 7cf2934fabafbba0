import { css } from '@emotion/react'
import { night, waypoint } from '../../theme/base.styles'

/* One sheet of code from the first call to the last; beside each call, on the paper, what it means. */
export const calls = css`
  display: grid;
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  pre {
    ${night};
    --edge: var(--teal);
    --state: var(--teal-w);
    --said: var(--teal-t);
    background: var(--card);
    border: 1px solid var(--line);
    border-inline-start: 5px solid var(--edge);
    color: var(--ink2);
    font: 400 clamp(0.8125rem, 0.45rem + 1.17vw, 1.5rem) / 1.65 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    letter-spacing: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    overflow: clip;
  }
  [data-state] {
    --edge: var(--coral);
    --state: var(--coral-w);
    --said: var(--coral-t);
  }
  samp {
    display: grid;
    block-size: 100%;
    grid-template-rows: auto 1fr;
    font: inherit;
  }
  span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    padding: 0.6rem clamp(1rem, 2vw, 1.75rem);
    border-block-end: 1px solid var(--line);
    background: var(--paper);
    font-size: 0.86em;
  }
  code {
    align-self: center;
    padding: clamp(0.9rem, 2vw, 1.75rem) clamp(1rem, 2vw, 1.75rem);
    font: inherit;
  }
  b {
    color: var(--ink);
    font-weight: 500;
  }
  em {
    padding: 0.1em 0.75em;
    border-radius: var(--r9);
    background: var(--state);
    color: var(--said);
    font-style: normal;
  }
  code b {
    color: var(--teal-t);
  }
  i {
    font-style: normal;
  }
  mark {
    padding: 0.1em 0.3em;
    margin-inline: -0.1em;
    border-radius: 0.3rem;
    background: var(--edge);
    color: var(--on-coral);
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
    grid-auto-rows: 1fr;
    li {
      grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    }
    div {
      padding: 1.5rem 0;
      padding-inline-start: clamp(3rem, 6vw, 6rem);
    }
    /* From the line of the code that has changed to its meaning: no height is said, so that it is that line's. */
    mark::before,
    mark::after {
      content: '';
      position: absolute;
      inset-inline-start: calc(100% * 7 / 13);
      inline-size: clamp(2rem, 4vw, 4rem);
      margin-block-start: 0.8em;
      border-block-start: 2px dashed var(--field);
    }
    mark::after {
      ${waypoint};
      margin-block-start: calc(0.8em - 0.4rem);
      margin-inline-start: -0.4375rem;
    }
    /* The code is read from the left there too, and its lines begin there. */
    [dir='rtl'] & :is(mark::before, mark::after) {
      content: none;
    }
    li + li pre {
      border-block-start: 0;
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
