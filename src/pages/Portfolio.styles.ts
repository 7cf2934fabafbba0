import { css } from '@emotion/react'
import { below, from, lying } from '../theme/scale'
import { properties, tones } from '../theme/tokens'
import { apps, consultancy, design, tiles, training } from './PortfolioPieces.styles'

/** Each piece is a picture, then its description; in some areas a large one leads. No two areas have the same layout. */
export const pieces = css`
  --gap: clamp(1.5rem, 4vw, 4rem);
  > li {
    gap: clamp(0.75rem, 3vw, 1.75rem);
  }
  [data-tone] {
    --a: var(--d2);
    --d: var(--d5);
    position: relative;
    isolation: isolate;
  }
  [data-tone='violet'] {
    ${properties(tones.violet)}
  }
  /* The measure, which the page's title promises: it is what is read second. */
  dl {
    margin-block: min(1rem, 2vw);
    dt {
      margin-block-end: 0.3em;
    }
    dd {
      font-weight: 500;
    }
  }
  p {
    max-inline-size: 34em;
  }
  p + p {
    margin-block-start: 0.6rem;
  }
  /* Each piece is a card. */
  @media ${below.tablet} {
    gap: var(--space-5);
    > li {
      border-radius: var(--radius-l);
      background: var(--card);
      overflow: clip;
      > [data-tone] + div {
        padding: 0 var(--space-5) var(--space-5);
      }
    }
    dl {
      margin: var(--space-4) calc(var(--space-5) * -1);
      padding: var(--space-4) var(--space-5);
      background: color-mix(in oklab, var(--teal-w), var(--card));
    }
    [data-tone] {
      padding: var(--space-5) var(--space-4);
    }
    /* Screens, which have the most words, and the sand below the courses reach both edges. */
    &[data-area='apps'] > li > [data-tone],
    [data-tone]:has(svg:is([viewBox$=' 218'], [viewBox$=' 148'])) {
      padding-inline: 0;
    }
    &[data-area='apps'] > li > [data-tone] {
      padding-block-end: 0;
    }
    /* The words of wide drawings grow as the drawings shrink. */
    svg:is([viewBox*=' 360'], [viewBox*=' 312']) {
      font-size: clamp(12px, 16.8px - 1.1vw, 13.4px);
    }
    svg[viewBox*=' 360'] {
      font-size: clamp(13.1px, 32px - 4.8vw, 16.7px);
    }
    text {
      letter-spacing: -0.03em;
    }
    /* Above the rings of the highest sun. */
    svg[viewBox$=' 139'] [data-type='l'] {
      translate: 0 -5px;
    }
    /* Two phones, which are as narrow as their words. */
    svg[viewBox$=' 216'] text {
      letter-spacing: -0.045em;
    }
    svg:is([viewBox$=' 218'], [viewBox$=' 148']) {
      font-size: clamp(12.4px, 27.4px - 3.65vw, 15.3px);
    }
    /* Clear of the edges, where the words leave room. */
    @media ${from.phone} {
      [data-tone]:has(svg[viewBox$=' 218']) {
        padding-inline: var(--space-2);
      }
    }
    /* Three screens beside each other, with the most words. */
    svg[viewBox$=' 218'] text {
      letter-spacing: -0.06em;
    }
  }
  /* Two columns of small drawings. */
  @media ${from.tablet} and ${lying} {
    svg[viewBox$=' 144'] {
      font-size: clamp(12px, 26px - 1.3vw, 15px);
    }
  }
  /* The picture stands beside the words: a card is no higher than a phone that lies on its side. */
  @media screen and ${from.largePhone} and ${below.tablet} {
    > li {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0;
      > [data-tone] {
        overflow: clip;
      }
      > [data-tone] + div {
        padding-block-start: var(--space-5);
      }
    }
    /* The sand reaches the foot of the card. */
    [data-tone]:has(svg[viewBox$=' 148']) {
      align-items: end;
      padding-block-end: 0;
      background: var(--sand);
    }
    svg[viewBox*=' 360'] {
      font-size: clamp(13.1px, 36.5px - 3vw, 15.3px);
    }
  }
  @media ${from.tablet} {
    gap: var(--gap);
    h3 {
      font-size: var(--drawn-1);
      line-height: var(--line-2);
    }
    p {
      font-size: var(--text-6);
    }
    p + p {
      font-size: var(--text-5);
    }
    > [data-lead='first'] {
      grid-column: 1/-1;
      grid-template-columns: 5fr 7fr;
      gap: inherit;
      > [data-tone] {
        grid-area: 1/2;
      }
      h3 {
        font-size: var(--title-5);
      }
    }
    /* What is left of a pair fills the row in every area. */
    &[data-area] > [data-lead='only'] {
      grid-area: auto / 1 / auto / -1;
      grid-template: none / minmax(0, 7fr) minmax(0, 5fr);
      gap: var(--gap);
      align-items: center;
      h3 {
        font-size: var(--title-5);
      }
    }
    > :is([data-lead='first'], [data-lead='tall']) dd {
      font-size: var(--title-4);
      line-height: var(--line-2);
    }
    ${consultancy};
  }
  ${tiles};
  ${design};
  ${apps};
  ${training};
`
