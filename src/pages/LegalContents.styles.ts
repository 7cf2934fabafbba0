import { css } from '@emotion/react'
import { layer, waypoint } from '../theme/base.styles'
import { below, from } from '../theme/scale'

/** The table of contents: collapsible above the text; on wide screens the sticky stops of a road beside it. */
export const contents = css`
  padding-block: 0;
  /* Close to the switch above, so that the two read as a pair. */
  div + & {
    margin-block-start: -1.5rem;
  }
  summary {
    min-block-size: 3rem;
  }
  span {
    margin-inline-start: auto;
  }
  ol {
    counter-reset: part;
  }
  li {
    counter-increment: part;
    position: relative;
  }
  a {
    grid-template-columns: 2.75rem minmax(0, 1fr);
    align-items: center;
    padding-block: var(--space-3);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a::before {
    content: counter(part, decimal-leading-zero);
    color: var(--coral-t);
    font-size: var(--text-8);
    font-weight: 340;
    letter-spacing: -0.05em;
    line-height: var(--line-3);
  }
  @media ${below.wide} {
    ol {
      padding-block: var(--space-2) var(--space-5);
      border-block-start: 1px solid var(--line);
    }
    li + li {
      border-block-start: 1.5px dashed var(--line);
    }
  }
  @media ${from.largePhone} and ${below.wide} {
    ol {
      columns: 2;
      column-gap: var(--space-5);
    }
    li {
      break-inside: avoid;
    }
  }
  @media ${from.wide} {
    position: sticky;
    inset-block-start: 5.5rem;
    align-self: start;
    max-block-size: calc(100vh - 6.5rem);
    padding: var(--space-2) 0 var(--space-3);
    border: 0;
    background: none;
    overflow: hidden auto;
    div + & {
      margin: 0;
    }
    /* Where the browser can show what a closed <details> hides, the summary is not needed. */
    @supports selector(::details-content) {
      &::before {
        content: attr(aria-label);
        display: block;
        margin-block-end: var(--space-4);
        font-size: var(--text-7);
        letter-spacing: -0.03em;
      }
      summary {
        display: none;
      }
      details::details-content {
        content-visibility: visible;
        block-size: auto;
      }
    }
    ol {
      scroll-target-group: auto;
    }
    /* The links are stops of a road that ends at the last of them. */
    li::before {
      ${waypoint};
      position: absolute;
      inset-block-start: 0.7rem;
    }
    li:has(:target-current)::before {
      background: var(--coral);
    }
    li:not(:last-child)::after {
      ${layer};
      inset-block: 1.75rem -0.5rem;
      inset-inline-start: calc(0.4375rem - 1px);
      border-inline-start: 2px dashed var(--field);
    }
    a {
      grid-template-columns: 1.6rem minmax(0, 1fr);
      align-items: start;
      padding-block: var(--space-2);
      padding-inline-start: var(--space-6);
      font-size: var(--text-5);
      letter-spacing: -0.02em;
    }
    a::before {
      font-size: inherit;
      font-weight: 400;
      line-height: inherit;
    }
    a:target-current {
      font-weight: 480;
    }
  }
`
