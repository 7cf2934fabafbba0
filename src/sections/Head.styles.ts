import { css } from '@emotion/react'
import { balanced, eyebrow } from '../theme/base.styles'
import { from } from '../theme/scale'

const head = css`
  display: grid;
  gap: min(1.1rem, 3vw);
  margin-block-end: var(--head, clamp(2.25rem, 1.5rem + 3vw, 4.25rem));
`

export const beside = css`
  ${head};
  position: relative;
  max-inline-size: 60rem;
  /* Two columns if there is a lede. */
  @media ${from.laptop} {
    &:has(h2 + p) {
      max-inline-size: none;
      grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
      column-gap: clamp(2rem, 6vw, 6rem);
    }
    > h2 + p {
      align-self: end;
      padding-block-end: var(--space-2);
    }
  }
`

export const spineEyebrow = css`
  ${eyebrow};
  grid-column: 1/-1;
  @media ${from.wide} {
    &::before {
      position: absolute;
      inset-inline-start: calc(-2.5rem - 0.4rem);
    }
  }
`

/** Title and sentence in letters of one size, the sentence paler. */
export const even = css`
  ${head};
  gap: var(--space-2);
  max-inline-size: 50rem;
  h2,
  h2 + p {
    font-size: var(--title-5);
    line-height: var(--line-3);
    letter-spacing: -0.026em;
    max-inline-size: none;
  }
  h2 {
    margin-block-start: var(--space-3);
  }
  h2 + p {
    line-height: var(--line-4);
  }
`

/** In the middle of the page. */
export const centred = css`
  ${head};
  justify-items: center;
  max-inline-size: 46rem;
  margin-inline: auto;
  text-align: center;
  p {
    ${balanced};
  }
`
