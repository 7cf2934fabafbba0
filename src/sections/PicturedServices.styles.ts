import { css } from '@emotion/react'
import { coralTag, hidden } from '../theme/base.styles'

/** The first leads, as wide as all; two of those that follow stand in a row, then three. */
export const grid = css`
  display: grid;
  gap: min(var(--g), 3vw);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 48rem) {
    gap: var(--g);
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-of-type,
    > :last-of-type {
      grid-column: 1/-1;
    }
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > * {
      grid-column: span 3;
    }
    > :nth-of-type(n + 4) {
      grid-column: span 2;
    }
    > :nth-of-type(2) ul,
    > :nth-of-type(3) ul {
      grid: repeat(2, auto) / auto-flow;
    }
    > :nth-of-type(2) li:nth-of-type(2)::after,
    > :nth-of-type(3) li:nth-of-type(2)::after {
      content: none;
    }
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
  --pad: clamp(1.35rem, 1rem + 1.2vw, 1.85rem);
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
    padding: var(--pad);
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
  &:first-of-type {
    --pad: clamp(1.35rem, 0.6rem + 2.6vw, 3.25rem);
  }
  @media (max-width: 47.99rem) {
    &:not(:first-of-type) {
      flex-direction: row;
      align-items: stretch;
      border-radius: var(--r2);
      > [aria-hidden] {
        flex: none;
        inline-size: 6rem;
        min-block-size: 6rem;
        padding: 0;
      }
      /* Of its words those that fit; the pictures see to that. */
      > [aria-hidden]::before {
        scale: 0.55;
        inset-block-start: -1.75rem;
      }
      > [aria-hidden] > div {
        inline-size: 5rem;
      }
      /* What it is called, two things that it does, and the way there. */
      > div:last-of-type {
        display: grid;
        grid-template-columns: 1fr auto;
        align-content: center;
        gap: 0.3rem 0.75rem;
        padding: 0.75rem 1rem;
      }
      > div > p,
      li:nth-of-type(n + 3) {
        display: none;
      }
      h3 {
        grid-column: 1 / -1;
      }
      ul {
        display: block;
        margin: 0;
        color: var(--ink2);
      }
      li {
        padding: 0;
        &::before,
        &::after {
          content: none;
        }
      }
      a {
        align-self: end;
        margin: 0;
      }
      a > span {
        ${hidden};
      }
    }
  }
  /* Picture and words side by side. */
  @media (min-width: 48rem) {
    &:first-of-type {
      flex-direction: row;
      > [aria-hidden] {
        flex: 1.2;
      }
      > [aria-hidden] > div > div:nth-of-type(2) {
        padding-inline-end: 0.5rem;
      }
      > [aria-hidden]::before {
        inset-block-start: 40%;
        scale: 1.3;
      }
      > div > h3 {
        font-size: clamp(1.75rem, 1rem + 2vw, 2.9rem);
        letter-spacing: -0.042em;
      }
      > div > p {
        font-size: var(--tl);
      }
      > div:last-of-type {
        justify-content: center;
      }
      a {
        margin: 0;
      }
    }
  }
  /* Its picture is drawn larger. */
  @media (min-width: 64rem) {
    &:first-of-type > [aria-hidden] > div {
      inline-size: 62%;
      margin-block-end: -2.9rem;
      scale: 1.45;
      transform-origin: 50% 100%;
    }
    /* So are those of the two below it. */
    &:nth-of-type(2) > [aria-hidden],
    &:nth-of-type(3) > [aria-hidden] {
      min-block-size: 17rem;
      > div {
        inline-size: 75%;
        scale: 1.2;
        transform-origin: 50% 100%;
      }
    }
    &:first-of-type ul {
      grid: repeat(3, auto) / auto-flow;
      justify-content: start;
      column-gap: 2.5rem;
      margin-block: 0.75rem 1rem;
      font-size: 1.06rem;
    }
    &:first-of-type li:nth-of-type(3)::after {
      content: none;
    }
  }
  /* And a little those of the last three, where their names still stand in one line. */
  @media (min-width: 80rem) {
    &:nth-of-type(n + 4) > [aria-hidden] {
      padding-inline: 2.75rem;
      > div {
        scale: 1.12;
        transform-origin: 50% 100%;
      }
    }
  }
  @media (min-width: 48rem) and (width < 64rem) {
    &:last-of-type {
      flex-direction: row;
      > [aria-hidden] {
        flex: 1;
      }
    }
  }
`

/** Where those begin who cannot choose. */
export const begin = css`
  ${coralTag};
  align-self: start;
  font-size: var(--ts);
  white-space: normal;
`
