import { css } from '@emotion/react'
import { layer } from '../theme/base.styles'
import { from } from '../theme/scale'
import { gulf as rings } from '../theme/tokens'

export const split = css`
  gap: min(6vw, 6rem);
  align-items: center;
  @media ${from.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`

export const words = css`
  position: relative;
  h2 {
    margin-block-start: min(1.1rem, 3vw);
  }
  ul {
    gap: clamp(1.5rem, 3vw, 1.75rem);
    margin-block: min(2.25rem, 5vw);
  }
  li {
    grid-template-columns: auto 1fr;
    gap: 0.15rem var(--space-5);
  }
  li svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    color: var(--coral-t);
    grid-row: span 2;
  }
  li p {
    max-inline-size: 24em;
  }
`

export const gulf = css`
  position: relative;
  &::before {
    ${layer};
    z-index: -1;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    inline-size: 16rem;
    block-size: 16rem;
    margin: -8rem;
    border-radius: 50%;
    background: ${rings[0]};
    box-shadow:
      0 0 0 4.5rem ${rings[1]},
      0 0 0 9.5rem ${rings[2]},
      0 0 0 15.5rem ${rings[3]},
      0 0 0 23rem ${rings[4]};
  }
  > figure {
    inline-size: min(100%, 27rem);
    margin-inline: auto;
  }
  @media (forced-colors: active) {
    &::before {
      display: none;
    }
  }
`
