import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'

const tag = css`
  padding: var(--space-4) var(--space-5);
  padding-inline-start: var(--space-8);
  border: 0;
  border-radius: var(--radius-m);
  border-start-start-radius: var(--radius-xl);
  border-end-start-radius: var(--radius-xl);
  --hole: 1.7rem;
  [dir='rtl'] & {
    --hole: calc(100% - 1.7rem);
  }
  background: radial-gradient(circle at var(--hole), var(--paper) 0.5rem, var(--tag, var(--teal-w)) 0.53rem);
`

export const page = css`
  @media ${below.tablet} {
    /* The prices of the large seats. */
    #ancillaries [data-upright] g > text:not([font-weight]) {
      font-size: 33px;
    }
    /* Cut off below the armrests. */
    #ancillaries [data-upright] {
      aspect-ratio: 644 / 280;
    }
  }
  /* The questions are written on luggage tags, as on wide screens the extras are that are not drawn above. */
  && details {
    ${tag};
    margin-block-end: 0.4rem;
    padding-block: 0;
  }
  /* These are low, for the dots of the scroll guide. */
  @media ${from.wide} and (min-height: 50.01rem) {
    #ancillaries ul + ul {
      margin-block-start: var(--g);
      li {
        ${tag};
      }
    }
  }
`

/** A tag in another colour than the rest. */
export const warm = css`
  --tag: var(--coral-w);
`

/**
 * Rows of three seats, cut off by the next row or the end of the section, with armrests between them and a figure on
 * each headrest. On phones they are bands from edge to edge, one below the other.
 */
export const seats = css`
  --figure: var(--display-2);
  li {
    gap: var(--space-1) var(--space-5);
    background: var(--teal-w);
    line-height: var(--line-4);
    text-wrap: balance;
  }
  strong {
    --over: var(--teal);
    padding: 0.35em min(0.5em, 2.2vw) 0.4em;
    border-radius: var(--radius-full);
    background: color-mix(in oklab, var(--over) 20%, transparent);
    text-align: center;
  }
  span {
    font-size: var(--drawn-1);
  }
  small {
    font-size: var(--drawn-2);
  }
  @media ${below.tablet} {
    --figure: var(--title-3);
    margin: calc(var(--y) * -1) calc(50% - 50vw);
    li {
      grid-template-columns: max(6.6rem, 18vw) 1fr;
      column-gap: var(--space-3);
      align-content: center;
      padding: var(--space-3) var(--gut);
    }
    strong {
      grid-row: span 2;
      align-self: center;
      padding: 0.2em 0;
    }
    [data-wide] {
      --figure: var(--title-4);
    }
    [data-long] {
      grid-template-columns: auto 1fr;
      strong {
        padding-inline: 0.5em;
      }
    }
  }
  @media ${from.tablet} {
    --figure-wide: var(--title-4);
    @media ${below.laptop} {
      --figure-long: var(--title-5);
    }
    grid: auto / repeat(3, minmax(0, 1fr));
    column-gap: 2.5rem;
    margin-block-end: calc(var(--y) * -1);
    text-align: center;
    li {
      position: relative;
      align-content: start;
      justify-items: center;
      padding: 2.5rem var(--space-6) var(--space-8);
      border: 3px solid var(--teal);
      border-block-end: 0;
      border-radius: 6.5rem 6.5rem 0 0;
    }
    strong {
      margin-block-end: var(--space-5);
    }
  }
`

/** A seat beside another. */
export const beside = css`
  /* The armrest between them: a pad that lies on both seats, and its support. */
  @media ${from.tablet} {
    &::before,
    &::after {
      ${layer};
      z-index: 1;
      inset-block: 52% auto;
      inset-inline-start: calc(-3.5rem - 3px);
      inline-size: 4.5rem;
      block-size: 1.75rem;
      border-radius: var(--radius-m);
      background: color-mix(in oklab, var(--ink2) 40%, var(--sky));
    }
    &::after {
      z-index: 0;
      inset-block: 58% 0;
      inset-inline-start: calc(-2.5rem - 3px);
      inline-size: 2.5rem;
      block-size: auto;
      border-radius: 0;
      background: color-mix(in oklab, var(--ink2) 70%, var(--sky));
    }
  }
`

/** A seat in another colour than the rest. */
export const chosen = css`
  ${beside};
  && {
    border-color: var(--on-coral);
    background: var(--coral);
    color: var(--on-coral);
  }
  && strong {
    --over: var(--on-coral);
  }
`
