import { css } from '@emotion/react'
import { colourOf } from '../../theme/tokens'
import { row, window } from '../kit/kit.styles'

export const advice = css`
  ${row};
  border-block: 1px solid var(--line);
  /* The second piece of advice is hidden where the picture has no room for it. */
  & + & {
    border-block-start: 0;
    @media (48rem <= width < 64rem) {
      display: none;
    }
  }
`

export const offer = css`
  display: grid;
  grid-template-columns: 2.6rem minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.5rem;
  padding: 0.62rem 1rem;
  border-block-end: 1px solid var(--line);
  > :first-of-type {
    justify-content: center;
  }
`

export const campaign = css`
  ${window};
  && svg {
    block-size: 7.75rem;
  }
`

/** Three wireframes joined by hops, and the pin of a comment. */
export const flow = css`
  padding-block: 0.4rem 0;
  padding-inline: 1rem;
  svg {
    inline-size: 100%;
    fill: none;
    stroke: var(--line);
    stroke-width: 6;
    stroke-linecap: round;
  }
  rect {
    fill: var(--card);
    stroke: var(--field);
    stroke-width: 1.2;
  }
  [data-part='sea'] {
    fill: var(--teal-w);
    stroke: none;
  }
  [data-part='sun'] {
    fill: var(--d1);
    stroke: none;
  }
  [data-part='sums'] {
    stroke: var(--ink2);
  }
  [data-part='buttons'] {
    stroke: var(--teal);
    stroke-width: 11;
  }
  [data-part='hops'] {
    stroke: var(--field);
    stroke-width: 1.2;
    stroke-dasharray: 3 4;
  }
  circle {
    fill: var(--card);
    stroke: var(--coral);
    stroke-width: 2.5;
  }
`

export const phone = css`
  ${window};
  && {
    inline-size: min(100%, 15rem);
    border: 0.35rem solid ${colourOf(['var(--ink)', 'var(--field)'])};
    border-block-end: 0;
    border-start-start-radius: 1.6rem;
    border-start-end-radius: 1.6rem;
  }
`

export const notice = css`
  margin: 0.75rem;
  margin-block-end: 0.2rem;
  padding: 0.5rem 0.75rem;
  border-radius: var(--r2);
  background: var(--coral-w);
`

export const pass = css`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: 0.4rem 0.6rem;
  padding: 0.7rem 1rem;
  padding-block-end: 1.1rem;
  strong {
    font-size: 1.5rem;
    font-weight: 430;
    letter-spacing: -0.04em;
    line-height: 1;
  }
  svg + strong,
  > :last-child {
    text-align: end;
  }
  b {
    font-weight: inherit;
  }
`
