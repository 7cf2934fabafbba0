import { css } from '@emotion/react'
import { colourOf, gulf } from '../../theme/tokens'
import { window } from '../kit/kit.styles'

/** Where the phones fit it is as if it were not there: what is invisible is no tab stop and has no name. */
export const pulled = css`
  @media (width >= 75rem) {
    display: contents;
    visibility: hidden;
    > * {
      visibility: visible;
    }
  }
  @media (width < 75rem) {
    margin-inline: calc(var(--gut) * -1);
    padding-inline: var(--gut);
    padding-block: 0.25rem 1.5rem;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x proximity;
    scroll-padding-inline: var(--gut);
  }
  @media print {
    display: contents;
  }
`

/** A strip of five phones, each a step lower than the one before it; where they do not fit it is pulled sideways. */
export const strip = css`
  --step: 0rem;
  --gap: clamp(0.9rem, 1.6vw, 1.6rem);
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: var(--gap);
  isolation: isolate;
  margin: 0;
  @media (width < 75rem) {
    grid-template-columns: repeat(5, min(15.5rem, 68vw));
    inline-size: max-content;
    > li {
      scroll-snap-align: start;
    }
  }
  @media (min-width: 75rem) {
    --step: 2rem;
  }
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    inline-size: auto;
  }
  > li {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: 1.5rem;
    position: relative;
  }
  /* The route from phone to phone: between two, and where each stands lower, over the shoulder of the next. */
  > li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-start: 9rem;
    inset-inline: 90% calc(-10% - var(--gap));
    border-block-start: 2px dashed var(--coral);
  }
  @media (min-width: 75rem) {
    > li:not(:last-of-type)::after {
      inset-block-start: -1.25rem;
      inset-inline: 50% calc(-50% - var(--gap));
      block-size: 6rem;
      border: 2px dashed var(--coral);
      border-block-end: 0;
      border-radius: 1.5rem 1.5rem 0 0;
    }
    /* Where it arrives. */
    > li:not(:first-of-type)::before {
      content: '';
      position: absolute;
      inset-block-start: -0.45rem;
      inset-inline-start: calc(50% - 0.5rem);
      inline-size: 0.875rem;
      block-size: 0.875rem;
      border-radius: 50%;
      background: var(--coral);
    }
  }
  @media print {
    > li:not(:last-of-type)::after {
      content: none;
    }
  }
  > :nth-of-type(2) {
    margin-block-start: var(--step);
  }
  > :nth-of-type(3) {
    margin-block-start: calc(var(--step) * 2);
  }
  > :nth-of-type(4) {
    margin-block-start: calc(var(--step) * 3);
  }
  > :nth-of-type(5) {
    margin-block-start: calc(var(--step) * 4);
  }
`

/** A phone whose ground tells who holds it. */
export const screen = css`
  ${window};
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  /* With two things to read, these have the room, and the lines what they need. */
  &:has([data-tone]) {
    grid-template-rows: auto 1fr auto auto;
  }
  min-block-size: 23.6rem;
  @media (width >= 75rem) {
    min-block-size: 27rem;
  }
  border: 0.35rem solid ${colourOf(['var(--ink)', 'color-mix(in oklab, var(--field) 45%, var(--line))'])};
  outline-color: ${colourOf(['transparent', 'var(--field)'])};
  @media (width < 75rem) {
    box-shadow: var(--sh1);
  }
  border-radius: 1.9rem;
  > * {
    padding-inline: 1rem;
  }
`

export const top = css`
  display: grid;
  justify-items: center;
  gap: 0.6rem;
  padding-block: 0.55rem 0.7rem;
  color: var(--ink2);
  font-size: 0.75rem;
  &::before {
    content: '';
    inline-size: 3rem;
    block-size: 0.85rem;
    border-radius: var(--r9);
    background: var(--line);
  }
`

/** The one thing that this person opens the app for. */
export const main = css`
  display: grid;
  gap: 0.15rem;
  padding-block: 1.1rem;
  background: radial-gradient(
    circle at 100% 100%,
    color-mix(in oklab, var(--of, var(--d1)) 42%, var(--on, var(--sand))) 1.6rem,
    color-mix(in oklab, var(--of, var(--d1)) 22%, var(--on, var(--sand))) 0 2.9rem,
    color-mix(in oklab, var(--of, var(--d1)) 10%, var(--on, var(--sand))) 0 4.2rem,
    var(--on, var(--sand)) 0
  );
  @media (width >= 75rem) {
    padding-block: 1.25rem 3rem;
  }
  b {
    font-size: clamp(1.45rem, 2.3vw, 2.3rem);
    font-weight: 430;
    letter-spacing: -0.05em;
    line-height: 1.1;
  }
  /* A decision: the sum and the reason for it. */
  &[data-tone='coral'] {
    --of: var(--coral);
    --on: var(--coral-w);
    color: var(--coral-t);
  }
  /* A sign that is held up: a time and a name, to be read at arm's length. */
  &[data-tone='teal'] {
    --of: ${gulf[0]};
    --on: ${gulf[2]};
    color: ${colourOf(['var(--card)', 'var(--ink)'])};
  }
  &[data-tone] {
    align-content: center;
    gap: 0.25rem;
    padding-block: 1rem;
  }
  &[data-tone] small {
    color: inherit;
    font-size: 0.875rem;
    line-height: 1.3;
  }
  &[data-tone] small:nth-of-type(2) {
    margin-block-start: clamp(0.5rem, 1.2vw, 1.1rem);
  }
  &[data-tone='coral'] b {
    font-size: clamp(2.75rem, 3.6vw, 3.5rem);
    line-height: 1;
  }
  &[data-tone='coral'] b:last-of-type {
    font-size: 1.9rem;
  }
  &[data-tone='teal'] b {
    font-size: clamp(3.75rem, 5vw, 4.75rem);
    line-height: 1;
    &:last-of-type {
      font-size: clamp(2.5rem, 3.1vw, 2.9rem);
    }
  }
  /* A word a line. */
  @media (width >= 75rem) {
    &[data-tone='teal'] b:last-of-type {
      inline-size: min-content;
    }
  }
  &[data-tone='teal'] small {
    font-size: 1.125rem;
  }
`

export const lines = css`
  display: grid;
  /* From the head of the screen to its foot. */
  grid-auto-rows: 1fr;
  margin: 0;
  font-size: 0.875rem;
  > div {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0.5rem;
    padding-block: 0.55rem;
    border-block-end: 1px solid var(--line);
  }
  > div:last-of-type {
    border: 0;
  }
  dt {
    color: var(--ink2);
  }
  dd {
    margin: 0;
    font-weight: 480;
    text-align: end;
  }
`

/** What has happened there, and the booking's own name, which is the same on all. */
export const state = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.4rem;
  padding-block: 0.8rem 1.1rem;
  border-block-start: 1.5px dashed var(--field);
  font-size: 0.82rem;
`

export const caption = css`
  display: grid;
  align-content: start;
  gap: 0.4rem;
  h3 {
    font-size: var(--t4);
  }
  p {
    color: var(--ink2);
    font-size: 1rem;
  }
`
