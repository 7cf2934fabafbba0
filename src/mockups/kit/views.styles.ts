import { css } from '@emotion/react'
import { raised } from './kit.styles'

/** The labels of `segments`, which choose what a window shows, each covered by its radio button; before hydration, plain words. */
export const views = css`
  label {
    position: relative;
    padding: 0.5em 0.9em;
    font-weight: 450;
    cursor: pointer;
  }
  label:has(:checked) {
    ${raised};
    box-shadow: inset 0 0 0 1px var(--field);
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--teal-t);
  }
  [data-moment]:not([data-live]) &,
  [data-moment]:not([data-live]) & label {
    background: none;
    box-shadow: none;
    cursor: default;
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: inherit;
  }
`
