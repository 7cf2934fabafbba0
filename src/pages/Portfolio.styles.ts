import { css } from '@emotion/react'
import { properties, tones } from '../theme/tokens'
import { apps, consultancy, design, tall, tiles, training } from './PortfolioPieces.styles'

/** Each piece is a picture, then its description; one large piece leads its area. No two areas have the same layout. */
export const pieces = css`
  --gap: clamp(1.5rem, 4vw, 4rem);
  display: grid;
  gap: 0.75rem;
  > li {
    display: grid;
    gap: clamp(0.75rem, 3vw, 1.75rem);
    align-content: start;
  }
  [data-tone] {
    --a: var(--d2);
    --d: var(--d5);
    position: relative;
    isolation: isolate;
    display: grid;
    place-items: center;
  }
  [data-tone='violet'] {
    ${properties(tones.violet)}
  }
  /* The measure, which the page's title promises: it is what is read second. */
  dl {
    margin-block: min(1rem, 2vw);
    line-height: 1.3;
    dt {
      color: var(--ink2);
      font-size: 0.9375rem;
      margin-block-end: 0.3em;
    }
    dd {
      color: var(--teal-t);
      font-size: clamp(1rem, 0.75rem + 0.7vw, 1.375rem);
      font-weight: 500;
      text-wrap: balance;
    }
  }
  p {
    color: var(--ink2);
    max-inline-size: 34em;
  }
  /* Each piece is a card in a row that scrolls sideways. */
  @media (max-width: 47.99rem) {
    --item: min(100vw - 3.75rem, 22rem);
    > li {
      border-radius: var(--r3);
      background: var(--card);
      overflow: clip;
      /* The picture takes what a shorter text leaves. */
      grid-template-rows: 1fr auto;
      > :last-child {
        padding: 0 1rem 1rem;
      }
    }
    dl {
      margin-inline: -1rem;
      padding: 0.4rem 1rem 0.6rem;
      background: color-mix(in oklab, var(--teal-w), var(--card));
    }
    [data-tone] {
      grid-template: 100% / 100%;
      contain: strict;
      min-block-size: var(--picture, 10.5rem);
      padding: 1rem 0.75rem 0;
      > div,
      svg {
        block-size: 100%;
      }
    }
    /* The widest drawings are made smallest, and their words with them. */
    svg:is([viewBox*=' 360'], [viewBox^='-']) {
      font-size: 13.6px;
    }
    /* The last two of three screens, which have the most words. */
    svg[viewBox$='218'] {
      inline-size: 151%;
      block-size: auto;
      margin-inline-start: -51%;
      font-size: 12px;
    }
    h3 {
      font-size: 1.125rem;
    }
    p {
      font-size: 0.9rem;
      line-height: 1.4;
    }
    p + p {
      display: none;
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--gap);
    h3 {
      font-size: clamp(1.35rem, 1.9vw, 1.75rem);
      line-height: 1.15;
    }
    p {
      font-size: 1.125rem;
    }
    p + p {
      margin-block-start: 0.6rem;
      font-size: 1rem;
    }
    > li:first-of-type {
      grid-column: 1/-1;
      grid-template-columns: 5fr 7fr;
      gap: inherit;
      > [data-tone] {
        grid-area: 1/2;
      }
      h3 {
        font-size: clamp(1.5rem, 2.2vw, 2rem);
      }
    }
    &:not([data-area='apps'], [data-area='training']) > li:first-of-type dd {
      font-size: clamp(1.5rem, 2.6vw, 2.25rem);
      line-height: 1.15;
    }
    ${consultancy};
  }
  ${tiles};
  ${tall};
  ${design};
  ${apps};
  ${training};
`
