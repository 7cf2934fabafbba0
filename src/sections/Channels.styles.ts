import { css } from '@emotion/react'
import { dotted, hidden } from '../theme/base.styles'
import { below, from } from '../theme/scale'

/**
 * Each channel stands over a road. Between phones and wide screens there is no room for the kinds of ad; on phones
 * every value has its label.
 */
export const plan = css`
  position: relative;
  z-index: 0;
  grid-auto-rows: 1fr;
  > li {
    display: grid;
    align-content: end;
  }
  ul,
  dt {
    color: var(--ink2);
  }
  ${dotted};
  dl {
    display: contents;
  }
  @media ${from.tablet} and ${below.wide} {
    ul {
      display: none;
    }
  }
  @media ${below.tablet} {
    > li {
      /* The words have more lines here, so that the roads are further from their ends. */
      padding-block: var(--space-5) var(--space-8);
      padding-inline-end: 8rem;
    }
    dl > div {
      display: grid;
      gap: 0 var(--space-3);
      align-items: baseline;
      margin-block-start: var(--space-3);
      font-size: var(--text-3);
    }
    dt {
      font-size: var(--text-3);
    }
    ul {
      /* The space before the dot that is cut off. */
      margin-inline-end: -1em;
    }
  }
  /* The longest kind of ad keeps to one line beside the sun. */
  @media ${below.slim} {
    ul {
      font-size: var(--text-3);
    }
  }
  /* The values of all rows begin at the same place. */
  @media ${from.largePhone} and ${below.tablet} {
    dl > div {
      grid-template-columns: 9.5em minmax(0, 1fr);
    }
  }
  @media ${below.tiny} {
    > li {
      padding-inline-end: 0;
    }
  }
  @media ${from.tablet} {
    > li {
      grid-template-columns: 30% 19% 24%;
      grid-template-rows: 1fr auto;
      gap: 0 1.5%;
      block-size: 8.5rem;
      padding: 0 0 var(--space-7);
    }
    h3 {
      grid-row: 1;
      align-self: end;
    }
    ul {
      grid-row: 2;
    }
    dl > div {
      grid-row: 1 / span 2;
      align-self: end;
    }
    dt {
      position: absolute;
      inset-block-start: 0;
      max-inline-size: 19%;
    }
  }
  /* Room for the kinds of ad. */
  @media ${from.wide} {
    > li {
      grid-template-columns: 39.5% 12% 24%;
    }
    dt {
      max-inline-size: 13%;
    }
  }
`

/** Where the values stand in columns, the first channel has the headings for all. */
export const again = css`
  @media ${from.tablet} {
    ${hidden};
  }
`

/** The figure by which a channel is judged. */
export const planJudged = css`
  /* Narrow enough that every row has as many lines. */
  @media ${below.largePhone} {
    dd {
      max-inline-size: 12em;
    }
  }
  @media ${from.tablet} {
    dt {
      max-inline-size: 24%;
    }
  }
`

/** The roads along which the payments go: as broad as roads, with a dashed line in the middle. */
export const roads = css`
  z-index: -1;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  @media ${below.tiny} {
    display: none;
  }
`

/** The sun to which all roads lead. */
export const sun = css`
  --u: clamp(1rem, 2.35vw, 2.15rem);
  position: absolute;
  inset-block-start: 60.5%;
  inset-inline-end: calc(1.35 * var(--u));
  place-content: center;
  padding-inline: calc(0.5 * var(--u));
  inline-size: calc(5.4 * var(--u));
  block-size: calc(5.4 * var(--u));
  border-radius: 50%;
  translate: 0 -50%;
  background: var(--coral);
  box-shadow:
    0 0 0 calc(0.65 * var(--u)) var(--d1),
    0 0 0 calc(1.35 * var(--u)) var(--d0);
  color: var(--on-coral);
  @media ${below.tiny} {
    position: static;
    margin: var(--space-8) auto;
    translate: none;
  }
`
