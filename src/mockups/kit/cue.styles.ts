// What a picture says about itself: that it can be tried, before it was used, and what it says, while that is out of sight.
import { css } from '@emotion/react'
import { from } from '../../theme/scale'

export const cue = css`
  gap: 0.45em;
  inline-size: fit-content;
  svg {
    color: var(--coral-t);
  }
  [data-used] > & {
    opacity: 0;
    visibility: hidden;
    transition:
      opacity var(--m2),
      visibility 0s var(--m2);
  }
  @media print {
    display: none;
  }
`

/**
 * A tab on the upper edge of the frame. It takes no room on wide screens, where the hero is measured; on others it stands in
 * a line of its own, which stays when the tab steps back.
 */
export const tab = css`
  max-inline-size: calc(100% - 2rem);
  margin-inline: var(--space-5);
  padding: var(--space-1) var(--space-4);
  border-radius: var(--radius-s) var(--radius-s) 0 0;
  background: var(--pane, var(--card));
  @media ${from.laptop} {
    position: absolute;
    inset-block-end: 100%;
    inset-inline-start: 0;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`

/** A line of its own, where there is no frame. */
export const line = css`
  margin-block-end: 0.6rem;
`

/**
 * Lies over the whole picture and lets everything through: its line keeps to an edge of the screen as long as the picture is
 * on it.
 */
export const follow = css`
  z-index: 3;
  align-items: end;
  pointer-events: none;
  visibility: hidden;
  &[data-away] {
    visibility: visible;
  }
  &[data-edge='start'] {
    align-items: start;
  }
  p {
    position: sticky;
    inset-block: 5rem 0.75rem;
    border-radius: var(--radius-m);
    border-block-start: 3px solid var(--coral);
    background: var(--pane, var(--card));
    box-shadow: var(--sh2);
  }
  @media print {
    display: none;
  }
`
