import { css } from '@emotion/react'
import { raised } from '../kit/kit.styles'
import { control } from '../kit/moment.styles'

/** The switch between the two drawings, which looks like two plain words until the page is hydrated. */
export const views = css`
  margin: -0.35rem 0;
  padding: var(--space-1);
  border: 0;
  border-radius: var(--radius-full);
  [data-live] & {
    background: var(--sand);
  }
  label {
    position: relative;
    min-block-size: max(var(--least-touch), 2.35rem);
    padding-inline: var(--space-5);
    border-radius: var(--radius-full);
  }
  [data-live] & label:has(:checked) {
    ${raised};
    box-shadow: inset 0 0 0 1px var(--field);
    outline: 1px solid transparent;
  }
  [data-live] & label:has(:focus-visible) {
    outline: 3px solid var(--teal-t);
  }
  @media (forced-colors: active) {
    [data-live] & label:has(:checked):not(:has(:focus-visible)) {
      outline: 2px solid Highlight;
    }
  }
`

/** A radio button that covers its whole word, so that all of the word is its target. */
export const view = css`
  ${control};
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  cursor: pointer;
`
