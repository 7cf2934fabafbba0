import { css } from '@emotion/react'
import { dawnRings } from '../../theme/sun.styles'

/** The sun of a hero stands where that of its closing does not yet: each page has its own hours. */
const hours = css`
  text-wrap: pretty;
  > section:first-of-type {
    --sun-x: 88%;
    --sun-y: -1.5rem;
  }
  &[data-hour='morning'] > section:first-of-type {
    --sun-x: 22%;
    --sun-y: 0rem;
  }
  &[data-hour='afternoon'] > section:first-of-type {
    --sun-x: 50%;
    --sun-y: -3rem;
  }
  &[data-hour='evening'] > section:first-of-type {
    --sun-x: 94%;
    --sun-y: 1.5rem;
  }
  &[data-hour='moon'] > section:first-of-type {
    --sun-x: 50%;
    --sun-y: 3rem;
  }
`

export const dawn = hours

/** The dunes of a dusk hero end in paper of their own: the section after it, on paper too, begins soon. */
export const dusk = css`
  ${hours};
  @media (min-width: 62rem) {
    > section:nth-of-type(2) {
      padding-block-start: 1rem;
    }
  }
`

/** Of the sun on the band. */
const unit = 'clamp(1.2rem, 4.1vw - 0.94rem, 2.75rem)'

/** A pale sun that stands on the band's lower edge, where the route of the figures leads: beside them, behind none. */
export const horizon = css`
  ${dawnRings};
  --u: ${unit};
  position: absolute;
  inset: 0;
  overflow: clip;
  @media (min-width: 48rem) {
    & ~ div > ul {
      padding-inline-end: calc(${unit} * 5.85);
    }
  }
  /* The row is pulled over it. */
  @media (max-width: 47.99rem) {
    display: none;
  }
  &::before {
    content: '';
    position: absolute;
    inset-block-end: calc(var(--u) * -1.5);
    inset-inline-end: max(var(--gut), (100% - var(--max)) / 2);
    inline-size: calc(var(--u) * 3);
    block-size: calc(var(--u) * 3);
    border-radius: 50%;
    background: var(--w0);
    box-shadow:
      0 0 0 calc(var(--u) * 0.8) var(--w1),
      0 0 0 calc(var(--u) * 1.75) var(--w2),
      0 0 0 calc(var(--u) * 2.85) var(--w3);
  }
  @media (forced-colors: active) {
    display: none;
  }
`

/** Figures in the size of a specification's, between rules: the sun is in the night that follows. */
export const ruled = css`
  @media (min-width: 48rem) {
    && ul {
      column-gap: var(--g);
    }
    && li {
      padding-block-start: 1.5rem;
      border-block-start: 2px solid var(--ink);
    }
    && li::before,
    && li::after {
      content: none;
    }
    && strong {
      margin-block-end: 0.75rem;
      font-size: clamp(3.5rem, 7.5vw, 7rem);
      font-weight: 340;
    }
  }
`
