import { css } from '@emotion/react'
import { window } from '../kit/kit.styles'

/** What two roles may do: rights down, roles across. */
export const roles = css`
  ${window};
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr);
  inline-size: min(100%, 40rem);
  margin-inline: auto;
  border-end-start-radius: 0;
  border-end-end-radius: 0;
  font-size: clamp(0.875rem, 0.55rem + 1.7cqi, 1.2rem);
  > * {
    display: flex;
    align-items: center;
    gap: 0.5em;
    padding: clamp(0.48rem, 4.4cqi - 0.6rem, 1.3rem) clamp(0.7rem, 3cqi, 1.4rem);
    border-block-start: 1px solid var(--line);
  }
  > :nth-child(-n + 3) {
    border: 0;
  }
  > small {
    display: grid;
    align-content: center;
    gap: 0;
    font-size: 0.8125rem;
  }
  b {
    font-size: 1.35em;
    font-weight: 430;
    letter-spacing: -0.03em;
    color: var(--ink);
  }
  > [data-state] {
    background: var(--teal-w);
    color: var(--teal-t);
  }
  svg {
    inline-size: 1.2em;
    block-size: 1.2em;
  }
`
