import { css } from '@emotion/react'
import { outline, wrap } from '../../theme/base.styles'
import { control } from '../kit/moment.styles'

export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.5rem;
  margin-block-start: clamp(1.5rem, 3vw, 2.5rem);
  output {
    flex: 1 1 20rem;
    align-content: center;
    min-block-size: 2lh;
    color: var(--ink2);
  }
`

export const toggle = css`
  ${outline};
  ${control};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 480;
  cursor: pointer;
  &[aria-pressed='true'] {
    background: var(--teal-w);
    border-color: var(--teal);
    color: var(--teal-t);
  }
`

/** Lies over the window and lets everything through. */
export const overlay = css`
  position: fixed;
  inset: 0;
  z-index: 15;
  pointer-events: none;
  display: none;
  &[data-state] {
    display: grid;
  }
`

export const columns = css`
  ${wrap};
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--g);
  i {
    background: color-mix(in oklab, var(--teal) 16%, transparent);
    border-inline: 1px solid color-mix(in oklab, var(--teal) 55%, transparent);
  }
  i:nth-of-type(n + 5) {
    display: none;
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    i:nth-of-type(n + 5) {
      display: block;
    }
  }
`

/** The tokens of this very page, along the lower edge. */
export const tokens = css`
  position: absolute;
  inset-block-end: 1rem;
  inset-inline: 1rem;
  inline-size: fit-content;
  max-inline-size: calc(100% - 2rem);
  margin-inline: auto;
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem 1.1rem;
  padding: 0.7rem 1.2rem;
  border: 1px solid var(--teal);
  border-radius: var(--r2);
  background: var(--card);
  font-size: var(--tx);
  span {
    display: flex;
    align-items: center;
    gap: 0.4rem;
  }
  i {
    inline-size: 0.9rem;
    block-size: 0.9rem;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px var(--field);
  }
  [data-token='ink'] {
    background: var(--ink);
  }
  [data-token='coral'] {
    background: var(--coral);
  }
  [data-token='teal'] {
    background: var(--teal);
  }
  [data-token='sand'] {
    background: var(--sand);
  }
`
