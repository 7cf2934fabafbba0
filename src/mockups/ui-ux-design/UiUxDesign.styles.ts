import { css } from '@emotion/react'
import { hop, layer, waypoint } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'

/** The title and the switch, one below the other where they do not fit. */
export const head = css`
  flex-wrap: wrap;
  > span {
    min-inline-size: min-content;
  }
`

export const views = css`
  --segment: 2.35rem;
  margin-block: -0.35rem;
  font-size: inherit;
  > label {
    padding-inline: var(--space-5);
  }
`

/** In narrow pictures the steps are stacked, and the route runs down their start side. */
export const flow = css`
  padding: var(--space-5);
  background: var(--sand);
  > li {
    position: relative;
    display: grid;
    gap: var(--space-2);
    justify-items: start;
    padding-inline-start: var(--space-6);
  }
  > li::before {
    ${waypoint};
    position: absolute;
    z-index: 1;
    inset-block-start: 0.55rem;
    inset-inline-start: 0;
    inline-size: 0.8rem;
    block-size: 0.8rem;
    background: var(--card);
  }
  > li:not(:last-child)::after {
    ${layer};
    inset-block: 1.6rem -0.9rem;
    inset-inline-start: 0.32rem;
    border-inline-start: 1.5px dashed var(--field);
  }
  @container ${from.phone} {
    --gap: clamp(0.75rem, 3cqi, 1.25rem);
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--gap);
    padding-block: 4.1rem var(--space-6);
    > li {
      padding: 0;
    }
    > li::before {
      inset-block-start: -0.4rem;
      inset-inline-start: calc(50% - 0.4rem);
    }
    > li:not(:last-child)::after {
      ${hop};
      inset-block: -2.5rem auto;
      inset-inline: calc(50% + 0.5rem) calc(-50% - var(--gap) + 0.5rem);
      block-size: 2.4rem;
    }
  }
`

/** The change of the price on the way to the next step, at the top of the hop. */
export const added = css`
  z-index: 1;
  padding: 0.15em 0.7em;
  border-radius: var(--radius-full);
  border: 1px solid var(--line);
  background: var(--card);
  @container ${from.phone} {
    position: absolute;
    inset-block-start: -3.2rem;
    inset-inline: 50% calc(-50% - var(--gap));
    inline-size: fit-content;
    margin-inline: auto;
    /* A signed figure on a mirrored page: its own direction is not that of the steps. */
    [dir='rtl'] &[dir='ltr'] {
      inset-inline: calc(-50% - var(--gap)) 50%;
    }
  }
  &[data-state] {
    border-color: var(--coral);
    background: var(--coral-w);
    color: var(--coral-t);
  }
`

/** A wireframe: outlines and words, no colour yet. */
export const frame = css`
  inline-size: 100%;
  display: grid;
  grid-template-rows: auto 1fr auto;
  padding: min(0.55rem, 1.2vw) var(--space-4) min(0.6rem, 1.3vw);
  background: var(--card);
  border: 1.5px solid var(--field);
  border-radius: var(--radius-s);
  font-size: var(--text-1);
  > b {
    padding-block-end: min(0.45rem, 1vw);
    text-align: center;
  }
  > div {
    display: flex;
    flex-direction: column;
  }
  > p {
    align-items: baseline;
    border-block-start: 1.5px solid var(--field);
    padding-block-start: var(--space-3);
  }
  > p b {
    letter-spacing: -0.03em;
  }
  > [data-state] {
    color: var(--coral-t);
  }
  @container ${from.phone} {
    /* As high as the redrawn step with the bag in it. */
    min-block-size: 20.5rem;
    [dir='rtl'] & {
      min-block-size: 20.75rem;
    }
    > p b {
      inline-size: 100%;
      font-size: var(--text-8);
    }
  }
`

/** A line of a wireframe: a label and a value. */
export const line = css`
  grid-template-columns: 1fr auto;
  gap: 0 var(--space-2);
  padding-block: min(0.45rem, 1vw);
  border-block-start: 1px solid var(--line);
  /* Lines of the same length would part a measure from what it measures. */
  text-wrap: pretty;
`

export const label = css`
  @container ${below.phone} {
    grid-column: auto;
  }
`

/** The chosen fare, with a drawn mark beside it instead of a radio button. */
export const chosen = css`
  border-inline-start: 3px solid var(--teal);
  padding-inline-start: var(--space-2);
`

/** The place of the pay button, as a wireframe marks it. */
export const place = css`
  padding-block: var(--space-3);
  margin-block: var(--space-3);
  border: 1.5px dashed var(--field);
  @container ${from.phone} {
    margin-block-start: auto;
  }
`

/** The only control inside the wireframes, with the number of its note. */
export const bag = css`
  position: relative;
  min-block-size: 2.75rem;
  margin-block: 0.4rem;
  padding: var(--space-1) var(--space-3);
  border: 1.5px solid var(--coral);
  border-radius: var(--radius-s);
  span span {
    white-space: nowrap;
  }
`

/** The numbered pin of an annotation, on the drawing and at its note. */
export const pin = css`
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border-radius: 50%;
  border-end-start-radius: var(--radius-xs);
  background: var(--coral);
  color: var(--on-coral);
  font-size: var(--text-1);
  font-weight: 520;
`

/** A pin on the corner of what it belongs to, clear of the words in it. */
export const corner = css`
  position: absolute;
  inset-block-start: -0.75rem;
  inset-inline-end: -0.5rem;
  box-shadow: var(--sh1);
`

/** The note that belongs to the pin. */
export const note = css`
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-4);
  padding: var(--space-5);
  border-block-start: 1px solid var(--line);
  b {
    display: block;
    font-weight: 500;
  }
  output {
    min-block-size: 4lh;
  }
  a {
    grid-column: 2;
    justify-self: start;
  }
  @container ${from.phone} {
    output {
      /* The title and two lines or, where the picture is wider than 45rem, one. */
      min-block-size: clamp(2lh, 99rem - 213cqi, 3lh);
    }
  }
  @media ${below.slim} {
    output {
      min-block-size: 5lh;
    }
  }
`
