import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
import { radio as drawnRadio, tick } from '../../theme/form.styles'

/** For whatever needs a script: until the page is hydrated, it keeps its space, but is neither visible nor focusable. */
export const control = css`
  [data-moment]:not([data-live]) & {
    visibility: hidden;
  }
`

/** A field for words or a number. */
export const field = css`
  min-block-size: max(var(--least-touch), 2.25rem);
  padding-inline: 0.75em;
  border: 1px solid var(--field);
  border-radius: var(--radius-s);
  background: var(--card);
`

/** An invisible radio button or check box that covers its label, which shows the state in its place. */
export const over = css`
  ${control};
  appearance: none;
  position: absolute;
  inset: 0;
  border-radius: inherit;
  cursor: pointer;
`

/** A label, all of which can be pressed once the page is hydrated. */
export const pressable = css`
  [data-live] & {
    cursor: pointer;
  }
`

/** Replaces the native look, which is grey beside the site's colours; in forced-colours mode the native look stays. */
const drawn = css`
  ${control};
  cursor: pointer;
  @media not (forced-colors: active) {
    appearance: none;
  }
`

/** A radio button that needs a script. */
export const radio = css`
  ${control};
  ${drawnRadio};
`

/** A check box. `--pick` is its colour when checked, `--tick` the colour of its tick. */
export const check = css`
  ${radio};
  position: relative;
  border-radius: var(--radius-s);
  @media not (forced-colors: active) {
    &:checked {
      background: var(--pick);
    }
    &:checked::before {
      ${tick};
    }
  }
`

/** The thumb's border image paints the track on both sides, in coral up to the thumb: this needs no script. */
const thumb = css`
  appearance: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 0 solid;
  border-radius: 50%;
  background: radial-gradient(var(--card) 22%, var(--coral) 28% 64%, var(--ink) 69%);
  border-image: linear-gradient(var(--way, 90deg), var(--coral) 50%, var(--field) 0) 0 1 / calc(50% - 2px) 100vw / 0 100vw;
`

/** A slider whose track is thin, while the area that can be grasped is 2.75rem high. */
export const range = css`
  ${drawn};
  inline-size: 100%;
  block-size: 2.75rem;
  background: none;
  /* The focus ring must not reach the sentence below the slider. */
  &:focus-visible {
    outline-offset: -2px;
  }
  @media not (forced-colors: active) {
    overflow: clip;
    &::-webkit-slider-thumb {
      ${thumb};
    }
    &::-moz-range-thumb {
      ${thumb};
    }
  }
  [dir='rtl'] & {
    --way: -90deg;
  }
`

/** The button of a decision that is offered first, for as long as nothing is decided. */
export const offered = css`
  border-color: transparent;
  background: var(--coral);
  color: var(--on-coral);
`

/** The button of the decision that was made. */
export const decided = css`
  border-color: transparent;
  background: var(--ink);
  color: var(--card);
  @media (forced-colors: active) {
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`

export const ask = css`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-block-size: 1.5rem;
`

/** A native check box drawn as a switch; in forced-colours mode it keeps its native look. */
export const toggle = css`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 2.5rem;
  block-size: 1.5rem;
  border: 1.5px solid var(--field);
  border-radius: var(--radius-full);
  background: var(--card);
  cursor: pointer;
  &::before {
    ${layer};
    inset-block: 0.15rem;
    inset-inline-start: 0.15rem;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--field);
  }
  &:checked {
    border-color: var(--teal);
    background: var(--teal);
  }
  &:checked::before {
    inset-inline: auto 0.15rem;
    background: var(--card);
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`
