import { css } from '@emotion/react'
import { waypoint } from '../theme/base.styles'
import { colourOf } from '../theme/tokens'

export const card = css`
  padding: 1.25rem;
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--card);
`

/** How long something is kept, drawn: stops of a road, and bars. */
export const times = css`
  /* Ever longer, and at its end open. */
  [data-as='road'] {
    display: grid;
    > div {
      position: relative;
      padding-block-end: 1.1rem;
      padding-inline-start: 2rem;
    }
    > div::before {
      ${waypoint};
      position: absolute;
      inset-block-start: 0.4rem;
      inset-inline-start: 0;
    }
    > div::after {
      content: '';
      position: absolute;
      inset-block: 1.6rem -0.1rem;
      inset-inline-start: calc(0.4375rem - 1px);
      border: 0 dashed var(--field);
      border-inline-start-width: 2px;
    }
    > :last-of-type::before {
      border-style: dashed;
    }
    dt {
      font-size: 1.25rem;
      letter-spacing: -0.026em;
      line-height: 1.3;
    }
    dt::first-letter {
      text-transform: uppercase;
    }
    dd {
      color: var(--ink2);
      font-size: 1rem;
      line-height: 1.5;
    }
    @media (min-width: 40rem) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      > div {
        padding-block: 2.1rem 0.5rem;
        padding-inline: 0 1rem;
      }
      > div::before {
        inset-block-start: 0;
      }
      > div::after {
        inset-block: calc(0.4375rem - 1px) auto;
        inset-inline: 1.25rem 0.4rem;
        border-inline-start-width: 0;
        border-block-start-width: 2px;
      }
      dd {
        margin-block-start: 0.25rem;
        font-size: 0.9375rem;
        text-wrap: balance;
      }
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
      --bar: transparent 46%, var(--coral-t) 0 54%, transparent 0;
      content: '';
      position: absolute;
      inset-inline-end: -1.1rem;
      inline-size: 2.2rem;
      block-size: 2.2rem;
      border: 2.5px solid var(--coral-t);
      border-radius: 50%;
      background:
        no-repeat 50% / 45% 45% linear-gradient(45deg, var(--bar)),
        no-repeat 50% / 45% 45% linear-gradient(-45deg, var(--bar)),
        var(--card);
    }
    > :last-of-type > [data-as='entry'] {
      inline-size: auto;
      margin-inline-end: -1.25rem;
    }
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
      margin-block-start: 0.4rem;
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
