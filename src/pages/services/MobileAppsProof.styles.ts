import { css } from '@emotion/react'
import { sunset } from '../../mockups/mobile-apps/OneBooking.styles'
import { icon } from '../../mockups/mobile-apps/Stores.styles'
import { layer } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'
import { colourOf } from '../../theme/tokens'

/**
 * Stories as notifications, one below the other, each with the icon of its app. On wide screens they lie on the screen of a
 * phone that stands at the foot of the section; what was before stands beside it, level with what is after.
 */
export const notifications = css`
  display: grid;
  gap: var(--g);
  figure {
    gap: var(--space-1);
    padding: clamp(1rem, 2.4vw, 2rem);
    border: 0;
    background: color-mix(in oklab, var(--c, var(--d2)) 16%, var(--card));
  }
  && figcaption {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 var(--space-5);
    align-items: center;
    order: -1;
    margin-block: 0 var(--space-1);
    > * {
      grid-column: 2;
    }
  }
  && figcaption::before {
    position: static;
    grid-row: 1 / span 2;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 0;
    border-radius: 26%;
    ${icon};
  }
  && dl {
    font-size: var(--drawn-1);
  }
  dd[data-part='before'] {
    text-wrap: balance;
  }
  dd[data-part='after'] {
    font-size: var(--title-4);
  }
  small {
    outline: 1px solid;
  }
  @media ${from.laptop} {
    position: relative;
    z-index: 0;
    margin-block-end: calc(-1 * var(--y));
    padding-block: 5.5rem 6rem;
    padding-inline-end: var(--space-7);
    &::before {
      --u: 6.6vw;
      ${layer};
      z-index: -1;
      inset: 0;
      inset-inline-start: 43%;
      border: 0.6rem solid ${colourOf(['var(--ink)', 'color-mix(in oklab, var(--field) 45%, var(--line))'])};
      border-block-end: 0;
      border-radius: 4rem 4rem 0 0;
      ${sunset};
    }
    &::after {
      ${layer};
      inset-block-start: 2.1rem;
      inset-inline-start: 67%;
      inline-size: 9%;
      block-size: 1.5rem;
      border-radius: var(--radius-full);
      background: var(--line);
    }
    && figure {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
      gap: 0 3.75rem;
      padding: 0;
      background: none;
    }
    figure::before,
    figure::after {
      content: '';
      grid-area: 1 / 2 / 5;
      order: -2;
      border-radius: var(--radius-xl);
      background: var(--card);
    }
    /* Begins above its label, because it has no head like the other card. */
    figure::before {
      grid-area: 2 / 1 / 5;
      margin-block-start: -1.5rem;
      background: var(--sand);
    }
    dl {
      display: contents;
    }
    && figcaption {
      grid-area: 1 / 2;
      padding: var(--space-6) var(--space-7) var(--space-5);
      > div {
        grid-area: 1 / 3 / 3;
      }
    }
    && :is(dt, dd),
    blockquote {
      padding-inline: var(--space-7);
    }
    && dt {
      grid-area: 2 / 1;
      margin: 0;
    }
    dd {
      grid-area: 3 / 1;
    }
    dd[data-part='before'] {
      grid-row-end: 5;
      padding-block-end: var(--space-6);
      font-size: var(--title-5);
      line-height: var(--line-3);
    }
    && [data-part='after'],
    blockquote {
      grid-column: 2;
    }
    && blockquote {
      grid-row: 4;
      padding-block: var(--space-4) var(--space-6);
      p {
        margin: 0;
        font-size: var(--lede);
      }
    }
  }
`

/** Figures as the large tiles of a screen, each with a sun in a corner. */
export const tiles = css`
  --figure: var(--title-1);
  gap: min(2.5vw, var(--g));
  li {
    align-content: start;
    padding: max(1rem, 2.4vw);
    border-radius: clamp(1.4rem, 3vw, 2.75rem);
    /* The sun stands in the corner that the words leave free. */
    background: radial-gradient(circle at var(--x-end, 100%) 0, var(--d0) 25%, var(--b, var(--d1)) calc(25% + 1px) 60%, transparent calc(60% + 1px)) var(--x-end, 100%) 0 / max(5rem, 15vw) max(5rem, 15vw) no-repeat var(--c, var(--d2));
    color: var(--on, var(--on-coral));
    line-height: var(--line-4);
  }
  strong {
    font-weight: 380;
    line-height: var(--line-2);
    letter-spacing: -0.06em;
  }
  span {
    font-size: var(--drawn-1);
  }
  small {
    font-size: var(--drawn-2);
  }
  /* There is no room for a long figure beside another. */
  @media ${below.tablet} {
    [data-wide] {
      --figure: var(--title-4);
    }
    [data-long] {
      grid-column: 1 / -1;
    }
  }
  @media ${from.tablet} {
    --figure-wide: var(--title-2);
    --figure-long: var(--title-3);
    @media ${below.laptop} {
      --figure-long: var(--title-4);
    }
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li {
      align-content: end;
      min-block-size: 26vw;
    }
    small {
      margin-block-start: var(--space-3);
      min-block-size: 3lh;
    }
  }
`

/** Above the two that follow, which stand side by side. */
export const first = css`
  @media ${below.tablet} {
    grid-column: 1/-1;
    grid-template-columns: auto 1fr;
    column-gap: var(--space-5);
    /* The two lines stand beside the middle of the figure. */
    strong {
      grid-row: span 2;
      align-self: center;
    }
    span {
      align-self: end;
    }
  }
`
