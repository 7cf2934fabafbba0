import { css } from '@emotion/react'
import { icon } from '../../mockups/mobile-apps/Stores.styles'
import { below, from } from '../../theme/scale'
import { colourOf, colours, gulf, tones } from '../../theme/tokens'

/* The colours of a kind of user, and of all that is theirs; the first kind has the sun's own colours. */
export const second = css`
  --b: ${gulf[1]};
  --c: ${gulf[2]};
  --on: ${colours.ink[1]};
`

export const third = css`
  --b: var(--d3);
  --c: var(--d4);
  --on: ${colours.ink[1]};
`

export const fourth = css`
  --b: ${colourOf(['var(--d5)', `color-mix(in oklab, ${tones.violet.a} 60%, ${tones.violet.d})`])};
  --c: ${colourOf(['var(--d6)', `color-mix(in oklab, ${tones.violet.a} 35%, ${tones.violet.d})`])};
  --on: ${colours.ink[1]};
`

/** Serves all users. */
export const night = css`
  --b: var(--d5);
  --c: var(--d6);
  --on: ${colours.ink[1]};
`

/** Each item is a tile with a drawing, a name and a sentence. */
export const store = css`
  gap: max(1.25rem, 3.4vw) clamp(1.25rem, 3vw, 3rem);
  > li {
    --tile: clamp(9.25rem, 20vw - 3.25rem, 16.5rem);
    grid-template: auto auto 1fr / var(--tile) minmax(0, 1fr);
    gap: var(--space-1) clamp(0.9rem, 1.8vw, 1.75rem);
    @media ${below.largePhone} {
      --tile: 7.5rem;
    }
  }
  h3 {
    font-size: var(--title-5);
  }
  p {
    font-size: var(--lede);
    line-height: var(--line-4);
  }
  ul {
    color: var(--ink2);
    font-size: var(--drawn-2);
    margin-block-start: 0.4rem;
    line-height: var(--line-4);
    text-wrap: balance;
  }
`

/** A folder for each kind of user, side by side on the screen of a tablet. */
export const folders = css`
  @media ${from.largePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > li {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: min(1.25rem, 1.2vw);
    padding: clamp(0.55rem, 1.6vw, 1.6rem);
    @media ${below.tablet} {
      gap: var(--space-4);
      padding: var(--space-5);
    }
    border-radius: clamp(1rem, 1.8vw, 1.6rem);
    background: var(--card);
  }
  /* The rows of all folders are aligned; on wide screens the last of an odd number of apps stands in the middle. */
  ul {
    --tile: 1.85rem;
    display: grid;
    align-content: start;
    gap: var(--space-1);
  }
  li li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-3);
    align-items: center;
    font-size: var(--text-4);
    line-height: var(--line-2);
    text-wrap: balance;
  }
  /* The icon lies on its tile. */
  li li > svg {
    grid-area: 1 / 1;
    z-index: 1;
    inline-size: var(--tile);
    block-size: var(--tile);
    padding: calc(var(--tile) * 0.27);
    color: var(--on, var(--on-coral));
    stroke-width: 2;
  }
  li li::before {
    content: '';
    grid-area: 1 / 1;
    inline-size: var(--tile);
    aspect-ratio: 1;
    border-radius: calc(var(--tile) * 0.26);
    ${icon};
  }
  @media ${from.tablet} {
    gap: var(--g);
    padding: clamp(1.25rem, 2.5vw, 2.5rem);
    border: 0.6rem solid ${colourOf(['var(--ink)', 'color-mix(in oklab, var(--field) 45%, var(--line))'])};
    border-radius: var(--radius-xl);
    background: var(--sky);
    h3 {
      text-align: center;
    }
    ul {
      --tile: clamp(4rem, 6.4vw, 6.5rem);
      grid-auto-rows: 1fr;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-5) var(--space-3);
    }
    [data-odd] > :last-child {
      grid-column: span 2;
    }
    li li {
      grid-template-columns: 1fr;
      align-content: start;
      justify-items: center;
      text-align: center;
    }
  }
  @media ${from.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
