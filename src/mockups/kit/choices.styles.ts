import { css } from '@emotion/react'
import { control } from './moment.styles'
import { over } from './Options.styles'

export const choices = css`
  gap: 0.15rem;
  min-inline-size: 0;
  border: 0;
  /* Its words are a flex item like the labels, which the legend itself is in no engine. */
  legend {
    display: contents;
  }
  legend > span {
    margin-inline-end: 0.35rem;
    color: var(--ink2);
  }
  label {
    position: relative;
    min-inline-size: var(--least-touch);
    min-block-size: max(var(--least-touch), 1.75rem);
    padding-inline: var(--space-4);
    border-radius: var(--radius-full);
    border: 1px solid transparent;
    /* The same for what is chosen: a bolder word is wider, and would move the others. */
    font-weight: 450;
    white-space: nowrap;
  }
  [data-live] & label {
    cursor: pointer;
    border-color: var(--field);
  }
  [data-live] & label:hover {
    background: var(--sand);
  }
  [data-live] & label:has(:checked) {
    background: var(--line);
    border-color: var(--ink);
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`

/** An option's radio button, once the page is hydrated. */
export const radio = css`
  ${control};
  ${over};
`
