import { css } from '@emotion/react'
import { hop } from '../../theme/base.styles'

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
    inline-size: 0.42em;
    block-size: 0.42em;
    margin-inline-start: 0.6em;
    border: solid var(--coral-t);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    translate: 0 -0.2em;
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
    padding: clamp(1.25rem, 2.5vw, 2rem);
    background: var(--teal-w);
  }
  svg {
    background: var(--card);
  }
  > div + div {
    background: var(--coral-w);
    svg {
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
    inline-size: 0.95rem;
    block-size: 0.95rem;
    border: 2.5px solid var(--coral);
    border-radius: 50%;
  }
  li:last-of-type::before {
    border-color: var(--teal);
    background: var(--teal);
  }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: calc(0.2em + 1.05rem) -0.1em;
    inset-inline-start: calc(0.475rem - 0.75px);
    border-inline-start: 1.5px dashed var(--field);
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
      margin-block-start: 1.5rem;
    }
    li {
      padding-block: 1.75rem 0;
      padding-inline: 0 1.25rem;
    }
    li::before {
      inset-block-start: 0.5rem;
    }
    li:not(:last-of-type)::after {
      ${hop};
      inset-block: -0.6rem auto;
      inset-inline: 1.15rem 0.2rem;
      block-size: 1.6rem;
    }
  }
`
