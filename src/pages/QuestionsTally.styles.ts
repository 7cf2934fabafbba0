import { css } from '@emotion/react'
import { layer } from '../theme/base.styles'
import { below } from '../theme/scale'
import { stop } from './FiguresBalance.styles'

/** A board with a row for each group, as at a station: name, stops, count. */
export const tally = css`
  container-type: inline-size;
  p {
    align-items: baseline;
    gap: 0 var(--space-5);
    padding-block-end: var(--space-4);
  }
  p > b {
    letter-spacing: -0.03em;
  }
  ol {
    border-block-start: 1.5px dashed var(--field);
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 6.75rem 7rem 1rem;
    gap: 0 var(--space-4);
    align-items: center;
    min-block-size: 2.75rem;
    padding-block: var(--space-2);
    line-height: var(--line-3);
    text-decoration: none;
  }
  a:hover span {
    text-decoration: underline;
  }
  svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: var(--coral-t);
  }
  i {
    position: relative;
    inline-size: 6.5rem;
  }
  /* The road between the stops. */
  i::before {
    ${layer};
    inset-inline: 0.5rem;
    border-block-start: 1.5px dashed var(--field);
  }
  i > b {
    ${stop};
    position: relative;
  }
  i > [data-open] {
    --stop: var(--field);
    --inside: var(--card);
  }
  @container ${below.phone} {
    a {
      grid-template-columns: minmax(0, 1fr) auto 1rem;
      padding-block: var(--space-3);
    }
    /* Room for the marks above the letters. */
    [dir='rtl'] & a {
      row-gap: var(--space-1);
    }
    small {
      grid-area: 2 / 1;
    }
    i {
      grid-area: 1 / 2 / span 2;
    }
    svg {
      grid-area: 1 / 3 / span 2;
    }
  }
  @media (forced-colors: active) {
    i > [data-open] {
      border-style: dotted;
    }
  }
`
