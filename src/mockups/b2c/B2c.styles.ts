import { css } from '@emotion/react'
import { morning, properties } from '../../theme/tokens'
import { bar, row, window } from '../kit/kit.styles'

/* A shop in two frames: the desktop, and the phone in front of its end. */
export const shop = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @container (width > 40rem) {
    padding-inline-end: 5rem;
  }
  /* On low screens the frames climb towards the words, so that the page's first heading follows soon. */
  @media (min-width: 75rem) and (max-height: 60rem) {
    margin-block-start: -3.5rem;
  }
`

export const desktop = css`
  ${window};
  @container (width <= 40rem) {
    max-block-size: 17rem;
  }
`

/** The browser's bar: three dots, then the address. */
export const address = css`
  ${bar};
  gap: 0.4rem;
  padding-block: 0.55rem;
  font-size: 0.72rem;
  font-weight: 350;
  color: var(--ink2);
  background: var(--sand);
  > i {
    inline-size: 0.55rem;
    block-size: 0.55rem;
    border-radius: 50%;
    background: var(--field);
    opacity: 0.55;
  }
  > span {
    margin-inline-start: 0.75rem;
    padding: 0.15rem 0.9rem;
    border-radius: var(--r9);
    background: var(--card);
  }
`

/** The shop's own bar: its mark, its products (i elements), languages and currencies. */
export const masthead = css`
  ${bar};
  gap: 1.1rem;
  font-weight: 400;
  > b {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin-inline-end: auto;
    font-size: 0.95rem;
  }
  > b::before {
    content: '';
    inline-size: 1.1rem;
    block-size: 1.1rem;
    border: 0.3rem solid var(--teal);
    border-radius: 50%;
  }
  > i {
    display: none;
    color: var(--ink2);
    font-style: normal;
  }
  > [data-state] {
    font-weight: 500;
    color: var(--coral-t);
  }
  > div {
    display: none;
  }
  @container (width > 40rem) {
    > div {
      display: block;
      margin-inline-end: 10rem;
    }
  }
  @container (width > 66rem) {
    > i {
      display: block;
    }
  }
`

/** What the client asked for. */
export const query = css`
  display: none;
  @container (width > 40rem) {
    display: flex;
    gap: 1.75rem;
    align-items: center;
    padding: 0.75rem 1rem;
    padding-inline-end: 11rem;
    border-block-end: 1px solid var(--line);
    > span,
    b {
      font-weight: 480;
    }
    > :last-of-type {
      margin-inline-start: auto;
    }
  }
  @media (min-width: 75rem) and (max-height: 60rem) {
    display: none;
  }
`

const sunset = css`
  position: relative;
  isolation: isolate;
  overflow: clip;
  background: var(--d);
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-end: -1.5rem;
    inset-inline-start: 50%;
    inline-size: 3rem;
    block-size: 3rem;
    margin-inline-start: -1.5rem;
    border-radius: 50%;
    background: var(--a);
    box-shadow:
      0 0 0 1.5rem var(--b),
      0 0 0 3.5rem var(--c);
  }
`

const dusk = css`
  --a: var(--d1);
  --b: var(--d2);
  --c: var(--d3);
  --d: var(--d4);
`

/** Packages as cards: an i element with the drawn picture, name, what is in it, price. */
export const packages = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.9rem;
  padding: 1rem;
  li {
    border: 1px solid var(--line);
    border-radius: var(--r2);
    overflow: clip;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block-end: 0.7rem;
  }
  i {
    ${sunset};
    grid-column: 1/-1;
    block-size: 4.75rem;
    margin-block-end: 0.7rem;
  }
  p {
    padding-inline-start: 0.85rem;
  }
  p + p {
    padding-inline: 0.5rem 0.85rem;
    text-align: end;
    white-space: nowrap;
  }
  [data-sky='dusk'] {
    ${dusk};
  }
  [data-sky='morning'] {
    --a: var(--d1);
    --b: var(--d0);
    ${properties(morning)}
  }
  [data-sky='night'] {
    --a: var(--d2);
    --b: var(--d4);
    --c: var(--d5);
    --d: var(--d6);
  }
  [data-state] {
    outline: 2px solid var(--coral);
    outline-offset: -1px;
  }
  /* Behind the phone: one card, only its picture. */
  @container (width <= 40rem) {
    li {
      padding: 0;
    }
    i {
      block-size: 10rem;
      margin: 0;
    }
    p,
    li + li {
      display: none;
    }
  }
  @container (width > 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-inline-end: 11rem;
    li:nth-of-type(3) {
      display: none;
    }
  }
  @container (width > 66rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li:nth-of-type(3) {
      display: grid;
    }
  }
  @media (min-width: 75rem) {
    i {
      block-size: 9rem;
    }
  }
  @media (min-width: 75rem) and (max-height: 60rem) {
    i {
      block-size: 7.25rem;
    }
  }
  @media (min-width: 75rem) and (max-height: 50rem) {
    padding-block: 0.8rem;
    i {
      block-size: 6rem;
    }
  }
`

export const cover = css`
  ${sunset};
  ${dusk};
  flex: 1 1 3.5rem;
  min-block-size: 3.5rem;
`

/** Product, channel, season, markup: the head is of small elements, markups b elements. */
export const rules = css`
  display: grid;
  grid-template-columns: 1.1fr 1fr 1.1fr auto;
  > * {
    padding: 0.55rem 0.5rem;
    border-block-end: 1px solid var(--line);
  }
  > small {
    padding-block: 0.45rem;
  }
  > small:nth-of-type(4n + 1),
  > span:nth-of-type(3n + 1) {
    padding-inline-start: 1rem;
  }
  > small:nth-of-type(4n),
  > b {
    padding-inline-end: 1rem;
    text-align: end;
    font-weight: 500;
  }
  > [data-state] {
    background: var(--coral-w);
    color: var(--coral-t);
  }
`

/** An example below the rules. */
export const example = css`
  ${row};
  font-size: 0.75rem;
  b {
    font-size: 0.8125rem;
  }
`

export const setting = css`
  ${row};
  padding-block: 0.55rem;
  > div {
    margin-inline-start: auto;
  }
`
