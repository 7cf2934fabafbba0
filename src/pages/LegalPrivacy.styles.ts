import { css } from '@emotion/react'
import { from } from '../theme/scale'
import { colourOf } from '../theme/tokens'
import { inShort } from './LegalPrivacyLists.styles'
import { whole } from './legal-views'

/** The drawings at the foot of the cards: the night that data travels through, with a road and a padlock on it. */
const travels = css`
  > [data-as] {
    color-scheme: dark;
    --plate: var(--band);
    padding: 0;
    margin-block-start: var(--space-6);
  }
  > div:not([data-as]) {
    flex: 1;
  }
  svg {
    block-size: clamp(8rem, 13vw, 12rem);
    overflow: visible;
  }
  path {
    fill: var(--d1);
  }
  path,
  circle {
    stroke: ${colourOf(['var(--paper)', 'var(--ink)'])};
  }
  [data-part='road'] {
    stroke: var(--d0);
    fill: none;
  }
  [data-drawing='lock'] {
    background: var(--band);
    [data-part='shackle'] {
      fill: none;
      stroke-width: 9;
    }
    [data-part='hole'] {
      fill: var(--band);
      stroke: none;
    }
  }
`

/** Says who receives nothing, on a separate ground in front of the sun. */
const nobody = css`
  [data-as='pull'] {
    --u: clamp(2rem, 5.5vw, 3rem);
    padding: clamp(1.35rem, 2.6vw, 2.75rem);
    padding-block-end: calc(var(--u) * 2);
    /* As wide as its first sentence, which then has a line to itself. */
    padding-inline-end: max(1.25rem, 97% - 12em);
    text-wrap: wrap;
    border-radius: var(--radius-l);
    background: radial-gradient(
      circle at var(--x-end, 100%) 100%,
      var(--d2) var(--u),
      var(--d1) calc(var(--u) + 1px) calc(var(--u) * 1.9),
      var(--d0) calc(var(--u) * 1.9 + 1px) calc(var(--u) * 2.8),
      var(--teal-w) calc(var(--u) * 2.8 + 1px)
    );
    @media print {
      padding: 0;
    }
  }
  @media ${from.wide} {
    ${whole} > & > section > div:has([data-as='pull']) {
      grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
      > ul {
        gap: var(--space-5);
        padding-block-start: var(--space-3);
      }
      > [data-as='pull'] {
        grid-column: 2;
        /* The words are as wide as the card here, so they end above the sun. */
        padding-block-end: calc(var(--u) * 2.85);
      }
    }
  }
`

export const privacy = css`
  ${inShort};
  ${nobody};
  ${whole} > & > [data-half] {
    @media screen {
      ${travels};
    }
  }
  /* Remarks on the steps stand in their margin. */
  section > div > [data-as='steps'] ~ p {
    padding-block-start: var(--space-5);
    border-block-start: 3px solid var(--teal);
    font-size: var(--text-5);
    text-wrap: balance;
  }
  [data-as='cells'] ~ p {
    text-wrap: balance;
  }
  section > div > [data-as='steps'] ~ p + p {
    border-color: var(--coral);
  }
  /* The drawing stands beside the list only, as high as it, so that what follows has the room below. */
  @media ${from.tablet} {
    --halves: minmax(0, 2fr) minmax(0, 1fr);
  }
  @media screen and ${from.largePhone} {
    ${whole} > & > :has(> [data-as]) > div:has([data-as='led']) {
      display: contents;
      > ul {
        grid-area: 3 / 1;
      }
      > p {
        grid-column: 1/-1;
      }
      + div {
        grid-area: var(--beside, 3 / 2);
        margin-block-start: 0;
      }
    }
  }
  @media ${from.wide} {
    --beside: 1 / 2 / span 3;
    ${whole} > & > :has(> [data-as]) > div:has([data-as='led']) > p {
      grid-area: 4 / 1;
      margin-block-start: 1.4rem;
      + p {
        grid-column: 2;
      }
    }
    ${whole} > & > section > div {
      &:has([data-as='steps']) {
        grid-template: auto 1fr / minmax(0, 40rem) minmax(33%, 1fr);
        > ol {
          grid-area: 1 / 1 / span 2;
        }
      }
      > [data-as='led'] ~ p:not(section:has(> [data-as]) p) {
        max-inline-size: 35em;
        grid-column: 1/-1;
      }
      &:has([data-as='cells']) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
        column-gap: var(--space-5);
        > :has(+ [data-as='cells']) {
          grid-column: 1/-1;
        }
        /* What is true of all the rights stands apart from the tickets. */
        > [data-as='cells'] {
          padding-block-end: var(--space-7);
          border-block-end: 1px solid var(--field);
        }
        > p {
          padding-inline-end: var(--space-5);
        }
      }
    }
  }
`
