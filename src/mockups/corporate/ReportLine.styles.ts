import { css } from '@emotion/react'
import { layer, waypoint } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'
import { colours, properties } from '../../theme/tokens'

/** Printed paper and ink: the light colours in both colour schemes, on warmer paper in the dark one. */
const printed = properties({
  card: `var(--own-lit, ${colours.card[0]}) var(--own-dim, ${colours.sand[0]})`,
  line: colours.line[0],
  field: colours.field[0],
  ink: colours.ink[0],
  ink2: colours.ink2[0],
})

/** The same paper, highlighted, for the field that a manager looks for. */
const marked = properties({ card: colours['coral-w'][0] })

/**
 * Fields, each with its value and where that comes from; on wide screens a printed line from edge to edge.
 */
export const line = css`
  border-block-start: 1px solid var(--field);
  li {
    grid-template-columns: 2fr 3fr;
    border-block-end: 1px dashed var(--field);
  }
  /* The Arabic values are longer. */
  [dir='rtl'] & li {
    grid-template-columns: 9fr 11fr;
  }
  b {
    letter-spacing: -0.035em;
  }
  &::before,
  &::after,
  li,
  [data-part='value'] {
    ${printed};
  }
  li:has([data-state]),
  [data-part='value'][data-state] {
    ${marked};
  }
  [data-state] b {
    color: ${colours['coral-t'][0]};
    text-decoration-line: underline;
    text-decoration-style: wavy;
    text-decoration-thickness: 1px;
    [dir='rtl'] & {
      text-underline-offset: 0.3em;
    }
  }
  /* The fields stand on a strip of paper, torn off at its lower end. */
  @media ${below.wide} {
    li {
      padding-block: var(--space-2);
      padding-inline: var(--space-5);
      background: var(--card);
      color: var(--ink);
    }
    &::after {
      content: '';
      block-size: 0.4rem;
      background:
        conic-gradient(from -45deg at 50% 100%, var(--card) 90deg, transparent 0) 0 0 / 0.8rem;
    }
  }
  @media ${from.wide} {
    grid-template-columns: 115fr 150fr 213fr 160fr 200fr 247fr 222fr;
    border: 0;
    [dir='rtl'] & {
      grid-template-columns: 115fr 150fr 213fr 130fr 240fr 247fr 212fr;
    }
    /* The paper of the printed line runs past the page's margins to both edges of the screen. */
    &::before {
      ${layer};
      z-index: -1;
      inset-block-start: 0;
      inset-inline: calc(50% - 50vw);
      block-size: 13rem;
      background: var(--card);
      box-shadow: var(--sh1);
    }
    isolation: isolate;
    li,
    [dir='rtl'] & li {
      grid-template: 13rem auto / auto;
      gap: 0;
      border: 0;
    }
    [data-part='value'] {
      background: var(--card);
      align-self: stretch;
      align-content: center;
      gap: var(--space-1);
      padding-inline: var(--space-5) var(--space-3);
      border-inline-start: 1px dashed var(--field);
    }
    li:first-child > p {
      padding-inline-start: 0;
      border: 0;
    }
    p + p {
      align-self: start;
      padding-block: 4.25rem 0;
      padding-inline: var(--space-5);
      font-size: var(--text-6);
    }
    /* From each field a dashed thread leads down to its source. */
    li::before {
      ${layer};
      inset-block: 13rem auto;
      inset-inline-start: calc(var(--space-5) + 0.4rem - 1px);
      block-size: 2.2rem;
      border-inline-start: 2px dashed var(--coral);
    }
    li::after {
      ${waypoint};
      position: absolute;
      inset-block-start: 15.1rem;
      inset-inline-start: var(--space-5);
    }
    li:first-child::before {
      inset-inline-start: calc(0.4rem - 1px);
    }
    li:first-child::after {
      inset-inline-start: 0;
    }
  }
`
