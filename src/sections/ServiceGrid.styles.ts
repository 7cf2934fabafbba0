import { css } from '@emotion/react'
import { card } from '../theme/base.styles'
import { dawnRings } from '../theme/sun.styles'

export const grid = css`
  display: grid;
  gap: var(--g);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** The sun rises behind the icon; the parts of the cards of a row stand on common lines. */
export const service = css`
  ${card};
  ${dawnRings};
  --pad: clamp(1.35rem, 1rem + 1.3vw, 2.1rem);
  position: relative;
  overflow: clip;
  isolation: isolate;
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  row-gap: 0.6rem;
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-start: calc(var(--pad) - 0.7rem);
    inset-inline-start: calc(var(--pad) - 0.7rem);
    inline-size: 3.15rem;
    block-size: 3.15rem;
    border-radius: 50%;
    background: var(--w0);
    box-shadow:
      0 0 0 0.84rem var(--w1),
      0 0 0 1.84rem var(--w2),
      0 0 0 3rem var(--w3);
    transition: transform var(--m3) var(--ease);
  }
  &:hover::after {
    transform: scale(1.14);
  }
  && > svg {
    color: var(--ink);
    margin-block-end: 2.7rem;
  }
  @media (max-width: 47.99rem) {
    && > svg {
      margin-block-end: 0.8rem;
    }
  }
  > ul {
    margin-block-start: 0.6rem;
    padding-block-start: min(1.1rem, 2.5vw);
    border-block-start: 1px solid var(--line);
  }
`

/** Each feature is a stop on the card's own stretch of the route. */
export const features = css`
  display: grid;
  align-content: start;
  gap: 0.55rem;
  font-size: 0.92rem;
  line-height: 1.4;
  li {
    position: relative;
    padding-inline-start: 1.5rem;
  }
  li::before,
  li::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: 0.4em;
    inline-size: 0.55rem;
    block-size: 0.55rem;
    border: 1.5px solid var(--teal);
    border-radius: 50%;
  }
  li::after {
    inset-block: calc(0.4em + 0.65rem) -0.85rem;
    inset-inline-start: 0.23rem;
    inline-size: 0;
    block-size: auto;
    border: 0 dashed var(--field);
    border-inline-start-width: 1px;
    border-radius: 0;
  }
  li:last-of-type::after {
    content: none;
  }
`

/** A card with a picture, which as a whole is its link. */
export const pictured = css`
  position: relative;
  display: flex;
  flex-direction: column;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--r3);
  overflow: clip;
  > [aria-hidden] {
    block-size: auto;
    min-block-size: 14.5rem;
    padding-inline: clamp(1rem, 7%, 1.75rem);
  }
  > [aria-hidden]::before {
    inset-block-start: 0.75rem;
  }
  > [aria-hidden] > * {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  > div:last-of-type {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 0.6rem;
    padding: clamp(1.35rem, 1rem + 1.2vw, 1.85rem);
  }
  > div > p {
    color: var(--ink2);
    font-size: 0.97rem;
  }
  ul {
    margin-block: 0.3rem 0.6rem;
  }
  a {
    align-self: start;
    margin-block-start: auto;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r3);
  }
  a:focus-visible {
    outline: 0;
  }
  &:focus-within {
    outline: 3px solid var(--teal-t);
    outline-offset: 3px;
  }
  &:hover > [aria-hidden] > * {
    transform: translateY(-0.4rem);
  }
  &:hover > [aria-hidden]::before {
    transform: scale(1.08);
  }
`
