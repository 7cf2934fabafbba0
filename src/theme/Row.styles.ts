import { css } from '@emotion/react'

/**
 * The scroll position, as a thumb on a track below the list, where the browser can move them by scrolling. The track runs
 * out of the screen where the list goes on.
 */
export const thumb = css`
  @supports (animation-timeline: scroll()) {
    background:
      linear-gradient(var(--coral) 0 0) var(--gut) 100% / 3rem 3px no-repeat,
      linear-gradient(var(--line) 0 0) var(--gut) 100% / 100% 3px no-repeat;
    animation: pull linear;
    animation-timeline: scroll(self inline);
    @keyframes pull {
      to {
        background-position-x: calc(100% - var(--gut));
      }
    }
    [dir='rtl'] & {
      animation-direction: reverse;
    }
  }
`

/**
 * Below 48rem the list is a row that scrolls sideways from edge to edge, with the next item partly in view. Above, the
 * wrapper has no effect: being invisible, it is neither a tab stop nor announced.
 */
export const row = css`
  @media (min-width: 48rem) {
    display: contents;
    visibility: hidden;
    > * {
      visibility: visible;
    }
  }
  @media (max-width: 47.99rem) {
    /* Space for focus rings, and for the thumb, which moves the row up so that it ends where it did. */
    margin: -0.75rem calc(var(--gut) * -1) -0.5rem;
    padding: 0.5rem var(--gut) 0.75rem;
    overflow-x: auto;
    /* Includes the list's border, so that the row comes to rest where it starts. */
    scroll-padding-inline: calc(var(--gut) + 1px);
    scroll-snap-type: x mandatory;
    && > * {
      display: grid;
      grid: repeat(var(--rows, 1), auto) / auto-flow var(--item, min(82vw, 20rem));
      inline-size: max-content;
    }
    > * > * {
      scroll-snap-align: start;
    }
    ${thumb};
  }
`
