import { css } from '@emotion/react'
import { wrap } from '../theme/base.styles'
import { dawn, heroSun, words } from './Hero.styles'

/** A low sky: words, and the sun half risen at the end of the horizon. */
export const hero = css`
  ${dawn};
  overflow: clip;
  border-block-end: 1px solid var(--line);
  padding-block-end: clamp(2.5rem, 1.5rem + 4vw, 5rem);
  @media print {
    color-scheme: light;
    color: var(--ink);
    padding-block: 1rem;
    margin-block: 0 1.5rem;
  }
`

export const inner = css`
  ${wrap};
  ${words};
  h1 + p:last-of-type {
    margin-block-end: 0;
  }
  @media print {
    inline-size: auto;
  }
`

export const sun = css`
  ${heroSun};
  --u: clamp(1.7rem, 3.2vw, 4rem);
  inset-block: auto 0;
  inset-inline: auto 14%;
  margin: 0 0 calc(var(--u) * -1.5);
  @media print {
    display: none;
  }
`
