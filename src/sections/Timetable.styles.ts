import { css } from '@emotion/react'
import { layer, night } from '../theme/base.styles'
import { below, from } from '../theme/scale'
import { colourOf, own } from '../theme/tokens'

/** Five weeks on one road, which leads to the sixth: the goal of the course. */
export const weeks = css`
  --ring: 3.75rem;
  @media ${from.largePhone} {
    --ring: 4.25rem;
  }
  [dir='rtl'] & {
    --ring: 4.25rem;
    @media ${from.tablet} {
      --ring: 5.25rem;
    }
  }
  --pad: 0.75rem;
  --between: clamp(2rem, 6vw, 6rem);
  > li {
    position: relative;
    grid-template: auto auto 1fr / var(--ring) 1fr auto;
    gap: var(--space-2) clamp(0.75rem, 2vw, 1.75rem);
    min-block-size: var(--ring);
    padding-block: var(--pad);
  }
  h3 {
    grid-area: 1 / 2;
  }
  h3 ~ * {
    grid-column: 2 / -1;
  }
  h3 ~ ul {
    align-content: start;
  }
  li li {
    padding: 0.15em 0.7em;
    border-radius: var(--radius-full);
    background: var(--sand);
  }
  /* From ring to ring; the last stretch bends around the words of the fifth week to the sixth. */
  > :not(:last-child)::after {
    ${layer};
    inset-block: calc(var(--pad) + var(--ring)) calc(var(--pad) * -1);
    inset-inline-start: calc(var(--ring) / 2 - 1px);
    border-inline-start: 2px dashed var(--coral);
  }
  @media ${from.tablet} {
    --ring: 5.25rem;
    --pad: clamp(1rem, 1.5vw, 1.35rem);
    > li {
      row-gap: var(--space-1);
    }
    --low: 2.5rem;
    > [data-part='bend'] {
      padding-block-end: calc(var(--low) + 2.25rem);
    }
    > [data-part='goal'] {
      ${night};
      isolation: isolate;
      overflow: clip;
      grid-template: repeat(4, auto) minmax(var(--sun, 18.5rem), 1fr) / 1fr;
      align-content: start;
      --pad: clamp(1.25rem, 2.5vw, 2.25rem);
      padding: var(--pad);
      border-radius: var(--radius-l);
      background: var(--sky);
      > h3,
      > h3 ~ * {
        grid-area: auto;
        z-index: 1;
      }
      h3 {
        font-size: var(--title-3);
      }
      p {
        font-size: var(--drawn-1);
      }
      ul {
        display: block;
        margin-block-start: var(--space-5);
        font-size: var(--text-7);
      }
      li {
        padding: 0.4em 0;
        border-block-start: 1px solid var(--field);
        border-radius: 0;
        background: none;
      }
      /* In the dark scheme the night of the panel is close to the page's own. */
      &::before {
        ${own};
        ${layer};
        inset: 0;
        z-index: 1;
        border: 1px solid ${colourOf(['transparent', 'var(--line)'])};
        border-radius: inherit;
      }
      /* The ground below the sun; its edge is the end of the road. */
      &::after {
        ${layer};
        inset-block: auto 0;
        inset-inline: 0;
        block-size: var(--low);
        border-block-start: 2px dashed var(--ink);
        background: var(--sky);
      }
    }
  }
  @media ${from.laptop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
    column-gap: var(--between);
    > [data-part='goal'] {
      grid-area: 1 / 2 / span 5;
    }
    > [data-part='bend']::after {
      inset-block-end: calc(var(--low) - 2px);
      inset-inline-end: calc(var(--between) * -1);
      border-block-end: 2px dashed var(--coral);
      border-end-start-radius: var(--radius-l);
    }
  }
`

export const week = css`
  display: contents;
`

/** The number of the week, as large as in a calendar. */
export const number = css`
  grid-area: 1 / 1 / span 3;
  place-content: center;
  inline-size: var(--ring);
  block-size: var(--ring);
  border: 2px solid var(--coral);
  border-radius: 50%;
  background: var(--card);
  b {
    font-weight: 340;
  }
  /* The Arabic word is wider, so it stands nearer to the middle of the ring. */
  [dir='rtl'] & b {
    line-height: 1;
  }
  /* The sixth week is a sun. */
  [data-part='goal'] & {
    border: 0;
    background: var(--d0);
    color: var(--on-coral);
    b {
      color: inherit;
    }
  }
  @media ${below.tablet} {
    [data-part='goal'] & {
      outline: 0.35rem solid var(--d1);
      outline-offset: -0.35rem;
    }
  }
  /* It rises behind the words. */
  @media ${from.tablet} {
    [data-part='goal'] & {
      --ring: 15rem;
      --u: clamp(1rem, 2.2vw, 2.4rem);
      order: 1;
      grid-area: auto;
      place-self: end center;
      align-content: start;
      margin-block: auto calc(var(--low) - var(--pad) - var(--ring) / 2);
      padding-block-start: var(--space-5);
      font-size: var(--text-5);
      box-shadow:
        0 0 0 var(--u) var(--d1),
        0 0 0 calc(var(--u) * 2.2) var(--d2),
        0 0 0 calc(var(--u) * 3.6) var(--d3),
        0 0 0 calc(var(--u) * 5.3) var(--d4),
        0 0 0 calc(var(--u) * 7.3) var(--d5);
      b {
        font-size: var(--title-3);
        line-height: var(--line-1);
      }
    }
  }
`

export const audience = css`
  grid-area: 1 / 3;
  gap: 0.5em;
  /* There is no room for it beside the longest title. */
  @media ${below.tablet} {
    grid-area: 2 / 2 / 3 / -1;
  }
  @media ${from.tablet} {
    [data-part='goal'] & {
      grid-area: auto;
      z-index: 1;
    }
  }
`
