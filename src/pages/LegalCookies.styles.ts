import { css } from '@emotion/react'
import { pantry } from '../mockups/legal/Specimens.styles'
import { layer } from '../theme/base.styles'
import { from } from '../theme/scale'
import { colourOf } from '../theme/tokens'
import { cross } from './LegalLists.styles'
import { whole } from './legal-views'

/** How long each storage lasts, as bars on one time line: one ends with the tab, the other runs on beyond the edge. */
export const bars = css`
  padding-block: 0;
  overflow: clip;
  > div {
    padding-block: var(--space-5);
  }
  > div + div {
    border-block-start: 1px solid var(--line);
  }
  [data-as='entry'] {
    position: relative;
    display: grid;
    align-items: center;
    inline-size: 45%;
    min-block-size: 2.75rem;
    margin-block: 0.6rem var(--space-5);
    padding-inline: var(--space-5);
    border-radius: var(--radius-s);
    border-start-end-radius: var(--radius-l);
    border-end-end-radius: var(--radius-l);
    background: ${colourOf(['var(--teal-t)', 'color-mix(in oklab, var(--teal) 45%, var(--teal-w))'])};
    color: ${colourOf(['var(--card)', 'var(--ink)'])};
  }
  /* Marks where the tab is closed. */
  [data-as='entry']::after {
    ${layer};
    inset-inline-end: -1.1rem;
    inline-size: 2.2rem;
    block-size: 2.2rem;
    border: 2.5px solid var(--coral-t);
    border-radius: 50%;
    background: var(--card);
  }
  [data-as='entry']::before {
    ${layer};
    z-index: 1;
    inset-inline-end: -0.5rem;
    inline-size: 1rem;
    block-size: 1rem;
    background: var(--coral-t);
    ${cross};
  }
  > [data-lasts='open'] > [data-as='entry'] {
    inline-size: auto;
    margin-inline-end: -3rem;
  }
  > [data-lasts='open'] > [data-as='entry']::before,
  > [data-lasts='open'] > [data-as='entry']::after {
    content: none;
  }
  code {
    font: inherit;
    font-weight: 480;
  }
  [data-as='entry'] + dd {
    font-size: var(--text-7);
    letter-spacing: -0.022em;
    line-height: var(--line-4);
  }
  dd + dd + dd {
    margin-block-start: 0.3rem;
    color: var(--ink2);
    font-size: var(--text-5);
  }
  b {
    font-weight: 430;
  }
  /* How long it lasts, and beside it what it holds. */
  @media ${from.wide} {
    > div {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--apart);
    }
    dt,
    [data-as='entry'] {
      grid-column: 1/-1;
    }
    dd + dd + dd {
      margin: 0;
      font-size: var(--text-6);
    }
  }
`

/** Glass jars on one shelf, before a dark wall, and crumbs, in the drawings of the two cards. */
const shelf = css`
  ${pantry};
  svg {
    background: linear-gradient(var(--wall) 92%, var(--d1) 0);
    overflow: visible;
  }
  path {
    fill: color-mix(in oklab, var(--glass) 22%, transparent);
    stroke: var(--glass);
    stroke-width: 3;
  }
  [data-part='road'] {
    stroke: var(--d2);
    stroke-dasharray: none;
  }
  [data-part='lid'] {
    fill: var(--d1);
    stroke: none;
  }
  [data-part='page'] {
    fill: var(--glass);
    stroke: var(--wall);
    stroke-width: 2;
  }
  circle {
    stroke: none;
  }
  [data-part='missing'] {
    fill: none;
  }
`

export const cookies = css`
  > [data-half] {
    ${shelf};
  }
  [data-as='pull'] {
    color: var(--teal-t);
  }
  @media ${from.wide} {
    [data-as='pull'] {
      line-height: var(--line-2);
    }
    ${whole} > & > section > div {
      &:has([data-as='pull']) {
        row-gap: var(--space-6);
      }
      &:has([data-as='bars']) {
        grid-template-rows: auto auto 1fr;
        row-gap: var(--space-5);
      }
      > [data-as='bars'] {
        margin-block-end: var(--space-3);
      }
      > [data-as='bars'] + p {
        grid-row: span 2;
      }
      /* The steps stand in two columns, and the note takes the cell after the last of them. */
      &:has([data-as='steps']) {
        grid-auto-flow: row dense;
        > p:not([data-as]) {
          grid-column: 1/-1;
          max-inline-size: 42em;
        }
        > ol {
          display: contents;
        }
        li {
          grid-column: 1;
          align-self: stretch;
          padding-block-end: 0;
        }
        li:not(:last-child)::after {
          inset-block-end: -1.15rem;
        }
        li:not([data-column]):has(+ [data-column])::after {
          content: none;
        }
        li[data-column],
        > [data-as='note'] {
          grid-column: 2;
        }
      }
    }
  }
`
