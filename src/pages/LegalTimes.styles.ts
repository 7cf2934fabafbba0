import { css } from '@emotion/react'
import { night } from '../theme/base.styles'
import { colourOf } from '../theme/tokens'

/** An even cross, as a shape. */
export const cross = css`
  clip-path: polygon(0 12%, 12% 0, 50% 38%, 88% 0, 100% 12%, 62% 50%, 100% 88%, 88% 100%, 50% 62%, 12% 100%, 0 88%, 38% 50%);
`

export const card = css`
  padding: 1.25rem;
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--card);
`

/** How long something is kept, drawn: stops of a road, and bars. */
export const times = css`
  /* To scale, three years as long as the line: of ten minutes a line can show no more than that they are. The last has no end. */
  [data-as='road'] {
    @media screen {
      ${night};
    }
    --pad: clamp(1.25rem, 3.5vw, 3rem);
    display: grid;
    gap: 1.25rem;
    padding: var(--pad);
    border-radius: var(--r3);
    background: var(--band);
    overflow: clip;
    > div {
      display: grid;
      align-items: baseline;
    }
    > div::after {
      content: '';
      inline-size: var(--long, 4px);
      block-size: clamp(0.75rem, 2vw, 1.75rem);
      margin-block-start: 0.5rem;
      background: var(--d0);
    }
    > :nth-of-type(2) {
      --long: 2.74%;
    }
    > :nth-of-type(2)::after {
      background: var(--d1);
    }
    > :nth-of-type(3) {
      --long: 100%;
    }
    > :nth-of-type(3)::after {
      background: linear-gradient(90deg, transparent 33.2%, var(--band) 0 33.5%, transparent 0 66.5%, var(--band) 0 66.8%, transparent 0) var(--d2);
    }
    > :nth-of-type(4)::after {
      inline-size: auto;
      margin-inline-end: calc(var(--pad) * -1);
      background: repeating-linear-gradient(90deg, var(--d3) 0 1rem, transparent 0 1.4rem);
    }
    dt {
      font-size: clamp(1.5rem, 1rem + 2.2vw, 3rem);
      letter-spacing: -0.042em;
      line-height: 1.1;
    }
    dt::first-letter {
      text-transform: uppercase;
    }
    dd {
      color: var(--ink2);
      font-size: 1rem;
      line-height: 1.5;
    }
    @media (min-width: 48rem) {
      gap: 2.25rem;
      > div {
        grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
        column-gap: 2rem;
      }
      > div::after {
        grid-column: 1/-1;
      }
    }
    @media print {
      padding: 0;
      background: none;
    }
  }
  /* How long each lasts: bars on one line of time. One ends with the tab, the other runs on beyond the edge. */
  [data-as='bars'] {
    ${card};
    display: grid;
    padding-block: 0;
    overflow: clip;
    > div {
      padding-block: 1.25rem;
    }
    > div + div {
      border-block-start: 1px solid var(--line);
    }
    dt {
      color: var(--ink2);
      font-size: 1rem;
    }
    [data-as='entry'] {
      position: relative;
      display: grid;
      align-items: center;
      inline-size: 45%;
      min-block-size: 2.75rem;
      margin-block: 0.6rem 1rem;
      padding-inline: 1rem;
      border-radius: var(--r1) 0 0 var(--r1);
      background: ${colourOf(['var(--teal-t)', 'color-mix(in oklab, var(--teal) 45%, var(--teal-w))'])};
      color: ${colourOf(['var(--card)', 'var(--ink)'])};
    }
    /* Where it is closed. */
    [data-as='entry']::after {
      content: '';
      position: absolute;
      inset-inline-end: -1.1rem;
      inline-size: 2.2rem;
      block-size: 2.2rem;
      border: 2.5px solid var(--coral-t);
      border-radius: 50%;
      background: var(--card);
    }
    [data-as='entry']::before {
      content: '';
      position: absolute;
      z-index: 1;
      inset-inline-end: -0.5rem;
      inline-size: 1rem;
      block-size: 1rem;
      background: var(--coral-t);
      ${cross};
    }
    > :last-of-type > [data-as='entry'] {
      inline-size: auto;
      margin-inline-end: -1.25rem;
    }
    > :last-of-type > [data-as='entry']::before,
    > :last-of-type > [data-as='entry']::after {
      content: none;
    }
    code {
      font: inherit;
      font-weight: 480;
    }
    [data-as='entry'] + dd {
      text-wrap: balance;
      font-size: 1.25rem;
      letter-spacing: -0.022em;
    }
    dd + dd + dd {
      margin-block-start: 0.3rem;
      color: var(--ink2);
      font-size: 1rem;
    }
    b {
      font-weight: 430;
    }
    /* How long, and beside it what. */
    @media (min-width: 75rem) {
      > div {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        column-gap: 2rem;
      }
      dt,
      [data-as='entry'] {
        grid-column: 1/-1;
      }
      dd + dd + dd {
        margin: 0;
      }
    }
  }
`
