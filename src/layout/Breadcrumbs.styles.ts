import { css } from '@emotion/react'
import { below } from '../theme/scale'

/* Lies over the hero, in the space that the hero leaves below the header. */
export const breadcrumbs = css`
  position: absolute;
  /* Below the header, wherever that is. */
  margin-block-start: calc(clamp(0rem, 1vw, 0.75rem) - 0.25rem);
  inset-inline: 0;
  z-index: 3;
  ol {
    gap: 0 0.5em;
  }
  /* The slash goes to the next line with the name that follows it. */
  li + li {
    display: flex;
    gap: 0.5em;
    align-items: baseline;
  }
  li + li::before {
    content: '/';
    content: '/' / '';
    color: var(--ink2);
  }
  a {
    display: inline-block;
    padding-block: var(--space-1);
    color: var(--ink2);
    text-decoration: none;
  }
  a:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  [aria-current] {
    color: var(--ink);
    @media (forced-colors: active) {
      border-block-end: 2px solid Highlight;
    }
  }
  @media ${below.laptop} {
    + main {
      --crumbs: 0.75rem;
    }
  }
  /* On these widths the breadcrumbs may take two lines. */
  @media ${below.largePhone} {
    + main {
      --crumbs: 2.5rem;
    }
  }
  /* Here they may take three or, with long names, four. */
  @media ${below.tiny} {
    + main {
      --crumbs: 5.6rem;
    }
  }
`
