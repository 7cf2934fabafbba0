import { css } from '@emotion/react'
import { stories } from '../../sections/Stories.styles'

/** Frames on a drawing board, of which one is selected. */
export const board = css`
  --pad: clamp(1.1rem, 0.8rem + 1.4vw, 2rem);
  display: grid;
  gap: clamp(1rem, 2.4vw, 2.25rem);
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: clamp(1rem, 2.8vw, 2.75rem);
    border: 1px solid var(--line);
    border-radius: var(--r3);
    background: radial-gradient(circle, var(--field) 1px, transparent 1.5px) 0 0 / 1.5rem 1.5rem;
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  > li {
    --handle: linear-gradient(var(--teal) 0 0) no-repeat;
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    gap: 0.6rem;
    padding: var(--pad);
    border: 1px solid var(--field);
    background: var(--card);
  }
  /* Where there is room, the lists of a row begin at one height. */
  @media (min-width: 48rem) {
    row-gap: 0;
    > li {
      grid-row: span 4;
      grid-template-rows: subgrid;
      margin-block-end: clamp(1rem, 2.4vw, 2.25rem);
    }
    > :nth-last-of-type(-n + 2) {
      margin-block-end: 0;
    }
  }
  @media (min-width: 64rem) {
    > :nth-last-of-type(3) {
      margin-block-end: 0;
    }
  }
  p {
    color: var(--ink2);
    font-size: 0.97rem;
  }
  ul {
    margin-block-start: 0.4rem;
    font-size: 0.92rem;
    line-height: 1.4;
  }
  li li {
    padding-block: min(0.45rem, 1vw);
    border-block-start: 1px dashed var(--field);
  }
  > :nth-of-type(2) {
    position: relative;
    border-color: var(--teal);
    box-shadow: 0 0 0 1px var(--teal);
    &::before {
      content: '';
      position: absolute;
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

/** What is handed over: sheets on the board, each over the edge of the one before. */
export const files = css`
  --item: min(67vw, 16.5rem);
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > li {
    display: grid;
    grid-template-rows: auto auto 1fr;
    gap: 0.35rem;
    padding: min(1.5rem, 4.5vw);
    border: 1px solid var(--field);
    margin-inline-start: -1px;
    background: var(--card);
  }
  > li > svg {
    @media (max-width: 47.99rem) {
      display: none;
    }
  }
  h3 {
    font-size: 1.25rem;
  }
  ul {
    color: var(--ink2);
    font-size: 0.97rem;
    line-height: 1.5;
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    padding-block-end: 1.5rem;
    > li {
      margin-inline-end: -1.25rem;
      padding-inline-end: 2.5rem;
      box-shadow: var(--sh1);
      translate: 0;
    }
    > :nth-of-type(even) {
      translate: 0 1.5rem;
    }
    > :last-of-type {
      margin-inline-end: 0;
      padding-inline-end: 1.5rem;
    }
  }
`

/** Comments on a canvas, each with its pin. */
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
    border-end-end-radius: 0.2rem;
    background: var(--coral);
    color: var(--on-coral);
    box-shadow: var(--sh1);
    font-weight: 520;
  }
  @media (max-width: 47.99rem) {
    padding-block-start: 0.9rem;
    figure::before {
      inset-inline-start: -0.4rem;
    }
  }
  @media (min-width: 48rem) {
    padding: clamp(1.75rem, 3vw, 3rem);
    gap: clamp(1.75rem, 3vw, 3rem);
    border: 1px solid var(--line);
    border-radius: var(--r3);
    background: radial-gradient(circle, var(--field) 1px, transparent 1.5px) 0 0 / 1.5rem 1.5rem;
  }
  @media (min-width: 64rem) {
    padding-block-end: 5.5rem;
    > :nth-of-type(2) {
      translate: 0 1.5rem;
    }
    > :nth-of-type(3) {
      translate: 0 3rem;
    }
  }
`
