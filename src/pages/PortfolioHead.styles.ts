import { css } from '@emotion/react'
import { below, from } from '../theme/scale'
import { colourOf, colours, hues, properties } from '../theme/tokens'

/**
 * Six areas, closer together than the sections of other pages. Each has a heading, a stamp, its pieces and a link to its
 * service, which ends the heading's line where there is room and stands below the pieces on phones.
 */
export const stops = css`
  --stamp: 3rem;
  section > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: min(0.9rem, 2vw) var(--space-6);
    justify-items: start;
    ul,
    > div {
      justify-self: stretch;
    }
  }
  h2 {
    max-inline-size: 12em;
  }
  /* Drawings may reach over the upper edge into the section above. */
  section:has([data-area]) {
    overflow-x: clip;
    overflow-y: visible;
  }
  section:has([data-area='development']) {
    --ground: var(--d5);
    --line: var(--field);
    --night: ${hues.plum};
  }
  /* Cards in the hue of their night, not of the page. */
  section:has([data-area='design']) {
    --night: ${hues.indigo};
  }
  section:has([data-area='marketing']) {
    --night: ${hues.teal};
    ${properties({ card: colours.card, line: colours.line })}
    background: var(--teal-w);
  }
  [data-ground='sand'] small {
    background: ${colourOf(['var(--card)', 'var(--coral-w)'])};
  }
  @media ${below.tablet} {
    /* The stamp stands in the corner, where no line of the heading reaches. */
    section > div > :is(p, span) {
      grid-area: 1/1;
    }
    section > div > span {
      justify-self: end;
      margin-block: -1.25rem;
      @media ${from.largePhone} {
        align-self: center;
      }
    }
    section > div > ul {
      margin-block-start: var(--space-4);
    }
    section > div > a {
      min-block-size: 2.75rem;
    }
  }
  /* The label takes all of the row, so that the stamp has no place. */
  @media ${below.slim} {
    section > div > span {
      display: none;
    }
  }
  @media ${from.tablet} {
    --y: clamp(3rem, 2rem + 3.5vw, 5.5rem);
    --stamp: 4.5rem;
    section > div {
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      > p {
        grid-area: 1/1/2/3;
      }
      > span {
        grid-area: 2/1;
      }
      > h2 {
        grid-area: 2/2;
      }
      > a {
        grid-area: 1/3;
      }
    }
    ul {
      grid-column: 1/-1;
      margin-block-start: min(2vw, 1.5rem);
    }
  }
`
