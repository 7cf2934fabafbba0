import { css } from '@emotion/react'
import { control } from '../kit/moment.styles'

export const panel = css`
  h2 {
    font-size: var(--t4);
    letter-spacing: -0.026em;
  }
  [data-moment] > p:first-of-type {
    margin-block-end: 1rem;
    color: var(--ink2);
    line-height: 1.5;
  }
  /* What is done stands before what is counted, and the button below. */
  @media (min-width: 40rem) {
    [data-moment] {
      display: grid;
      > dl:first-of-type {
        grid-row: 3;
      }
      > p:first-of-type {
        grid-row: 2;
        margin-block: 0.5rem 0;
        font-size: 1.0625rem;
        text-wrap: pretty;
      }
    }
  }
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid var(--line);
  border-radius: var(--r3);
  background: var(--card);
  box-shadow: var(--sh1);
`

/** Three rings, each above what is counted in it: until then dashed, with its sign, full of its figure after. */
export const figures = css`
  --ring: min(5.25rem, 21vw);
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0.5rem;
  margin-block: 1.25rem;
  padding-block-end: 1.25rem;
  border-block-end: 1px solid var(--line);
  text-align: center;
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    align-items: center;
    gap: 0.75rem;
  }
  @media (min-width: 40rem) {
    --ring: 7rem;
    margin-block: 1.75rem 1rem;
    padding-block-end: 1.25rem;
    > div {
      gap: 0.9rem;
    }
  }
  dt {
    font-size: clamp(0.875rem, 0.8rem + 0.3vw, 1rem);
    max-inline-size: 9.5rem;
    line-height: 1.35;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  dd {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    inline-size: var(--ring);
    block-size: var(--ring);
    margin: 0;
    border: 2px dashed var(--teal);
    border-radius: 50%;
    background: var(--teal-w);
    color: var(--teal-t);
    font-size: calc(var(--ring) * 0.54);
    font-weight: 400;
    letter-spacing: -0.05em;
    line-height: 1;
  }
  svg {
    inline-size: 44%;
    fill: none;
    stroke: var(--teal-t);
    stroke-width: 1.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  > [data-found] dd {
    border: 3px solid var(--bad);
    background: var(--bad-w);
    color: var(--bad);
  }
  > [data-found='none'] dd {
    border: 3px solid var(--teal-t);
    background: var(--teal-t);
    color: var(--card);
  }
  /* A tick on its edge. */
  > [data-found='none'] dd::before {
    content: '';
    position: absolute;
    inset-block-end: -0.06em;
    inset-inline-end: -0.06em;
    inline-size: 0.56em;
    block-size: 0.56em;
    border-radius: 50%;
    background: var(--card);
  }
  > [data-found='none'] dd::after {
    content: '';
    position: absolute;
    inset-block-end: 0.14em;
    inset-inline-end: 0.13em;
    inline-size: 0.14em;
    block-size: 0.27em;
    border: solid var(--teal-t);
    border-width: 0 0.055em 0.055em 0;
    rotate: 40deg;
  }
`

export const press = control

/* The sentence leads: without scripts there is no button before it. */
export const line = css`
  display: flex;
  flex-flow: row-reverse wrap;
  justify-content: flex-end;
  align-items: center;
  gap: 0.75rem 1.25rem;
  output {
    flex: 1 1 8.5rem;
    min-block-size: 2lh;
    display: grid;
    align-content: center;
    line-height: 1.5;
    text-wrap: balance;
    font-variant-numeric: tabular-nums;
    @media (min-width: 40rem) {
      min-block-size: 0;
    }
  }
  /* What was counted takes more than the room beside the button. */
  @media (max-width: 39.99rem) {
    dl:has([data-found]) ~ & output {
      flex-basis: 100%;
    }
  }
`

export const kept = css`
  display: grid;
  margin-block-start: 1rem;
  border-block-start: 1px solid var(--line);
  font-size: var(--ts);
  line-height: 1.5;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 1.25rem;
    padding-block: 0.6rem;
  }
  > div + div {
    border-block-start: 1px solid var(--line);
  }
  dt {
    overflow-wrap: anywhere;
    color: var(--ink2);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-weight: 450;
    font-variant-numeric: tabular-nums;
  }
`
