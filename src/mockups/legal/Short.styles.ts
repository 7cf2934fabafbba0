import { css } from '@emotion/react'
import { toggle } from '../kit/moment.styles'

export const panel = css`
  padding: 0.75rem 1.25rem;
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--card);
  [data-moment] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 1.5rem;
    @media (min-width: 40rem) {
      flex-wrap: nowrap;
    }
  }
  @media (min-width: 62rem) {
    position: relative;
    z-index: 1;
    padding: 0;
    border: 0;
    background: none;
  }
  @media print {
    display: none;
  }
`

export const line = css`
  display: flex;
  align-items: center;
  gap: 1.2rem;
  min-block-size: 2.75rem;
  font-weight: 450;
  cursor: pointer;
  @media (min-width: 40rem) {
    flex: none;
  }
`

/** A switch that is as conspicuous when off as when on. */
export const box = css`
  ${toggle};
  border: 2px solid var(--ink);
  &::before {
    background: var(--ink);
  }
`

export const shown = css`
  font-size: var(--ts);
  color: var(--ink2);
  line-height: 1.5;
  text-wrap: balance;
`
