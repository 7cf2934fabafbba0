import { css } from '@emotion/react'
import { layer } from '../theme/base.styles'
import { from } from '../theme/scale'
import { colourOf, smallDawn, tones } from '../theme/tokens'

/** A board whose fields touch each other: the first spans the board, a tall one stands beside two. */
export const grid = css`
  border-radius: var(--radius-l);
  overflow: clip;
  @media ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${from.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** The bullets are stops of the route. */
export const features = css`
  gap: var(--space-3) var(--space-6);
  li {
    position: relative;
    padding-inline-start: var(--space-6);
  }
  li::before {
    ${layer};
    inset-inline-start: 0;
    inset-block-start: 0.4em;
    inline-size: 0.6rem;
    block-size: 0.6rem;
    border: 1.5px solid;
    border-radius: 50%;
  }
`

/** In two lines, where the field is wide. */
export const lines = css`
  @media ${from.laptop} {
    grid: repeat(2, auto) / auto-flow;
    justify-content: start;
  }
`

export const words = css`
  display: flex;
  flex-direction: column;
  padding: var(--pad);
`

/** A field with a picture; the whole field is one link. */
export const pictured = css`
  --pad: clamp(1.35rem, 0.6rem + 2vw, 2.5rem);
  --board: ${colourOf(smallDawn.w1)};
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  background: var(--board);
  @media (forced-colors: active) {
    outline: 1px solid;
  }
  > [aria-hidden][data-tone] {
    --d: var(--board);
    flex: 1;
    block-size: auto;
    min-block-size: 13rem;
    padding-block-start: var(--space-5);
    padding-inline: var(--pad);
  }
  ul {
    margin-block: 0.3rem 0.6rem;
  }
  a {
    align-self: start;
    color: inherit;
  }
  a::after {
    ${layer};
    inset: 0;
  }
  a:focus-visible {
    outline: 0;
  }
  a:focus-visible::after {
    outline: 3px solid var(--teal-t);
    outline-offset: -6px;
  }
  &:hover > [aria-hidden] > * {
    transform: translateY(-0.4rem);
  }
  &:hover > [aria-hidden]::before {
    transform: scale(1.08);
  }
  @media ${from.tablet} {
    > div > h3 {
      font-size: var(--title-5);
      letter-spacing: -0.035em;
    }
  }
  @media ${from.laptop} {
    grid-column: span 2;
  }
`

/** Across the board, with the words beside the picture. */
const across = css`
  @media ${from.tablet} {
    grid-column: 1/-1;
    > :not([aria-hidden]) {
      flex: 1;
      justify-content: center;
    }
  }
`

export const picturedFirst = css`
  ${across};
  --board: var(--sky);
  @media ${from.tablet} {
    flex-direction: row-reverse;
    > [aria-hidden][data-tone] {
      flex: 1.35;
    }
    > div > h3 {
      font-size: var(--title-3);
      letter-spacing: -0.045em;
    }
    > div > p {
      font-size: var(--lede);
    }
  }
  @media ${from.laptop} {
    min-block-size: 33rem;
    ul {
      grid-template-rows: repeat(3, auto);
      margin-block: var(--space-4) var(--space-5);
      font-size: var(--text-6);
    }
  }
`

export const picturedNarrow = css`
  > [data-tone] {
    --a: ${colourOf(smallDawn.w0)};
  }
  @media ${from.laptop} {
    grid-column: auto;
  }
`

export const picturedTeal = css`
  --board: var(--teal-w);
`

export const picturedViolet = css`
  --board: ${tones.violet.d};
  > [data-tone] {
    --a: var(--d3);
  }
  @media ${from.laptop} {
    flex-direction: row-reverse;
    min-block-size: 19rem;
    > :not([aria-hidden]) {
      flex: 0 0 40%;
    }
    ul {
      grid: auto / auto;
    }
  }
`

export const picturedTall = css`
  --board: ${colourOf(['var(--d1)', 'var(--d4)'])};
  > [data-tone] {
    --a: var(--d2);
  }
  @media ${from.laptop} {
    grid-area: 3 / 3 / span 2 / -1;
  }
`

export const picturedLast = css`
  ${across};
  --board: var(--d5);
  @media ${from.tablet} {
    flex-direction: row;
  }
  @media ${from.laptop} {
    grid-column: span 2;
  }
`

/** The tag on the card to begin with, for visitors who cannot choose. */
export const begin = css`
  align-self: start;
  white-space: normal;
`
