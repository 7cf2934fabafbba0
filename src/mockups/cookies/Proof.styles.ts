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
    font-size: var(--ts);
  }
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid var(--line);
  border-radius: var(--r3);
  background: var(--card);
  box-shadow: var(--sh1);
`

/** Three figures as large as a heading, each above what it counts. */
export const figures = css`
  display: grid;
  margin-block: 1.25rem;
  @media (min-width: 40rem) {
    grid-template-columns: repeat(3, 1fr);
  }
  padding-block: 0.5rem 1.25rem;
  border-block-end: 1px solid var(--line);
  > div {
    display: flex;
    flex-direction: row-reverse;
    justify-content: flex-end;
    align-items: center;
    gap: 1rem;
    padding-block: 0.4rem;
    @media (min-width: 40rem) {
      flex-direction: column-reverse;
      align-items: stretch;
      gap: 0.6rem;
      padding-inline: 1.25rem;
    }
  }
  > div + div {
    border-block-start: 1px solid var(--line);
    @media (min-width: 40rem) {
      border: 0;
      border-inline-start: 1px solid var(--line);
    }
  }
  @media (min-width: 40rem) {
    > :first-of-type {
      padding-inline-start: 0;
    }
  }
  dt {
    font-size: var(--ts);
    line-height: 1.35;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.16em;
    margin: 0;
    position: relative;
    flex: none;
    min-inline-size: 1.1em;
    font-size: clamp(4rem, 2rem + 7vw, 5.75rem);
    font-weight: 400;
    letter-spacing: -0.06em;
    line-height: 1.1;
  }
  /* A ring in the figure's place, which the count fills. */
  @media not (forced-colors: active) {
    > :not([data-found]) dd {
      -webkit-text-fill-color: transparent;
    }
    > :not([data-found]) dd::before {
      content: '?';
      content: '?' / '';
      position: absolute;
      inset-block-start: 0.5em;
      inset-inline-start: 0.05em;
      display: grid;
      place-items: center;
      inline-size: 1.7em;
      block-size: 1.7em;
      border: 3px dashed var(--field);
      border-radius: 50%;
      color: var(--ink2);
      -webkit-text-fill-color: currentColor;
      font-size: 0.4em;
      letter-spacing: 0;
    }
  }
  [data-found='some'] dd {
    color: var(--bad);
  }
  [data-found='none'] dd {
    color: var(--teal-t);
  }
  [data-found='none'] dd::after {
    content: '';
    inline-size: 0.11em;
    block-size: 0.24em;
    margin-inline-start: 0.06em;
    border: solid;
    border-width: 0 max(2.5px, 0.035em) max(2.5px, 0.035em) 0;
    rotate: 45deg;
  }
`

export const press = control

export const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.25rem;
  output {
    flex: 1 1 8rem;
    min-block-size: 2lh;
    display: grid;
    align-content: center;
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
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
