import { css } from '@emotion/react'
import { below } from '../../theme/scale'
import { raised } from './kit.styles'

/**
 * A group of radio buttons, each of which lies over its word. Until the page is hydrated, plain words, the chosen one in full
 * ink. `--segment` is their height for a mouse.
 */
export const segmented = css`
  min-inline-size: 0;
  border: 0;
  /* No engine makes the legend itself a flex item like the labels, but each makes its words one. */
  > legend {
    display: contents;
  }
  > legend > span {
    color: var(--ink2);
  }
  > label {
    position: relative;
    min-block-size: max(var(--least-touch), var(--segment, 1.75rem));
    border: 1px solid transparent;
    border-radius: var(--radius-full);
    /* The same for what is chosen: a bolder word is wider, and would move the others. */
    font-weight: 450;
    white-space: nowrap;
  }
  [data-moment]:not([data-live]) & > label:not([data-state]) {
    color: var(--ink2);
  }
  &:disabled {
    opacity: 0.45;
    input {
      cursor: default;
    }
  }
  @media (forced-colors: active) {
    > [data-state] {
      outline: 2px solid Highlight;
    }
  }
`

/** Segments of one track, with the chosen one raised. */
export const track = css`
  gap: var(--space-1);
  padding: var(--space-1);
  border-radius: var(--radius-full);
  [data-live] & {
    background: var(--sand);
  }
  > legend > span {
    /* Wraps its own words before the labels wrap, and takes the room for all of them before the labels grow. */
    flex: 999 1 min-content;
    max-inline-size: max-content;
    padding-inline: 0.7em 0.4em;
  }
  > label {
    flex: 1 0 auto;
    padding-inline: 0.8em;
  }
  [data-live] & > [data-state] {
    border-color: var(--field);
    ${raised};
    box-shadow: var(--sh1);
  }
  /* The legend has a line of its own, so that the labels stay beside each other. */
  @media ${below.slim} {
    border-radius: var(--radius-l);
    > legend > span {
      flex: 1 0 100%;
      max-inline-size: none;
    }
  }
`

/** Words with outlines of their own. */
export const pills = css`
  gap: var(--space-2);
  > legend > span {
    margin-inline-end: 0.35rem;
  }
  > label {
    min-inline-size: var(--least-touch);
    padding-inline: var(--space-4);
  }
  [data-live] & > label {
    border-color: var(--field);
  }
  [data-live] & > label:hover {
    background: var(--sand);
  }
  [data-live] & > label[data-state] {
    background: var(--line);
    border-color: var(--ink);
  }
`
