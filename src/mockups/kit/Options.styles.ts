import { css } from '@emotion/react'
import { below } from '../../theme/scale'
import { raised } from './kit.styles'

/** An invisible radio button that covers its label, which shows the state in its place. */
export const over = css`
  appearance: none;
  position: absolute;
  inset: 0;
  border-radius: inherit;
  cursor: pointer;
`

export const options = css`
  min-inline-size: 0;
  padding: var(--space-1);
  border: 0;
  border-radius: var(--radius-full);
  background: var(--sand);
  /* No engine makes the legend itself a flex item like the labels, but each makes its words one. */
  > legend {
    display: contents;
  }
  > legend > span {
    /* Wraps its own words before the labels wrap, and takes the room for all of them before the labels grow. */
    flex: 999 1 min-content;
    max-inline-size: max-content;
    padding-inline: 0.7em 0.4em;
    color: var(--ink2);
  }
  /* The legend has a line of its own, so that the labels stay beside each other. */
  @media ${below.slim} {
    border-radius: var(--radius-l);
    > legend > span {
      flex: 1 0 100%;
      max-inline-size: none;
    }
  }
  > label {
    position: relative;
    flex: 1 0 auto;
    display: grid;
    place-content: center;
    min-block-size: max(var(--least-touch), 1.75rem);
    padding-inline: 0.8em;
    border: 1px solid transparent;
    border-radius: var(--radius-full);
    /* The same for what is chosen: a bolder word is wider, and would move the others. */
    font-weight: 450;
    white-space: nowrap;
  }
  > [data-state] {
    border-color: var(--field);
    ${raised};
    box-shadow: var(--sh1);
  }
  > label > input {
    ${over};
  }
  &:disabled {
    opacity: 0.45;
    input {
      cursor: default;
    }
  }
  /* Before hydration: plain words, the chosen one in full ink. */
  [data-moment]:not([data-live]) & {
    background: none;
    > label {
      border-color: transparent;
      background: none;
      color: var(--ink2);
      box-shadow: none;
    }
    > [data-state] {
      color: var(--ink);
    }
    input {
      visibility: hidden;
    }
  }
  @media (forced-colors: active) {
    > [data-state] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
