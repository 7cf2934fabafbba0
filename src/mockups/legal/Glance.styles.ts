import { css } from '@emotion/react'
import { hop } from '../../theme/base.styles'
import { colourOf } from '../../theme/tokens'

export const card = css`
  display: grid;
  gap: 1.5rem 2rem;
  padding: clamp(1.25rem, 3vw, 2.25rem);
  border: 1px solid var(--line);
  border-radius: var(--r3);
  background: var(--card);
  box-shadow: var(--sh1);
  h2 {
    margin-block-end: 0.9rem;
    font-size: var(--t4);
    letter-spacing: -0.026em;
    line-height: 1.2;
  }
  /* It leads down the page. */
  h2 a {
    text-decoration: none;
  }
  h2 a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  h2 a::after {
    content: '';
    display: inline-block;
    inline-size: 0.6em;
    block-size: 0.7em;
    margin-inline-start: 0.5em;
    background: var(--coral-t);
    clip-path: polygon(42% 0, 58% 0, 58% 68%, 86% 42%, 97% 54%, 50% 100%, 3% 54%, 14% 42%, 42% 68%);
  }
  li {
    position: relative;
    padding-inline-start: 2.1rem;
    line-height: 1.4;
  }
  svg {
    position: absolute;
    inset-block-start: 0.05em;
    inset-inline-start: 0;
    inline-size: 1.3rem;
    block-size: 1.3rem;
    padding: 0.3rem;
    border-radius: 50%;
    background: var(--teal-w);
    fill: none;
    stroke: var(--teal-t);
    stroke-width: 3.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media print {
    display: none;
  }
`

/** Two halves, each on a ground of its own. */
export const sides = css`
  ${card};
  gap: 0;
  padding: 0;
  overflow: clip;
  > div {
    padding: clamp(1.25rem, 2.5vw, 2.25rem);
    background: var(--teal-w);
  }
  h2 {
    margin-block-end: 1.1rem;
    font-size: 1.5rem;
    font-weight: 480;
  }
  svg {
    background: var(--card);
  }
  /* The half's own sign, in a ring. */
  > div > svg {
    position: static;
    display: block;
    margin-block-end: 0.9rem;
    inline-size: 3rem;
    block-size: 3rem;
    padding: 0.7rem;
    border: 2.5px solid var(--teal-t);
    stroke-width: 3;
  }
  li {
    font-size: 1.0625rem;
    text-wrap: pretty;
  }
  > div + div {
    background: ${colourOf(['var(--coral-w)', 'var(--d3)'])};
    svg {
      border-color: var(--coral-t);
      stroke: var(--coral-t);
    }
  }
  ul {
    display: grid;
    gap: 0.75rem;
  }
  @media (min-width: 40rem) {
    grid-template-columns: 1fr 1fr;
  }
`

/** Stops of one road, the last of which is where it ends. */
export const way = css`
  ${card};
  li {
    padding-block-end: 1.15rem;
  }
  li:last-of-type {
    padding-block-end: 0;
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.2em;
    inset-inline-start: 0;
    inline-size: 1rem;
    block-size: 1rem;
    border: 2.5px solid var(--coral);
    border-radius: 50%;
  }
  li:last-of-type::before {
    /* The sun, setting where the road ends. */
    inset-inline-start: -0.5rem;
    inline-size: 2rem;
    border: 0;
    border-radius: 1rem 1rem 0 0;
    background: radial-gradient(circle at 50% 100%, var(--coral) 42%, var(--d0) 44% 70%, var(--d1) 72%);
  }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: calc(0.2em + 1.05rem) -0.1em;
    inset-inline-start: calc(0.5rem - 1px);
    border-inline-start: 2px dashed var(--field);
  }
  span {
    display: block;
    color: var(--ink2);
  }
  b {
    font-size: 1.125rem;
    font-weight: 450;
  }
  @media (min-width: 48rem) {
    ol {
      display: grid;
      grid-template-columns: repeat(4, 1fr);
      margin-block-start: 2.75rem;
    }
    li {
      padding-block: 2.5rem 0;
      padding-inline: 0 1.25rem;
    }
    li::before {
      inset-block-start: 0.75rem;
    }
    li:not(:last-of-type)::after {
      ${hop};
      inset-block: -1.2rem auto;
      inset-inline: 1.2rem 0.2rem;
      block-size: 2.45rem;
      border-width: 2px;
      border-block-end: 0;
    }
  }
`
