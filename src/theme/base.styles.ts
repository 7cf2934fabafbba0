// The styles that sections, layout and pictures share: scheme, containers, labels, buttons, cards.
import { css } from '@emotion/react'
import { below, from } from './scale'
import { colourOf, colours, dark, own, pairs } from './tokens'

/** The colours of the current scheme, also for native scrollbars and fields. */
const scheme = `color-scheme: ${colourOf(['light', 'dark'])}; ${pairs(colours)}`

/** A subtree that is night in both schemes. */
export const night = css`
  ${dark}
  ${scheme}
  color: var(--ink);
`

/** Returns to the visitor's own scheme inside a night subtree. */
export const day = css`
  ${own}
  ${scheme}
  color: var(--ink);
`

/** Hidden from view, but read by screen readers. */
export const hidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const wrap = css`
  inline-size: min(100% - 2 * var(--gut), var(--max));
  margin-inline: auto;
`

export const icon = css`
  inline-size: 1.25em;
  block-size: 1.25em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.7;
  stroke-linecap: round;
  stroke-linejoin: round;
`

/** A stop of the route, for a pseudo-element: a coral ring, filled with the ground behind it. */
export const waypoint = css`
  content: '';
  inline-size: 0.875rem;
  block-size: 0.875rem;
  border: 2.5px solid var(--coral);
  border-radius: 50%;
  background: var(--ground, var(--paper));
`

/** A hop of the route from one stop to the next, for a pseudo-element: the upper half of a dashed ellipse. */
export const hop = css`
  content: '';
  position: absolute;
  border: 1.5px dashed var(--field);
  border-block-end: 0;
  border-radius: 50% / 100% 100% 0 0;
`

/** What an element draws over itself or beside it, for a pseudo-element. */
export const layer = css`
  content: '';
  position: absolute;
`

/** The small label above a heading, with a waypoint, which lies on the dashed route on wide screens. */
export const eyebrow = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-4);
  font-size: var(--text-3);
  font-weight: 450;
  color: var(--coral-t);
  &::before {
    ${waypoint};
    flex: none;
  }
  @media ${below.tiny} {
    &:has(> small) {
      flex-wrap: wrap;
    }
  }
`

export const lede = css`
  font-size: var(--lede);
  color: var(--ink2);
  max-inline-size: 36em;
  line-height: var(--line-5);
`

/** For words in the middle of the page or above a sky: no last line of a few words, on a phone that lies on its side either. */
export const balanced = css`
  @media ${from.largePhone} {
    text-wrap: balance !important;
  }
`

export const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6em;
  min-block-size: 3rem;
  padding: var(--space-3) var(--space-6);
  border-radius: var(--radius-full);
  border: 1.5px solid transparent;
  font-weight: 480;
  text-decoration: none;
  text-align: center;
  transition: transform var(--m1) var(--ease);
  &:hover {
    transform: translateY(-2px);
  }
  &:active {
    transform: none;
  }
`

/** For a link or a button that ends in an arrow: it moves on under the mouse, and points the way the text runs. */
export const arrow = css`
  svg {
    transition: transform var(--m2) var(--ease);
  }
  &:hover svg {
    transform: translateX(3px);
  }
  [dir='rtl'] & svg {
    scale: -1 1;
  }
`

/** The one coral button of a view, which may end in an arrow. */
export const primary = css`
  ${button};
  ${arrow};
  background: var(--coral);
  color: var(--on-coral);
  &:disabled {
    background: var(--coral-w);
    color: var(--coral-t);
    border-color: currentColor;
    cursor: progress;
    transform: none;
  }
`

export const outline = css`
  ${button};
  border-color: currentColor;
`

/** For use over the sun's rings: the fill in the sky's colour keeps the label readable on any ring. */
export const outlineNight = css`
  ${outline};
  background: color-mix(in oklab, var(--sky) 62%, transparent);
`

export const inverse = css`
  ${button};
  background: var(--ink);
  color: var(--paper);
`

export const ctas = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  @media print {
    display: none;
  }
`

export const moreLink = css`
  ${arrow};
  display: inline-flex;
  align-items: center;
  gap: 0.45em;
  min-block-size: 1.75rem;
  font-weight: 480;
  color: var(--coral-t);
  text-decoration: none;
  &:hover span {
    text-decoration: underline;
  }
`

/** A link within a text. */
export const textLink = css`
  color: var(--coral-t);
  font-weight: 450;
`

/** The summary of a <details>, without the browser's triangle; its chevron turns as it opens. */
export const disclosure = css`
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  svg {
    transition: transform var(--m2) var(--ease);
  }
  [open] > & svg {
    transform: rotate(180deg);
  }
`

/** Not on paper. */
export const unprinted = css`
  @media print {
    display: none !important;
  }
`

/** A sheet that floats above the page. */
export const sheet = css`
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
  box-shadow: var(--sh2);
`

export const card = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding: clamp(1.35rem, 1rem + 1.3vw, 2.1rem);
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  p {
    color: var(--ink2);
    font-size: var(--text-5);
  }
`

export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

export const tag = css`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  padding: 0.12em 0.6em;
  border-radius: var(--radius-full);
  /* Windows of pictures set --tag-size (pane), because their letters are smaller. */
  font-size: var(--tag-size, var(--text-2));
  font-weight: 450;
  white-space: nowrap;
  background: ${colourOf(['var(--sand)', 'var(--line)'])};
  color: var(--ink2);
`

export const tealTag = css`
  ${tag};
  background: var(--teal-w);
  color: var(--teal-t);
`

export const coralTag = css`
  ${tag};
  background: var(--coral-w);
  color: var(--coral-t);
`

/** The items of inner lists as a line of words, each with a dot before it that is cut off where a line begins. */
export const dotted = css`
  ul {
    overflow: clip;
  }
  li li {
    position: relative;
    inset-inline-start: -1em;
    display: inline-block;
    padding-inline-start: 1em;
  }
  li li::before {
    content: '·' / '';
    position: absolute;
    inset-inline-start: 0.4em;
  }
`

/** A card without padding, which cuts off what reaches over its edge. */
export const panel = css`
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  overflow: clip;
`

/** A drawing that is stretched to its box, while its lines keep their width. */
export const stretched = css`
  path {
    vector-effect: non-scaling-stroke;
  }
`
