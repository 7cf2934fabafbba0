import { css } from '@emotion/react'
import { hop } from '../../theme/base.styles'
import { colourOf } from '../../theme/tokens'

const card = css`
  border: 1px solid var(--line);
  border-radius: var(--r3);
  background: var(--card);
  box-shadow: var(--sh1);
  h2 {
    letter-spacing: -0.026em;
    line-height: 1.2;
  }
  /* It leads down the page. */
  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
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

/** Two halves, each on a ground of its own. */
export const sides = css`
  ${card};
  --sign: var(--teal-t);
  display: grid;
  overflow: clip;
  > div {
    padding: clamp(1.25rem, 2.5vw, 2.25rem);
    background: var(--teal-w);
  }
  > div + div {
    --sign: var(--coral-t);
    background: ${colourOf(['var(--coral-w)', 'var(--d3)'])};
  }
  h2 {
    display: flex;
    align-items: center;
    gap: 0.8rem;
    margin-block-end: clamp(0.7rem, 0.5rem + 0.6vw, 1.25rem);
    font-size: clamp(1.5rem, 1.1rem + 1.3vw, 2rem);
  }
  svg {
    --size: clamp(2.25rem, 2rem + 1vw, 2.75rem);
    flex: none;
    inline-size: var(--size);
    block-size: var(--size);
    padding: calc(var(--size) * 0.2);
    border: 2.5px solid var(--sign);
    border-radius: 50%;
    background: var(--card);
    fill: none;
    stroke: var(--sign);
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  li {
    padding-block: clamp(0.4rem, 0.3rem + 0.35vw, 0.6rem);
    border-block-start: 1px solid color-mix(in oklab, var(--sign) 28%, transparent);
    color: var(--sign);
    font-size: clamp(1.0625rem, 0.95rem + 0.4vw, 1.25rem);
    line-height: 1.35;
    text-wrap: balance;
  }
  a {
    display: inline-block;
    padding-block: 0.75rem 0;
    font-weight: 450;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  b {
    color: var(--coral-t);
    font-weight: 450;
  }
  /* Each line as high as the one beside it. */
  @media (min-width: 40rem) {
    grid-template-columns: 1fr 1fr;
    > div {
      grid-row: span 5;
      display: grid;
      grid-template-rows: subgrid;
    }
    ul {
      grid-row: span 3;
      display: grid;
      grid-template-rows: subgrid;
    }
    li {
      display: grid;
      align-items: center;
      min-block-size: 4.6rem;
    }
    a {
      justify-self: start;
    }
  }
`

/** Stops of one road, the last of which is where it ends. */
export const way = css`
  ${card};
  --pad: clamp(1.25rem, 3vw, 2.25rem);
  isolation: isolate;
  padding: var(--pad);
  overflow: clip;
  h2 {
    margin-block-end: 0.9rem;
    font-size: var(--t4);
  }
  li {
    position: relative;
    padding-block-end: 1.15rem;
    padding-inline-start: 2.1rem;
    line-height: 1.4;
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
    text-wrap: balance;
  }
  b {
    font-size: 1.125rem;
    font-weight: 450;
  }
  @media (min-width: 48rem) {
    ol {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      column-gap: 1rem;
      position: relative;
      margin-block-start: 3.75rem;
    }
    /* The stops stand on the horizon, below a sky as wide as the card. */
    ol::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset-block: -12rem calc(100% - 1.775rem);
      inset-inline: calc(var(--pad) * -1);
      background: var(--d6);
    }
    li {
      padding-block: 2.6rem 0;
      padding-inline: 0;
    }
    b {
      display: block;
      margin-block-end: 0.4rem;
      font-size: 1rem;
      line-height: 1.25;
      @media (min-width: 85rem) {
        font-size: 0.9375rem;
        white-space: nowrap;
      }
    }
    span {
      font-size: 0.875rem;
      line-height: 1.5;
    }
    li::before {
      inset-block-start: 0.75rem;
    }
    li:last-of-type::before {
      --far: 9.5rem;
      z-index: -1;
      inset-block-start: calc(1.775rem - var(--far));
      inset-inline-start: calc(1.875rem - var(--far));
      inline-size: calc(var(--far) * 2);
      block-size: var(--far);
      border-radius: var(--far) var(--far) 0 0;
      background: radial-gradient(
        circle at 50% 100%,
        var(--coral) 0.95rem,
        var(--d0) calc(0.95rem + 1px) 1.875rem,
        var(--d1) calc(1.875rem + 1px) 3.25rem,
        var(--d2) calc(3.25rem + 1px) 5rem,
        var(--d3) calc(5rem + 1px) 7.1rem,
        var(--d4) calc(7.1rem + 1px)
      );
    }
    li:not(:last-of-type)::after {
      ${hop};
      inset-block: -2.2rem auto;
      inset-inline: 1.3rem -0.7rem;
      block-size: 3.4rem;
      border-width: 2px;
      border-block-end: 0;
    }
  }
`
