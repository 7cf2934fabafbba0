import { css } from '@emotion/react'
import { layer, night } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'

/* All calls are on one sheet of code; beside each call, on the paper, stands its meaning. */
export const calls = css`
  --code: var(--drawn-2);
  --inset: clamp(0.9rem, 2vw, 2.25rem);
  --side: clamp(1rem, 2vw, 1.75rem);
  --title: var(--title-5);
  li {
    position: relative;
  }
  pre {
    ${night};
    --edge: var(--teal);
    --state: var(--teal-w);
    --said: var(--teal-t);
    background: var(--card);
    border: 1px solid var(--line);
    color: var(--ink2);
    font: 400 var(--code) / var(--line-5) ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
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
    border-inline-start: 5px solid var(--edge);
    font: inherit;
    [dir='rtl'] & {
      border-inline-width: 0 5px;
      border-inline-style: solid;
      border-inline-color: var(--edge);
    }
  }
  samp > span {
    gap: var(--space-1) var(--space-5);
    padding: var(--space-3) var(--side);
    border-block-end: 1px solid var(--line);
    background: var(--paper);
    font-size: 0.86em;
  }
  code {
    padding: var(--inset) var(--side);
    font: inherit;
  }
  /* A line. What does not fit stands below, indented as the first name is. */
  code > span {
    display: block;
    padding-inline-start: 2ch;
    text-indent: -2ch;
  }
  b {
    color: var(--ink);
    font-weight: 500;
  }
  em {
    padding: 0.1em 0.75em;
    border-radius: var(--radius-full);
    background: var(--state);
    color: var(--said);
  }
  code b {
    color: var(--teal-t);
  }
  mark {
    padding: 0.1em 0.3em;
    margin-inline: -0.1em;
    border-radius: var(--radius-xs);
    background: var(--edge);
    color: var(--on-coral);
  }
  div {
    align-content: center;
    padding-block: var(--space-5) max(1.5rem, 3vw);
  }
  h3 {
    font-size: var(--title);
  }
  p {
    max-inline-size: 33em;
  }
  @media ${from.laptop} {
    --lead: clamp(1.5rem, 2.2vw, 3rem);
    /* The words beside a call need room above the next meaning, most where their lines are short. */
    --inset: max(1.9rem, 4.4rem - 2.3vw);
    /* The sheet begins at the edge of the screen, but its code is aligned with the text of the page. */
    --edge-in: max(var(--gut), (100vw - var(--max)) / 2);
    margin-inline-start: calc(-1 * var(--edge-in));
    li {
      --sheet: calc(var(--edge-in) + 0.44 * min(100%, 100vw - 2 * var(--edge-in)));
      grid-template-columns: var(--sheet) minmax(0, 1fr);
      align-items: start;
    }
    /* Ends the dashed lines from the values where the meaning begins, whatever stands level with them there. */
    pre {
      position: relative;
      overflow-clip-margin: 1.5rem;
    }
    /*
     * Puts the first line of the heading level with the changed value: below the call (its text and the padding of its
     * status, 1.59 times the size of the code) and the lines before the value. The text may run on beside the next call,
     * whose own text begins lower.
     */
    div {
      --before: 0;
      align-content: start;
      --level: calc(1.2rem + 2px + var(--inset) + (1.59 + (var(--before) + 0.5) * 1.65) * var(--code));
      padding-block: calc(var(--level) - 0.61 * var(--title)) 0;
      padding-inline-start: var(--lead);
    }
    [data-line='2'] div {
      --before: 1;
    }
    li:not(:last-child) div {
      block-size: 0;
    }
    [data-line='1'] {
      --end: 1.75ch;
    }
    /* A line from the changed value, past the end of the code, to the meaning. Without an inset it starts at the value. */
    mark::after {
      ${layer};
      inline-size: 100%;
      margin-block-start: 0.8em;
      margin-inline-start: var(--end, 2.75ch);
      border-block-start: 2px dashed var(--field);
    }
    h3,
    p {
      padding-inline-start: var(--space-4);
    }
    /* On a mirrored page code runs from left to right too, so the line leads from the beginning of the code to the meaning. */
    [dir='rtl'] & mark::after {
      inset-inline: calc(-1 * var(--lead)) calc(100% - var(--side) + 0.5ch);
      inline-size: auto;
      margin-inline-start: 0;
    }
    li + li pre {
      border-block-start: 0;
    }
    li:first-child :is(pre, samp, samp > span) {
      border-start-end-radius: var(--radius-l);
    }
    li:last-child pre {
      border-end-end-radius: var(--radius-l);
    }
    & samp > :is(span, code) {
      padding-inline-start: calc(var(--edge-in) - 6px);
    }
    /* There the sheet begins at the right edge of the screen. */
    [dir='rtl'] & li:first-child :is(pre, samp, samp > span) {
      border-radius: var(--radius-l) 0 0;
    }
    [dir='rtl'] & li:last-child pre {
      border-radius: 0 0 0 var(--radius-l);
    }
    [dir='rtl'] & samp > :is(span, code) {
      padding-inline: var(--side) calc(var(--edge-in) - 6px);
    }
  }
  @media ${from.wide} {
    --code: var(--lede);
  }
  @media ${below.laptop} {
    pre {
      border-radius: var(--radius-m);
    }
    p {
      line-height: var(--line-4);
    }
  }
  @media ${below.tablet} {
    --inset: 0.65rem;
    mark {
      margin-inline-end: 0.1em;
    }
    h3 {
      font-size: var(--text-7);
    }
  }
`
