import { css } from '@emotion/react'
import { layer, night } from '../theme/base.styles'
import { below, from } from '../theme/scale'

/** Each duration has a colour and a length, both in the drawing and in the table. */
const lasting = css`
  &[data-lasts='minutes'] {
    --line-of: var(--d0);
  }
  &[data-lasts='days'] {
    --line-of: var(--d1);
    --long: 2.74%;
  }
  &[data-lasts='years'] {
    --line-of: var(--d2);
    --long: 100%;
  }
  &[data-lasts='open'] {
    --line-of: var(--d3);
  }
`

/** How long data is kept, drawn to scale: three years fill the line, ten minutes are a mere mark, the last has no end. */
export const road = css`
  @media screen {
    ${night};
  }
  --pad: clamp(1.25rem, 3.5vw, 3rem);
  gap: var(--space-5);
  padding: var(--pad);
  border-radius: var(--radius-l);
  background: var(--band);
  overflow: clip;
  > div {
    ${lasting};
    display: grid;
    align-items: baseline;
  }
  > div::after {
    content: '';
    inline-size: var(--long, 4px);
    block-size: clamp(0.75rem, 2vw, 1.75rem);
    margin-block-start: var(--space-3);
    background: var(--line-of);
  }
  > [data-lasts='years']::after {
    background: linear-gradient(90deg, transparent 33.2%, var(--band) 0 33.5%, transparent 0 66.5%, var(--band) 0 66.8%, transparent 0) var(--line-of);
  }
  > [data-lasts='open']::after {
    inline-size: auto;
    margin-inline-end: calc(var(--pad) * -1);
    background: linear-gradient(90deg, var(--line-of) 1rem, transparent 0) 0 0 / 1.4rem;
    [dir='rtl'] & {
      scale: -1 1;
    }
  }
  dt {
    letter-spacing: -0.042em;
  }
  /* Not in Arabic, whose first letter must stay joined to the second. */
  dt:not([dir='rtl'] *)::first-letter {
    text-transform: uppercase;
  }
  /* What a line stands for is written before it. */
  @media ${from.tablet} {
    > div {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      column-gap: var(--pad);
    }
    > div::after {
      grid-area: 1 / 2;
      align-self: center;
      margin-block: 0;
    }
    dd {
      grid-column: 1;
      font-size: var(--text-6);
    }
  }
  @media print {
    padding: 0;
  }
`

/**
 * A row: its subject, the duration and further remarks, in columns where there is room. At its start it has the colour of its
 * line in the drawing above, or another, if the data stays in the visitor's browser.
 */
export const row = css`
  ${lasting};
  padding-block: var(--space-5);
  padding-inline-start: var(--space-5);
  border-inline-start: 0.4rem solid var(--line-of, var(--teal));
  & + & {
    border-block-start: 1px solid var(--line);
  }
  /* The duration, readable at a glance. */
  dd > b {
    display: block;
    margin-block: 0.1rem 0.2rem;
    font-weight: 430;
    letter-spacing: -0.026em;
  }
  @media ${from.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) minmax(0, 7fr);
    column-gap: var(--space-6);
    align-items: baseline;
    dt {
      color: var(--ink);
      font-weight: 450;
    }
    dd {
      grid-column: 2/-1;
      display: grid;
      grid-template-columns: subgrid;
      align-items: baseline;
    }
    dd > b {
      margin: 0;
    }
  }
`

/** Tickets: a name on the stub, and what the ticket is good for. */
export const cells = css`
  > div {
    position: relative;
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    border-radius: var(--radius-m);
    background: var(--coral-w);
    overflow: clip;
  }
  > :is([data-turn='second'], [data-turn='fourth']) {
    background: var(--teal-w);
  }
  /* The holes at the ends of the perforation. */
  > div::before,
  > div::after {
    ${layer};
    inset-block-start: -0.5rem;
    inset-inline-start: 7.5rem;
    inline-size: 1rem;
    block-size: 1rem;
    border-radius: 50%;
    background: var(--ground, var(--paper));
  }
  > div::after {
    inset-block: auto -0.5rem;
  }
  dt,
  dd {
    padding: var(--space-5);
  }
  dt {
    padding-inline-end: 0;
    letter-spacing: -0.026em;
  }
  dd {
    border-inline-start: 2px dashed var(--field);
  }
  @media ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-5);
    > div {
      grid-template: 5.5rem minmax(6.5rem, 1fr) / 1fr;
    }
    > div::before,
    > div::after {
      inset-block: 4.9rem auto;
      inset-inline-start: -0.6rem;
      inline-size: 1.2rem;
      block-size: 1.2rem;
    }
    > div::after {
      inset-inline: auto -0.6rem;
    }
    dt {
      align-self: center;
      padding-inline: var(--space-6);
      font-size: var(--title-5);
      letter-spacing: -0.034em;
    }
    dd {
      margin-inline: var(--space-5);
      padding-inline: var(--space-3);
      border-inline: 0;
      border-block-start: 2px dashed var(--field);
    }
  }
  @media ${below.tiny} {
    > div {
      display: block;
    }
    > div::before,
    > div::after {
      content: none;
    }
    dd {
      border: 0;
    }
  }
  @media ${from.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    dd {
      font-size: var(--text-6);
    }
  }
`
