import { css } from '@emotion/react'
import { waypoint } from '../../theme/base.styles'

/**
 * The hours down a road or, on wider screens, in columns below the road over the sun; at the foot, a note on all hours.
 */
export const day = css`
  ol {
    display: grid;
    gap: 0.4rem;
  }
  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.1rem 0.4rem;
    padding-inline-start: 1.9rem;
  }
  div {
    display: contents;
  }
  li p {
    order: 1;
    inline-size: 100%;
    color: var(--ink2);
    font-size: max(var(--least), 0.94rem);
    line-height: max(var(--least-line), 1.4);
    text-wrap: balance;
  }
  b {
    font-size: clamp(1.4rem, 0.8rem + 2vw, 2.6rem);
    font-weight: 340;
    line-height: 1.1;
    letter-spacing: -0.05em;
  }
  h3 {
    font-size: clamp(1rem, 0.5rem + 0.9vw, 1.4rem);
  }
  > p {
    margin-block-start: 1rem;
    padding: 0.6rem 1rem;
    border: 1.5px solid var(--teal);
    border-block-start: 0;
    border-radius: 0 0 var(--r3) var(--r3);
    color: var(--teal-t);
  }
  @media (max-width: 67.99rem) {
    /* The drawing is so small here that its lines and stops have to be thicker. */
    > svg {
      stroke-width: 4;
      overflow: visible;
      margin-block-end: 0.6rem;
    }
    circle {
      r: 12px;
      stroke-width: 6;
    }
  }
  @media (max-width: 47.99rem) {
    b {
      min-inline-size: 2.4em;
    }
    li::before {
      ${waypoint};
      position: absolute;
      z-index: 1;
      inset-block-start: 0.5rem;
      inset-inline-start: 0;
      background: var(--coral);
    }
    li:not([data-state])::before {
      border-color: var(--teal);
      background: var(--band);
    }
    li:not(:last-of-type)::after {
      content: '';
      position: absolute;
      inset-block: 1.25rem -1.05rem;
      inset-inline-start: 0.375rem;
      border-inline-start: 1.5px dashed var(--field);
    }
  }
  @media (min-width: 48rem) {
    text-align: center;
    ol {
      grid-template-columns: repeat(3, 1fr);
    }
    li {
      display: block;
      padding: 0;
    }
    div {
      display: grid;
      justify-items: center;
      gap: 0.35rem;
      padding: 0.4rem 0.5rem 0;
    }
    h3 {
      white-space: nowrap;
    }
    li p {
      min-block-size: 3lh;
    }
    > p {
      margin-inline: calc(100% / 12);
      font-size: var(--tl);
    }
  }
  @media (min-width: 68rem) {
    ol {
      grid-template-columns: repeat(6, 1fr);
    }
  }
`
