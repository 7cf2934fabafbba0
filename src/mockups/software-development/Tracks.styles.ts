import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
import { from } from '../../theme/scale'

/**
 * Bars in the columns of the steps below. Where the steps are not in columns, each bar has its own row, under its words,
 * and the steps' numbers stand above the quarters.
 */
export const tracks = css`
  --tone: var(--coral);
  margin-block-end: 2.1rem;
  b {
    font-weight: 500;
  }
  @media ${from.tablet} {
    margin-block-end: 2.25rem;
  }
  @media ${from.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-3) 0;
    margin: 0;
    position: relative;
    z-index: 0;
    > div {
      display: none;
    }
    font-size: var(--lede);
  }
`

/** A bar; on wide pages a slab like those of the technology stack. */
export const bar = css`
  background: repeating-linear-gradient(90deg in srgb, color-mix(in oklab, var(--ink) 12%, transparent) 0 calc(25% - 4px), transparent 0 25%) 0 100% / calc(100% + 4px) 0.375rem no-repeat;
  &::after {
    content: '';
    display: block;
    inline-size: var(--long, 50%);
    block-size: 0.375rem;
    margin-block-start: 4px;
    margin-inline-start: var(--from, 50%);
    background: var(--tone);
  }
  @media ${from.laptop} {
    padding: 1.225em var(--space-5);
    border-block-end: 0.625rem solid color-mix(in oklab, var(--sky) 26%, var(--tone));
    background: var(--tone);
    color: var(--on-coral);
    letter-spacing: -0.02em;
    &::after {
      content: none;
    }
  }
`

export const paperwork = css`
  --from: 0%;
  @media ${from.laptop} {
    grid-area: 1 / 1 / auto / span 2;
  }
`

export const screens = css`
  --tone: color-mix(in oklab, var(--teal) 72%, var(--ink));
  --from: 25%;
  --long: 25%;
  @media ${from.laptop} {
    grid-area: 2 / 2;
  }
`

export const tests = css`
  --tone: var(--d1);
  --long: 25%;
  @media ${from.laptop} {
    grid-area: 1 / 3;
  }
`

/** Runs on past the edge, as the code does. */
export const code = css`
  --tone: var(--teal);
  @media ${from.laptop} {
    grid-area: 2 / 3 / auto / span 2;
    position: relative;
    border-color: transparent;
    background: none;
    &::after {
      ${layer};
      z-index: -1;
      inset-block: 0 -0.625rem;
      inset-inline: 0 -50vw;
      inline-size: auto;
      block-size: auto;
      margin: 0;
      border-block-end: 0.625rem solid color-mix(in oklab, var(--sky) 26%, var(--tone));
    }
  }
`
