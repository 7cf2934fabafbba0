import { css } from '@emotion/react'
import { waypoint } from '../../theme/base.styles'
import { from } from '../../theme/scale'
import { colours, gulf } from '../../theme/tokens'

/** Each story has a ground colour; its quotation is aligned with the text of the plates. */
export const told = css`
  --in: min(1.75rem, 4.1vw);
  gap: clamp(1.75rem, 3.6vw, 3.25rem) var(--g);
  figure {
    gap: 0 4px;
  }
  dl {
    display: contents;
  }
  dt,
  dd {
    padding: var(--space-4) var(--in) 0;
    background: var(--dune);
  }
  dt {
    border-radius: var(--radius-m) var(--radius-m) 0 0;
  }
  dd {
    padding-block: var(--space-1) var(--space-5);
    border-radius: 0 0 var(--radius-m) var(--radius-m);
    letter-spacing: -0.022em;
  }
  [data-part='before'] {
    --dune: var(--line);
    color: var(--ink2);
  }
  dd + dt {
    margin-block-start: 4px;
  }
  blockquote,
  figcaption {
    padding-block-start: var(--space-4);
    color: var(--ink2);
  }
  blockquote {
    font-size: var(--lede);
  }
  figcaption {
    position: relative;
    padding-inline-start: var(--space-6);
    line-height: var(--line-4);
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
    font-size: var(--text-5);
    font-weight: 480;
  }
  figcaption > div {
    margin-block: 0.4rem var(--space-3);
  }
  @media ${from.tablet} {
    row-gap: 0;
    dt {
      padding-block-start: var(--in);
    }
    dd {
      padding-block: var(--space-3) var(--in);
      font-size: var(--title-5);
    }
    blockquote {
      padding-inline: var(--in);
    }
    figcaption {
      padding-inline-start: var(--in);
    }
  }
`

export const first = css`
  --dune: ${gulf[2]};
  color: ${colours.ink[1]};
  @media ${from.tablet} {
    grid-column: 1 / -1;
    margin-block-end: clamp(1.75rem, 3.6vw, 3.25rem);
    && figure {
      grid-template: auto 1fr / calc(50% - var(--g) / 2) minmax(0, 1fr);
    }
    && dt {
      grid-row: 1;
      margin: 0;
    }
    && dd {
      grid-row: 2;
      font-size: var(--title-3);
      line-height: var(--line-2);
    }
    blockquote,
    figcaption {
      grid-column: 1 / -1;
    }
    /* In line with the text of the story below. */
    [data-part='after'] {
      padding-inline-start: calc(var(--in) + var(--g) - 4px);
    }
  }
`

/** Across the page without being the first. */
export const alone = css`
  --dune: var(--d4);
  color: var(--d0);
  @media ${from.tablet} {
    margin-block-end: 0;
  }
`

/** Subgrid rows: plates, quotations and sources of two neighbours are each at one height. */
export const half = css`
  --dune: var(--tone, var(--d4));
  color: var(--d0);
  @media ${from.tablet} {
    &,
    && figure {
      display: grid;
      grid-row: span 6;
      grid-template-rows: subgrid;
    }
    dd[data-part='after'] {
      font-size: var(--title-4);
      line-height: var(--line-2);
    }
  }
`

export const deep = css`
  --tone: var(--d5);
`

/** Below the first row of two. */
export const further = css`
  @media ${from.tablet} {
    margin-block-start: clamp(1.75rem, 3.6vw, 3.25rem);
  }
`
