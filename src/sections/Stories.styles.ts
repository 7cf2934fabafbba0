import { css } from '@emotion/react'
import { card, waypoint } from '../theme/base.styles'

export const stories = css`
  display: grid;
  gap: var(--g);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-of-type {
      grid-column: 1/-1;
    }
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :last-of-type {
      grid-column: auto;
    }
  }
`

/** As the rows of a ledger where there is room: who, what before and after, and what is said of it. */
export const ledger = css`
  ${stories};
  @media (min-width: 64rem) {
    gap: 0;
    grid-template-columns: minmax(0, 1fr);
  }
`

export const story = css`
  ${card};
  block-size: 100%;
  p[role='img'] {
    color: var(--coral-t);
  }
  dl {
    margin-block: min(0.5rem, 1.2vw) min(0.4rem, 1vw);
    font-size: clamp(1.12rem, 1rem + 0.42vw, 1.32rem);
  }
  blockquote p {
    margin-block-end: 0.6rem;
    line-height: 1.5;
  }
  /* Who says it: a stop on the route. */
  figcaption {
    position: relative;
    margin-block-start: auto;
    padding-block-start: min(1.1rem, 2.5vw);
    padding-inline-start: 1.75rem;
    border-block-start: 1.5px dashed var(--line);
    font-size: var(--ts);
    line-height: 1.45;
    color: var(--ink2);
  }
  figcaption::before {
    ${waypoint};
    position: absolute;
    inset-block-start: 1.35rem;
    inset-inline-start: 0;
    background: none;
  }
  b {
    display: block;
    color: var(--ink);
    font-size: 1rem;
    font-weight: 480;
    letter-spacing: -0.018em;
  }
`

export const entry = css`
  ${story};
  @media (min-width: 64rem) {
    display: grid;
    grid-template: auto 1fr / minmax(0, 3fr) minmax(0, 8fr) minmax(0, 5fr);
    gap: 0.75rem clamp(2rem, 4vw, 4rem);
    padding: clamp(1.5rem, 2.4vw, 2.5rem) 0;
    background: none;
    border: 0;
    border-block-start: 1px solid var(--field);
    border-radius: 0;
    dl {
      grid-area: 1 / 2 / span 2;
      display: grid;
      grid: auto 1fr / auto-flow minmax(0, 1fr);
      gap: 0.2rem clamp(1.5rem, 2.5vw, 2.5rem);
      margin: 0;
      font-size: clamp(1.2rem, 0.8rem + 1vw, 1.6rem);
    }
    dt:last-of-type {
      margin: 0;
    }
    blockquote {
      grid-area: 1 / 3 / span 2;
      p {
        font-size: 1.06rem;
      }
    }
    figcaption {
      grid-area: 2 / 1;
      margin: 0;
      padding-block-start: 0;
      border: 0;
    }
    figcaption::before {
      inset-block-start: 0.25rem;
    }
  }
`
