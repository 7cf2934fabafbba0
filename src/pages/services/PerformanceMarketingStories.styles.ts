import { css } from '@emotion/react'
import { waypoint } from '../../theme/base.styles'
import { colours, gulf } from '../../theme/tokens'

/** Each story has a ground colour; its quotation is aligned with the text of the plates. */
export const told = css`
  --in: min(1.75rem, 4.1vw);
  display: grid;
  gap: clamp(1.75rem, 3.6vw, 3.25rem) var(--g);
  > * {
    --dune: ${gulf[2]};
    color: ${colours.ink[1]};
  }
  > :nth-of-type(n + 2) {
    --dune: var(--d4);
    color: var(--d0);
  }
  > :nth-of-type(3) {
    --dune: var(--d5);
  }
  figure {
    display: grid;
    grid-template-rows: repeat(4, auto) 1fr;
    gap: 0 4px;
    block-size: 100%;
  }
  dl {
    display: contents;
  }
  dt,
  dd {
    padding: 0.7rem var(--in) 0;
    background: var(--dune);
    font-size: var(--ts);
  }
  dt {
    border-radius: var(--r2) var(--r2) 0 0;
  }
  dd {
    padding-block: 0.2rem 1.1rem;
    border-radius: 0 0 var(--r2) var(--r2);
    font-size: clamp(1.125rem, 1.7vw, 1.6rem);
    line-height: max(var(--least-line), 1.35);
    letter-spacing: -0.022em;
  }
  dt:first-of-type,
  dd:first-of-type {
    --dune: var(--line);
    color: var(--ink2);
  }
  dt:last-of-type {
    margin-block-start: 4px;
  }
  blockquote,
  figcaption {
    padding-block-start: 0.75rem;
    color: var(--ink2);
  }
  blockquote {
    font-size: clamp(1rem, 1.5vw, 1.4rem);
    line-height: 1.5;
  }
  figcaption {
    position: relative;
    padding-inline-start: 1.75rem;
    font-size: var(--ts);
    line-height: 1.45;
  }
  figcaption::before {
    ${waypoint};
    position: absolute;
    inset-block-start: 1rem;
    inset-inline-start: 0;
  }
  b {
    display: block;
    color: var(--ink);
    font-size: 1rem;
    font-weight: 480;
  }
  figcaption > div {
    margin-block: 0.4rem 0.5rem;
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: 0;
    /* Subgrid rows: plates, quotations and sources of the two are each at one height. */
    > :nth-of-type(n + 2),
    > :nth-of-type(n + 2) figure {
      display: grid;
      grid-row: span 6;
      grid-template-rows: subgrid;
    }
    dt {
      padding-block-start: var(--in);
    }
    dd {
      padding-block: 0.6rem var(--in);
      font-size: clamp(1.25rem, 2.1vw, 2rem);
    }
    dd:last-of-type {
      font-size: clamp(1.5rem, 3vw, 2.9rem);
      line-height: 1.15;
    }
    blockquote {
      padding-inline: var(--in);
    }
    > :first-of-type {
      grid-column: 1 / -1;
      margin-block-end: clamp(1.75rem, 3.6vw, 3.25rem);
      figure {
        grid-template: auto 1fr / calc(50% - var(--g) / 2) minmax(0, 1fr);
      }
      dt {
        grid-row: 1;
        margin: 0;
      }
      dd {
        grid-row: 2;
        font-size: clamp(1.75rem, 3.7vw, 3.75rem);
        line-height: 1.1;
      }
      blockquote,
      figcaption {
        grid-column: 1 / -1;
      }
      /* In line with the text of the story below. */
      dl > :last-of-type {
        padding-inline-start: calc(var(--in) + var(--g) - 4px);
      }
    }
  }
`
