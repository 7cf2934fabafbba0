import { css } from '@emotion/react'
import { hop, waypoint } from '../../theme/base.styles'

/** Of the road over the day, on wide screens. */
const HEIGHT = '11rem'

/** The hours, and what holds at every one of them: below the list or, on wide screens, under the arch. */
export const day = css`
  position: relative;
  display: grid;
  gap: 2.25rem;
  > p {
    font-size: var(--t4);
    line-height: 1.35;
    text-wrap: balance;
  }
  @media (min-width: 68rem) {
    > p {
      position: absolute;
      inset-block-end: 0;
      inset-inline: 30%;
      text-align: center;
    }
  }
`

/** A list of hours; on wide screens their dots stand on half an ellipse, at whose top the sun is. */
export const hours = css`
  position: relative;
  display: grid;
  gap: 1.75rem;
  li {
    position: relative;
    display: grid;
    grid-template-columns: 5.5rem 1fr;
    align-items: start;
    padding-inline-start: 2rem;
  }
  li > div {
    display: grid;
    justify-items: start;
    gap: 0.35rem;
    padding-block-start: 0.3rem;
  }
  li::before {
    ${waypoint};
    position: absolute;
    z-index: 1;
    inset-block-start: 0.6rem;
    inset-inline-start: 0;
    inline-size: 1.1rem;
    block-size: 1.1rem;
    border-color: var(--teal);
    background: var(--band);
  }
  [data-state]::before {
    border-color: var(--coral);
    background: var(--coral);
  }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: 2rem -2rem;
    inset-inline-start: 0.5rem;
    border-inline-start: 1.5px dashed var(--field);
  }
  b {
    font-size: clamp(1.75rem, 1rem + 2.2vw, 3.2rem);
    font-weight: 340;
    line-height: 1.1;
    letter-spacing: -0.05em;
    font-variant-numeric: tabular-nums;
  }
  p {
    color: var(--ink2);
    max-inline-size: 26em;
  }
  @media (max-width: 47.99rem) {
    --item: 13rem;
    li {
      grid-template-columns: auto;
      padding: 1.75rem 0 0;
    }
    li::before {
      inset-block-start: 0;
    }
    li:not(:last-of-type)::after {
      inset-block: 0.5rem auto;
      inset-inline: 1.4rem -1.75rem;
      border-block-start: 1.5px dashed var(--field);
    }
  }
  @media (min-width: 68rem) {
    grid-template-columns: repeat(6, 1fr);
    gap: 0;
    padding-block-start: 6rem;
    /* The road, from the middle of the first stop to that of the last. */
    &::before {
      ${hop};
      inset-block-start: 6rem;
      inset-inline: calc(100% / 12);
      block-size: ${HEIGHT};
    }
    /* The sun at noon. */
    &::after {
      content: '';
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: calc(50% - 6rem);
      inline-size: 12rem;
      block-size: 6rem;
      border-radius: 6rem 6rem 0 0;
      background: radial-gradient(
        circle at bottom,
        var(--d0) 2rem,
        var(--d1) 2rem 3rem,
        var(--d2) 3rem 4rem,
        var(--d3) 4rem 5rem,
        var(--d4) 5rem
      );
    }
    li {
      grid-template-columns: auto;
      align-content: start;
      justify-items: center;
      text-align: center;
      padding: 2rem 0.6rem 0;
    }
    li > div {
      justify-items: center;
    }
    li::before {
      inset-block-start: -0.5rem;
      inset-inline-start: calc(50% - 0.55rem);
    }
    li:not(:last-of-type)::after {
      content: none;
    }
    /* Fifths of an ellipse: 1 - sqrt(1 - (1 - 2t)²) of its height below its top. */
    li:nth-of-type(5n + 1) {
      margin-block-start: ${HEIGHT};
    }
    li:nth-of-type(5n + 2),
    li:nth-of-type(5) {
      margin-block-start: calc(${HEIGHT} * 0.2);
    }
    li:nth-of-type(3),
    li:nth-of-type(4) {
      margin-block-start: calc(${HEIGHT} * 0.02);
    }
  }
  @media (forced-colors: active) {
    &::after {
      display: none;
    }
  }
`
