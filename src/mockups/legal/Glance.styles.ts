import { css } from '@emotion/react'
import { hop, layer, waypoint } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'
import { sun } from '../../theme/sun.styles'
import { closingSky, colourOf, properties } from '../../theme/tokens'

const { d0, d1, d2, d3 } = closingSky

const glance = css`
  h2 {
    letter-spacing: -0.034em;
  }
  /* The links lead down the page, so each has an arrow that points down. */
  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a::after {
    content: '';
    display: inline-block;
    inline-size: 0.6em;
    block-size: 0.7em;
    margin-inline-start: 0.5em;
    background: var(--coral-t);
    clip-path: polygon(42% 0, 58% 0, 58% 68%, 86% 42%, 97% 54%, 50% 100%, 3% 54%, 14% 42%, 42% 68%);
  }
  @media print {
    display: none;
  }
`

/** Two halves, each with its own background and colour of text (`--sign`); a subgrid aligns their lines. */
export const sides = css`
  ${glance};
  --sign: var(--teal-t);
  > div {
    grid-row: span 5;
    grid-template-rows: subgrid;
    padding-block: clamp(1.25rem, 3vw, 2.75rem);
    padding-inline: clamp(0.75rem, 3vw, 3rem);
  }
  > div + div {
    --sign: var(--coral-t);
    padding-inline-end: max(var(--gut), (100vw - var(--max)) / 2);
    background: ${colourOf(['var(--coral-w)', 'var(--d3)'])};
  }
  h2 {
    gap: clamp(0.75rem, 2.5vw, 2.5rem);
    margin-block-end: clamp(0.7rem, 0.5rem + 0.6vw, 1.25rem);
  }
  svg {
    ${properties({ d0, d1, d2 })}
    /* The same height in both halves, so that they share one horizon. */
    block-size: clamp(6.5rem, 2.5rem + 12vw, 14rem);
    overflow: visible;
  }
  @media ${below.tiny} {
    display: block;
    > div {
      display: block;
      padding-inline: var(--gut);
    }
  }
  ul {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
  li {
    display: grid;
    padding-block: clamp(0.4rem, 0.3rem + 0.5vw, 1rem);
    border-block-start: 1px solid color-mix(in oklab, var(--sign) 35%, transparent);
    color: var(--sign);
    font-size: var(--lede);
    line-height: var(--line-4);
    text-wrap: balance;
  }
  a {
    justify-self: start;
    padding-block: var(--space-4) 0;
    text-decoration: underline;
  }
  @media ${below.laptop} {
    > [data-side='may'] {
      padding-inline-start: var(--gut);
    }
  }
  @media ${from.laptop} {
    grid-template-rows: 1fr;
    border-start-start-radius: var(--radius-l);
    border-end-start-radius: var(--radius-l);
    overflow: clip;
    h2 {
      align-content: space-between;
    }
    li {
      align-items: center;
      min-block-size: 5.25rem;
    }
  }
`

/** The stops of one road on a ground as wide as the page; behind the last stop the sun sets. */
export const way = css`
  ${glance};
  padding-block: var(--space-6);
  h2 {
    margin-block-end: 0.9rem;
  }
  li {
    padding-block-end: var(--space-5);
    padding-inline-start: var(--space-7);
  }
  li:last-child {
    padding-block-end: 0;
  }
  li::before {
    ${waypoint};
    position: absolute;
    inset-block-start: 0.2em;
    inset-inline-start: 0;
    inline-size: 1rem;
    block-size: 1rem;
  }
  li:last-child::before {
    background: var(--coral);
  }
  li:has(+ li)::after {
    ${layer};
    inset-block: calc(0.2em + 1.05rem) -0.1em;
    inset-inline-start: calc(0.5rem - 1px);
    border-inline-start: 2px dashed var(--field);
  }
  @media ${from.tablet} {
    --gap: 1.5rem;
    padding-block: var(--space-7) var(--space-8);
    > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 4fr);
      gap: var(--gap);
    }
    h2 {
      font-size: var(--title-5);
    }
    /* The road runs to the side here. */
    a::after {
      transform: rotate(-90deg);
    }
    [dir='rtl'] & a::after {
      transform: rotate(90deg);
    }
    b {
      font-size: var(--lede);
      letter-spacing: -0.022em;
    }
    span {
      font-size: var(--text-6);
    }
    ol {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      column-gap: var(--gap);
    }
    li {
      padding: 0;
    }
    li::before,
    li:last-child::before {
      inset-block-start: -2.6rem;
      inline-size: 1.25rem;
      block-size: 1.25rem;
    }
    li:last-child::before {
      border-color: var(--card);
    }
    li:has(+ li)::after {
      ${hop};
      inset-block: -7.6rem auto;
      inset-inline: 0.625rem calc(var(--gap) * -1 - 0.625rem);
      block-size: 5.1rem;
      border-width: 2px;
      /* Dark enough to be seen in front of the sun as well. */
      border-color: var(--ink2);
      border-block-end: 0;
    }
  }
`

/** The sun at the end of the road, behind the ground. */
export const end = css`
  ${sun};
  ${properties({ d0, d1, d2, d3 })}
  --u: clamp(1rem, 6vw, 1.9rem);
  --sun-x: 88%;
  z-index: -1;
  inset-block-start: -1.4rem;
  view-transition-name: sun;
  @media ${from.tablet} {
    --u: clamp(3rem, 4vw, 4.75rem);
    --sun-x: calc(80% + var(--gap) * 0.95 + 0.625rem);
    inset-block-start: -2rem;
  }
`
