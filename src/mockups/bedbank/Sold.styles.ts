import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** Houses, each with as many lit doors as its figure says; side by side, they stand on the lower edge of the section. */
export const sold = css`
  gap: var(--space-5) var(--g);
  strong {
    margin-block-start: -0.06em;
    font-size: var(--display-1);
    font-weight: 400;
    letter-spacing: -0.07em;
  }
  svg {
    block-size: clamp(4.25rem, 11.5vw, 11.5rem);
    font-size: var(--text-2);
    margin-block-start: max(0.5rem, 1.5vw);
  }
  @media ${below.tablet} {
    svg {
      /* The doors at its ends stand beside the lower corners. */
      border-radius: var(--radius-l) var(--radius-l) var(--radius-s) var(--radius-s);
    }
  }
  @media ${below.slim} {
    [dir='rtl'] & svg {
      font-size: var(--text-1);
    }
  }
  @media ${from.laptop} {
    svg {
      font-size: var(--drawn-1);
      /* Arabic words are longer, and keep the distance between their letters. */
      [dir='rtl'] & {
        font-size: var(--drawn-2);
      }
    }
  }
  @media ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-block-end: calc(var(--y) * -1);
  }
`

/** A figure beside its words, and its house below. */
export const drawn = css`
  grid-template: auto 1fr auto / auto 1fr;
  column-gap: var(--space-5);
  strong {
    grid-row: span 2;
  }
  small {
    grid-area: 2 / 2;
  }
  svg {
    grid-area: 3 / 1 / auto / -1;
  }
`

/** A figure above its words. */
export const plain = css`
  && strong {
    font-size: var(--title-2);
  }
  /* All are as small as the longest needs. */
  ul:has([data-long]) && strong {
    font-size: var(--title-3);
    @media ${from.tablet} and ${below.laptop} {
      font-size: var(--title-4);
    }
  }
  @media ${from.tablet} {
    margin-block-start: var(--space-5);
  }
  /* The houses do not stand on the edge of the section. */
  ul:has(&) {
    margin-block-end: 0;
  }
`
