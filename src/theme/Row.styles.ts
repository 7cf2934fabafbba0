import { css } from '@emotion/react'

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
    /* Room for the rings of focus. */
    margin: -0.5rem calc(var(--gut) * -1);
    padding: 0.5rem var(--gut);
    overflow-x: auto;
    /* With the frame of its list: it rests where it begins. */
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
    /* How far it is pulled: a thumb under its list, where the browser can move it. */
    @supports (animation-timeline: scroll()) {
      background: linear-gradient(var(--coral), var(--coral)) var(--gut) 100% / 3rem 3px no-repeat;
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
  }
`
