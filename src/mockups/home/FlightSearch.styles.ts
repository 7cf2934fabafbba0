import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'
import { colourOf } from '../../theme/tokens'

/**
 * Columns: monogram, airline, leg, source, net, sell price, radio button. Narrow pictures put source, net price and airline
 * in a second row.
 */
export const fare = css`
  display: grid;
  grid-template-columns: 2.1rem minmax(0, 1fr) 4.2rem 1.5rem;
  padding: var(--space-3) var(--space-5);
  gap: 0.1rem var(--space-3);
  /* The narrowest have no room for the price beside the leg: it stands at the end of the second row. */
  @container ${below.least} {
    grid-template-columns: 2.1rem minmax(0, 1fr) 1.5rem;
  }
  &[data-state] {
    background: var(--coral-w);
  }
  /* Lower rows, where Arabic takes three lines: the earnings above stay in sight with the last of them. */
  @container ${below.largePhone} {
    [dir='rtl'] & {
      line-height: var(--line-3);
    }
  }
  @container ${from.largePhone} {
    grid-template-columns: 2.1rem 7rem minmax(0, 1fr) 3.2rem 8rem 5.4rem 1.5rem;
    gap: clamp(0.6rem, 4cqi - 1rem, 1.1rem);
    padding: var(--space-5);
    /* On a phone that lies on its side the leg needs more room for its larger letters. */
    @media ${below.tablet} {
      grid-template-columns: 2.1rem 4.5rem minmax(0, 1fr) 2.75rem 6.25rem 4.25rem 2rem;
      gap: clamp(var(--space-2), 8cqi - 2.5rem, var(--space-4));
      input {
        justify-self: end;
      }
    }
  }
  /* Low viewports show fewer fares, so that the dots of the scroll guide lead to the places that they name. */
  @media ${from.wide} and (max-height: 50rem) {
    &[data-spare]:not([data-state]) {
      display: none;
    }
  }
`

/** Monogram and tag: in the chosen row they would dissolve in a ground of their own colour. */
export const mark = css`
  [data-state] > &,
  [data-state] > * > & {
    background: var(--card);
  }
`

export const airline = css`
  @container ${below.largePhone} {
    display: block;
    grid-area: 2 / 3 / auto / -1;
    text-align: end;
  }
  @container ${below.least} {
    grid-area: 3 / 2 / auto / -1;
    text-align: start;
  }
`

export const source = css`
  /* The tag stands in the middle under the monogram, and is little wider. */
  @container ${below.largePhone} {
    grid-row: 2;
    > span {
      padding-inline: 0;
      inline-size: 2.4rem;
      margin-inline: -0.15rem;
      justify-content: center;
    }
  }
`

export const net = css`
  &[data-state] {
    color: var(--coral-t);
  }
  @container ${below.largePhone} {
    grid-area: 2 / 2;
    br {
      display: none;
    }
    [dir='rtl'] & > span {
      white-space: nowrap;
    }
  }
  @container ${below.least} {
    br {
      display: inline;
    }
  }
`

export const sell = css`
  @container ${below.least} {
    grid-area: 2 / 2 / auto / -1;
  }
`

/** For what is shown on phones too, beside `wide`. */
export const onPhones = css`
  @media ${below.tablet} {
    display: block;
  }
`

/** The row with the markup slider and the earnings, with room for two sentences, so that the second one shifts nothing. */
export const rule = css`
  /* Draws the window's edge above its coloured rows. */
  div:has(> &) {
    outline: 1px solid ${colourOf(['transparent', 'var(--line)'])};
    outline-offset: -1px;
    @container ${below.laptop} {
      --sh2: var(--sh1);
    }
  }
  grid-template-columns: 1fr 3rem;
  gap: 0 var(--space-5);
  padding: var(--space-2) var(--space-5);
  input {
    grid-area: 2 / 1 / auto / -1;
  }
  @media ${from.wide} and (max-height: 50rem) {
    input {
      block-size: 2.25rem;
    }
  }
  output {
    align-content: center;
  }
  @container ${below.largePhone} {
    output {
      min-block-size: 2lh;
    }
  }
  @container ${below.least} {
    output {
      min-block-size: 3lh;
    }
  }
  @container ${from.tablet} {
    padding: 0 var(--space-5);
    input {
      grid-area: 1 / 2;
    }
    grid-template-columns: auto 1fr 3rem 18.5rem;
    output {
      grid-column: auto;
    }
  }
`

export const foot = css`
  @media ${from.wide} and (max-height: 50rem) {
    padding-block: var(--space-1);
  }
`

/** The windows of both columns end at the same height: whichever has less shares what is left among its rows. */
export const desk = css`
  @container ${from.laptop} {
    align-items: stretch;
    > [data-moment],
    > [data-moment] > div {
      display: grid;
    }
  }
`

/** Below the fares both stand clear of the shadow of these. */
export const side = css`
  @container ${below.laptop} {
    position: relative;
    --sh2: var(--sh1);
  }
`

/** The window with the other markup rules, beside or below the overdraft. */
export const rules = css`
  > div {
    display: grid;
    block-size: 100%;
  }
  @media ${from.wide} and (max-height: 50rem) {
    > div {
      display: none;
    }
  }
`

export const leg = css`
  grid-template-columns: auto 1fr auto;
  gap: 0 var(--space-4);
  @media ${from.largePhone} and ${below.tablet} {
    column-gap: var(--space-2);
  }
  min-inline-size: 0;
  padding-inline-end: var(--space-3);
  b {
    letter-spacing: -0.02em;
  }
  svg {
    block-size: 4px;
    stroke: var(--line);
    stroke-width: 1.5;
  }
`
