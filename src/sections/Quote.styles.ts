import { css } from '@emotion/react'
import { hop, waypoint } from '../theme/base.styles'

export const quote = css`
  position: relative;
  figure {
    margin-block-start: min(1.5rem, 4vw);
    @media (min-width: 64rem) {
      max-inline-size: calc(100% - 35vw - 3rem);
    }
  }
  figure svg {
    inline-size: 1.35rem;
    block-size: 1.35rem;
  }
  dl {
    margin-block: min(1.25rem, 3vw) min(1.5rem, 4vw);
    font-size: clamp(1.5rem, 0.6rem + 2.1vw, 2.75rem);
  }
  && dt {
    margin-block-start: min(1.5rem, 3vw);
  }
  dl dd {
    line-height: 1.22;
    letter-spacing: -0.036em;
    font-weight: 380;
    text-wrap: balance;
  }
  blockquote {
    max-inline-size: 36em;
    margin-block-end: min(1.5rem, 4vw);
    font-size: var(--tl);
    line-height: 1.5;
    color: var(--ink2);
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem 0.75rem;
    color: var(--ink2);
    font-size: var(--ts);
  }
  figcaption > b,
  figcaption > span {
    inline-size: 100%;
    margin-block-end: -0.4rem;
  }
  figcaption > b {
    color: var(--ink);
    font-size: 1rem;
  }
  figcaption > div {
    margin-block-start: 0.6rem;
  }
  figcaption > small {
    margin-block-start: 0.6rem;
    font-size: inherit;
  }
  /* One hop of the road from what was to what is. */
  @media (min-width: 48rem) {
    dl {
      display: grid;
      grid: auto auto / auto-flow 1fr;
      gap: 0 2.5rem;
    }
    dt {
      position: relative;
      padding-block-start: 1.75rem;
    }
    dt::before {
      ${waypoint};
      position: absolute;
      inset-block-start: 0.5rem;
      inset-inline-start: 0;
    }
    dt:first-of-type::after {
      ${hop};
      border-width: 2px 2px 0;
      border-color: var(--coral);
      inset-block-start: -0.9rem;
      inset-inline: 1.1rem -2.2rem;
      block-size: 1.8rem;
    }
  }
`
