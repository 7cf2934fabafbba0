import { css } from '@emotion/react'
import { waypoint } from '../../theme/base.styles'

/* Four events on a road, each with what is open after it: the road runs level while that is nothing, and falls with it. */
export const road = css`
  position: relative;
  ol {
    display: grid;
    gap: 1rem;
  }
  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.2rem 1rem;
    line-height: 1.45;
  }
  h3 {
    flex: 1;
    order: -1;
  }
  p,
  p + small {
    inline-size: 100%;
  }
  small,
  > p {
    color: var(--ink2);
    font-size: var(--ts);
  }
  > p {
    margin-block-start: 1.5rem;
  }
  b {
    font-size: 1.35rem;
    font-weight: 400;
    letter-spacing: -0.05em;
  }
  [data-state] b {
    color: var(--coral-t);
  }
  @media (max-width: 63.99rem) {
    > svg {
      display: none;
    }
    li {
      padding-inline-start: 2rem;
    }
    li::before {
      ${waypoint};
      position: absolute;
      inset-block-start: 0.6rem;
      inset-inline-start: 0;
      background: var(--band);
    }
    [data-state] {
      margin-inline-start: 1.25rem;
    }
    [data-state]::before {
      background: var(--coral);
    }
  }
  @media (min-width: 64rem) {
    > svg {
      position: absolute;
      inline-size: 100%;
      overflow: visible;
    }
    ol {
      grid-template-columns: repeat(4, 1fr);
      gap: 0;
    }
    li {
      display: block;
      padding-block-start: 2.5rem;
      padding-inline-end: 1.5rem;
    }
    b {
      display: block;
      color: var(--ink2);
      font-size: 2rem;
    }
    [data-state] b {
      font-size: 4rem;
      line-height: 1.1;
    }
    p {
      margin-block: 0.35rem 0.6rem;
    }
    /* As far as the road falls there: 130 of 400. */
    [data-state] {
      margin-block-start: 32.5%;
    }
  }
`
