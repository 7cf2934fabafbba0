import { css } from '@emotion/react'
import { below } from '../theme/scale'

/** A board with a row for each group, as at a station: name, stops, count. */
export const tally = css`
  container-type: inline-size;
  padding: clamp(1.1rem, 0.7rem + 1.6vw, 2rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
  box-shadow: var(--sh2);
  p {
    align-items: baseline;
    gap: 0 var(--space-5);
    padding-block-end: var(--space-4);
  }
  p > b {
    font-size: var(--text-7);
    font-weight: 450;
    letter-spacing: -0.03em;
  }
  p > span {
    color: var(--teal-t);
    font-weight: 480;
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
    line-height: var(--line-3);
    text-decoration: none;
  }
  a:hover span {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  small {
    color: var(--ink2);
    font-size: var(--text-3);
  }
  svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: var(--coral-t);
  }
  [dir='rtl'] & svg {
    scale: -1 1;
  }
  i {
    position: relative;
    display: flex;
    justify-content: space-between;
    align-items: center;
    inline-size: 6.5rem;
  }
  /* The road between the stops. */
  i::before {
    content: '';
    position: absolute;
    inset-inline: 0.5rem;
    border-block-start: 1.5px dashed var(--field);
  }
  i > b {
    position: relative;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border: 2.5px solid var(--teal);
    border-radius: 50%;
    background: var(--teal);
  }
  i > [data-open] {
    border-color: var(--field);
    background: var(--card);
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
