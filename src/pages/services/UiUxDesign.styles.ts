import { css } from '@emotion/react'
import { stories } from '../../sections/Stories.styles'

/** Frames on a drawing board: two large ones, of which one is selected, and four small. */
export const board = css`
  --pad: clamp(1.1rem, 0.8rem + 1.4vw, 1.75rem);
  display: grid;
  gap: clamp(1rem, 1.8vw, 1.75rem);
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: clamp(1rem, 2.8vw, 2.75rem);
    border: 1px solid var(--line);
    border-radius: var(--r3);
    background: radial-gradient(circle, var(--field) 1px, transparent 1.5px) 0 0 / 1.5rem 1.5rem;
  }
  @media (min-width: 75rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > li {
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    gap: min(0.6rem, 1.2vw);
    padding: var(--pad);
    border: 1px solid var(--field);
    background: var(--card);
  }
  > :has(> div) {
    order: -1;
    > ul {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: var(--pad);
      font-size: clamp(0.9rem, 3.7vw, 1rem);
    }
  }
  > li > p {
    color: var(--ink2);
    font-size: 0.97rem;
  }
  ul {
    margin-block-start: 0.4rem;
    line-height: 1.4;
  }
  li li {
    padding-block: min(0.45rem, 1vw);
    border-block-start: 1px dashed var(--field);
  }
  /* The lists of a row begin at one height. */
  @media (min-width: 48rem) {
    > li {
      grid-row: span 4;
      grid-template-rows: subgrid;
      row-gap: 0.6rem;
    }
    > :has(> div) {
      grid-column: span 2;
      > h3 {
        font-size: 1.75rem;
      }
    }
  }
  > :nth-of-type(2) {
    --handle: linear-gradient(var(--teal) 0 0) no-repeat;
    position: relative;
    border-color: var(--teal);
    box-shadow: 0 0 0 1px var(--teal);
    &::before {
      content: '';
      position: absolute;
      z-index: 1;
      inset: -0.3rem;
      background:
        var(--handle) 0 0 / 0.55rem 0.55rem,
        var(--handle) 100% 0 / 0.55rem 0.55rem,
        var(--handle) 0 100% / 0.55rem 0.55rem,
        var(--handle) 100% 100% / 0.55rem 0.55rem;
      pointer-events: none;
    }
  }
`

/** What is handed over: files in a row, each with its name on its tab. */
export const files = css`
  --item: min(67vw, 16.5rem);
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 3.25rem 1.25rem;
  padding-block-start: 1.9rem;
  > li {
    position: relative;
    display: grid;
    grid-template-rows: auto auto 1fr;
    gap: 0.35rem;
    padding: min(1.5rem, 4.5vw);
    border: 1px solid var(--field);
    border-radius: 0 var(--r1) var(--r1);
    background: var(--card);
  }
  ul {
    color: var(--ink2);
    font-size: 0.95rem;
    line-height: 1.4;
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** Comments, each with its pin. */
export const comments = css`
  ${stories};
  counter-reset: pin;
  > li {
    counter-increment: pin;
  }
  figure {
    position: relative;
    border-radius: 0.2rem 1.25rem 1.25rem;
    border-color: var(--field);
  }
  figure::before {
    content: counter(pin) / '';
    position: absolute;
    inset-block-start: -0.9rem;
    inset-inline-start: -0.9rem;
    display: grid;
    place-items: center;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    border-radius: 50%;
    background: var(--coral);
    color: var(--on-coral);
    box-shadow: var(--sh1);
    font-weight: 520;
  }
  padding-block-start: 0.9rem;
`
