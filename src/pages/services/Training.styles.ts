import { css } from '@emotion/react'
import { stories } from '../../sections/Stories.styles'
import { layer } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'
import { closingSky, properties } from '../../theme/tokens'

/** The sentence above the book may be a little longer. */
export const read = css`
  @media ${from.laptop} {
    h2 + p {
      max-inline-size: 40em;
    }
  }
`

/** Four ways to learn, each drawn above a list of three. The layout ranks none of them: length and order differ by role. */
export const lessons = css`
  /* The closing shows the end of the day: its sun is a step stronger in colour. */
  [data-hour]:has(&) > section:has(> [aria-hidden]) {
    ${properties({
      d0: ['var(--coral)', closingSky.d0[1]],
      d1: [closingSky.d0[0], closingSky.d1[1]],
      d2: [closingSky.d1[0], closingSky.d2[1]],
      d3: [closingSky.d2[0], closingSky.d3[1]],
    })}
  }
  @media ${from.largePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${from.tablet} {
    gap: var(--g);
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > li {
    --pad: clamp(0.85rem, 1.7vw, 1.6rem);
    display: grid;
    /* The lists of a row are level. */
    grid-row: span 3;
    grid-template-rows: subgrid;
    row-gap: 0;
    > svg {
      grid-row: 1;
      inline-size: 100%;
      padding-inline: var(--pad);
      @media ${below.tablet} {
        block-size: 5rem;
      }
    }
  }
  h3 {
    padding: var(--pad) var(--pad) var(--space-4);
    border-radius: var(--radius-m) var(--radius-m) 0 0;
    background: var(--card);
    @media ${from.laptop} {
      font-size: var(--text-9);
    }
  }
  ul {
    display: grid;
    grid-auto-rows: 1fr;
    padding-inline: var(--pad);
    padding-block-end: calc(var(--pad) * 0.5);
    border-radius: 0 0 var(--radius-m) var(--radius-m);
    background: var(--card);
  }
  li li {
    align-content: center;
    min-block-size: 3.5rem;
    border-block-start: 1px solid var(--line);
    line-height: var(--line-4);
    @media ${from.wide} {
      font-size: var(--text-7);
    }
  }
`

export const counter = css`
  @media ${from.laptop} {
    h2 {
      max-inline-size: 16em;
    }
  }
`

/** Half suns on one horizon, each drawn from the figure below it, in rows of three. */
export const report = css`
  --figure: var(--title-2);
  grid-template-columns: repeat(auto-fit, minmax(max(6.8rem, 33%), 1fr));
  row-gap: var(--space-5);
  /* Figures stand on one line, also where only some have a drawing. */
  li {
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 0;
    text-wrap: balance;
  }
  li > div {
    grid-row: 2;
    padding-inline-end: min(1rem, 4vw);
  }
  strong {
    font-weight: 340;
    letter-spacing: -0.055em;
  }
  span {
    font-size: var(--drawn-1);
    letter-spacing: -0.03em;
  }
  small {
    margin-block-start: 0.3rem;
  }
  svg {
    grid-row: 1;
    inline-size: 100%;
    margin-block-end: var(--space-3);
    border-block-end: 0.25rem solid var(--coral);
    fill: var(--coral);
    stroke: var(--teal);
  }
  [data-part] {
    fill: none;
    stroke-width: 46;
  }
  [data-part='shops'] {
    fill: var(--teal);
  }
  [data-part='track'] {
    stroke-width: 3;
  }
  /* Figures without a drawing need not stand side by side. */
  @media ${below.tablet} {
    [data-wide] {
      --figure: var(--title-4);
    }
    li:not(:has(svg)) {
      --figure: var(--title-3);
      grid-column: 1 / -1;
    }
  }
  @media ${from.tablet} {
    --figure: var(--title-1);
    --figure-long: var(--title-3);
    @media ${below.laptop} {
      --figure-wide: var(--title-2);
      --figure-long: var(--title-4);
    }
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: var(--space-7);
  }
  /* There is no room for three side by side, so each drawing stands beside its words. */
  @media ${from.least} and ${below.phone} {
    grid-template-columns: auto;
    li {
      grid-row: auto;
      grid-template: auto / 7.5rem minmax(0, 1fr);
      column-gap: var(--space-5);
    }
    li > div {
      grid-area: 1 / 1 / auto / -1;
    }
    li:has(svg) > div {
      grid-column: 2;
    }
    svg {
      align-self: start;
    }
  }
`

/** Entries of one exercise book, on phones its pages: the text stands beside a red margin, on wide screens on ruled lines. */
export const exercises = css`
  ${stories};
  figure {
    --rule: 1.5rem;
    --edge: 2.25rem;
    position: relative;
    gap: 0;
    padding-inline: var(--space-8) var(--space-6);
    border-radius: var(--radius-s);
    line-height: var(--rule);
    overflow: clip;
  }
  figure::before {
    ${layer};
    inset-block: 0;
    inset-inline-start: var(--edge);
    border-inline-start: 1.5px solid var(--bad);
    opacity: 0.55;
  }
  && figure :is(dl, dt, dd, p, figcaption, blockquote) {
    margin-block: 0;
    line-height: var(--rule);
    /* Rules stop short of descenders. */
    text-shadow:
      3px 0 var(--card),
      -3px 0 var(--card);
  }
  figure dl {
    font-size: var(--text-6);
  }
  figure figcaption::before {
    inset-block-start: 0.35rem;
    inset-inline-start: -2.45rem;
  }
  /* Stars and tag stand on a rule too. */
  && figcaption > div {
    align-items: end;
    block-size: var(--rule);
    margin: 0;
    padding-block-end: min(0.4rem, 0.6vw);
    > * {
      line-height: var(--line-3);
      text-shadow: none;
    }
  }
  @media ${below.tablet} {
    && figure :is(dd, blockquote) {
      margin-block-end: var(--rule);
    }
    /* At the foot of every page, on one of its rules. */
    && figure figcaption {
      margin-block-start: auto;
    }
    figure {
      padding-block: calc(var(--rule) / 2);
    }
  }
  @media ${from.tablet} {
    && {
      grid-template: none / minmax(0, 1fr);
      gap: 0;
    }
    > li {
      display: block;
    }
    > li + li {
      border-block-start: 2px solid var(--field);
    }
    /* Three columns: who says it, beside the margin; what changed; and the quotation. */
    figure {
      --rule: clamp(1.75rem, 2.9vw, 2.625rem);
      --hand: var(--drawn-1);
      --edge: 23.6%;
      /* The column before the margin has no rules; the last rule separates the entries. */
      background: linear-gradient(transparent calc(100% - 1px), var(--line) 0) var(--x-end, 100%) 0 / 76.4% var(--rule) repeat-y var(--card);
      display: grid;
      grid-template-columns: 20.5% minmax(0, 1fr) 24%;
      column-gap: 4%;
      padding: calc(var(--rule) * 0.235) 2.5% calc(var(--rule) * 0.765);
      border: 0;
      border-radius: 0;
      /* The border of the next entry covers the last rule. */
      margin-block-end: -2px;
    }
    figure dl {
      grid-area: 1 / 2;
      font-size: var(--hand);
    }
    /* Smaller letters have a higher baseline in a line of the same height. */
    dt,
    blockquote {
      position: relative;
      inset-block-start: calc((var(--hand) - 1em) * 0.375);
    }
    figure blockquote {
      grid-area: 1 / 3;
      padding-block-start: var(--rule);
      font-size: var(--text-6);
      p {
        font-size: inherit;
      }
    }
    /* A long quotation stands below what changed. */
    figure[data-long] {
      grid-template-columns: 20.5% minmax(0, 1fr);
      blockquote {
        grid-area: 2 / 2;
      }
      figcaption {
        grid-row-end: span 2;
      }
    }
    && figure figcaption {
      grid-row-start: 1;
      grid-column: 1;
      padding-block-start: var(--rule);
      font-size: var(--text-5);
    }
    && figcaption::before {
      content: none;
    }
    figcaption b {
      font-size: var(--text-7);
    }
    && figcaption > div {
      flex-wrap: wrap;
    }
  }
`
