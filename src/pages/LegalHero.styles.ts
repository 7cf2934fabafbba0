import { css } from '@emotion/react'
import { from } from '../theme/scale'

/** Stacked above the rings of the sun below it. */
export const words = css`
  position: relative;
  padding-block-end: clamp(1.6rem, 4vw, 3.5rem);
  h1 {
    margin-block-start: min(1.4rem, 4vw);
    @media ${from.laptop} {
      font-size: var(--title-1);
    }
  }
  h1 ~ p {
    max-inline-size: 29em;
    margin-block-start: min(1.35rem, 4vw);
  }
  time {
    font-weight: 480;
    color: var(--ink);
    white-space: nowrap;
  }
`

/** With a count (`proof`): above a night as wide as the page, with the lede at the foot of the title, on the other side. */
export const counting = css`
  @media ${from.laptop} {
    > [data-part='words'] {
      display: grid;
      grid-template-columns: minmax(min-content, 1fr) minmax(0, min(25rem, 34vw));
      column-gap: var(--space-8);
    }
    h1 {
      grid-row: 2 / span 2;
    }
    h1 + p {
      grid-area: 2 / 2;
      align-self: end;
      margin: 0;
    }
    h1 + p + p {
      grid-area: 3 / 2;
    }
  }
`

/** With a road (`way`): above the ground that the road runs over. The sky between is as high as the road's hops. */
export const travelling = css`
  overflow: clip;
  @media ${from.tablet} {
    > [data-part='words'] {
      padding-block-end: 7.5rem;
    }
  }
`

/** With two `sides`, which reach from the header to the edge of the page. */
export const dividing = css`
  @media ${from.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    > [data-part='words'] {
      inline-size: auto;
      margin: 0;
      padding-inline: max(var(--gut), (100vw - var(--max)) / 2) var(--space-7);
      /* As far from the foot as the links beside it. */
      padding-block-end: min(3vw, 2.75rem);
      align-content: center;
    }
    /* The title is large enough to fill its half. */
    h1 {
      font-size: var(--display-1);
    }
    /* The longest Arabic word is wider than the English ones. */
    [dir='rtl'] & h1 {
      font-size: min(7.5vw, 7rem);
    }
    > [data-part='sides'] {
      margin-block-start: calc(0rem - var(--top));
    }
  }
  @media print {
    display: block;
  }
`
