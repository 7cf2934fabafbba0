import { css } from '@emotion/react'
import { from } from '../../theme/scale'
import { colours, gulf } from '../../theme/tokens'

/** The Get started section stands beside its heading. */
export const page = css`
  --ends: 1.2rem;
  /* The buttons are aligned with the words, and the product window moves down to make space for them. */
  @media ${from.wide} {
    #hero :has(> h1) {
      display: block;
    }
    #hero h1 + p {
      max-inline-size: 31em;
      margin-block: var(--space-5) 1.3rem;
    }
    #hero > div:has(h1) + div {
      margin-block-start: clamp(6.2rem, 13.5vh, 7.6rem);
    }
    #get-started > div {
      display: grid;
      grid-template-columns: 5fr 7fr;
      column-gap: clamp(2rem, 5vw, 5rem);
      > :has(> h2) {
        align-content: start;
        grid-template-columns: 1fr;
      }
    }
  }
  /* The questions stand on tiles in the colour of the shop's brand. */
  && details {
    margin-block-end: min(1rem, 1.6vw);
    padding-inline: var(--space-6);
    border: 0;
    border-radius: var(--radius-l);
    background: ${gulf[2]};
    color: ${colours.ink[1]};
    break-inside: avoid;
    p,
    summary {
      color: inherit;
    }
  }
  @media ${from.laptop} {
    div:has(> details) {
      columns: 2;
      column-gap: var(--space-5);
    }
    details > summary {
      min-block-size: 8.5rem;
      font-size: var(--text-8);
    }
  }
`

/**
 * The awning of a shop, hung from the night section above. Each lobe has the colour of one of the shop's brands; on phones
 * these are stripes.
 */
export const awning = css`
  --band: 0.45rem;
  --figure: var(--title-1);
  margin: calc(var(--y) * -1) calc(50% - 50vw);
  li {
    position: relative;
  }
  @media ${from.laptop} {
    --figure-wide: var(--title-3);
    --figure-long: var(--title-4);
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-block-end: 0;
    li {
      align-content: start;
      justify-items: center;
      padding: 2.5vw 8vw 3.5vw;
      border-radius: 0 0 var(--radius-full) var(--radius-full);
      text-align: center;
    }
    span {
      margin-block: 0.4rem 0.2rem;
      font-size: var(--text-7);
    }
  }
`

export const coral = css`
  && {
    background: var(--coral);
    color: var(--on-coral);
  }
`

export const plum = css`
  && {
    background: var(--d4);
  }
`
