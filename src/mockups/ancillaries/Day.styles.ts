import { css } from '@emotion/react'
import { hop, waypoint } from '../../theme/base.styles'

/** Of the road over the day, on wide screens. */
const HEIGHT = '11rem'

/** A list of hours; on wide screens their dots stand on half an ellipse, at whose top the sun is. */
export const day = css`
  position: relative;
  display: grid;
  gap: 2.25rem;
  li {
    position: relative;
    display: grid;
    gap: 0.5rem;
    align-content: start;
    padding-inline-start: 2.5rem;
  }
  li::before {
    ${waypoint};
    position: absolute;
    z-index: 1;
    inset-block-start: 0.75rem;
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
    inset-block: 2.2rem -2.6rem;
    inset-inline-start: 0.5rem;
    border-inline-start: 1.5px dashed var(--field);
  }
  b {
    font-size: clamp(2.2rem, 1.4rem + 2vw, 3.2rem);
    font-weight: 340;
    line-height: 1.1;
    letter-spacing: -0.05em;
    font-variant-numeric: tabular-nums;
  }
  p {
    color: var(--ink2);
    max-inline-size: 26em;
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
      justify-items: center;
      text-align: center;
      padding: 2rem 0.6rem 0;
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
