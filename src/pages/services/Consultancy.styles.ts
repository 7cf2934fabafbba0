import { css } from '@emotion/react'
import { waypoint } from '../../theme/base.styles'
import { colourOf, opaque } from '../../theme/tokens'

/** The stages of the work, and the pile of what is left of it. */
export const stations = css`
  --gap: clamp(1.5rem, 3vw, 3rem);
  --drawn: 9.75rem;
  display: grid;
  gap: 2.75rem var(--gap);
  > li {
    position: relative;
    padding-block-start: 1.9rem;
  }
  > li::before {
    ${waypoint};
    position: absolute;
    z-index: 1;
    inset-block-start: -0.42rem;
    inset-inline-start: 0;
  }
  > li::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: 1.2rem 0;
    border-block-start: 1.5px dashed var(--field);
  }
  > li:last-of-type::after {
    mask: linear-gradient(90deg, ${opaque}, transparent);
    [dir='rtl'] & {
      mask: linear-gradient(-90deg, ${opaque}, transparent);
    }
  }
  /* Room for what lies askew, and for its shadow. */
  padding-block-end: 1rem;
  @media (min-width: 48rem) {
    --drawn: 13rem;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-block-end: 2.5rem;
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    > li:not(:last-of-type)::after {
      inset-inline-end: calc(var(--gap) * -1);
    }
  }
  > li {
    display: grid;
    grid-template-rows: auto 1fr;
    isolation: isolate;
  }
  /* Written on the lower half of the sheet. */
  > li > div {
    grid-area: 2 / 1;
    align-self: end;
    block-size: var(--drawn);
    padding-inline: 1.25rem;
    padding-block: 0.25rem 1.25rem;
    z-index: 1;
  }
  /* The stage is on the index tab of its pile. */
  h3 {
    inline-size: fit-content;
    margin-inline-start: 1rem;
    padding: 0.35rem 1rem 0.3rem;
    border-radius: var(--r1) var(--r1) 0 0;
    background: var(--tab, var(--d0));
    color: var(--on-coral);
    font-size: 1.125rem;
  }
  > :nth-of-type(2) {
    --tab: var(--coral);
  }
  > :nth-of-type(3) h3 {
    background: var(--teal-w);
    box-shadow: inset 0 0 0 1px var(--teal);
    color: var(--teal-t);
  }
  > :nth-of-type(4) h3 {
    background: var(--ink);
    color: var(--paper);
  }
  /* A sheet of paper; with each stage there is one more below it, none of them quite straight. */
  ul {
    grid-area: 2 / 1;
    position: relative;
    padding: 0.6rem 1.25rem;
    padding-block-end: var(--drawn);
    border: 1px solid var(--line);
    background: var(--card);
    box-shadow: var(--sh1);
  }
  ul::before,
  ul::after {
    position: absolute;
    z-index: -1;
    inset-block: 0.4rem -0.4rem;
    inset-inline: 0.5rem -0.5rem;
    border: 1px solid var(--line);
    background: ${colourOf(['var(--card)', 'var(--line)'])};
    box-shadow: var(--three, var(--sh1));
    rotate: 2deg;
  }
  ul::after {
    inset-block: 0.3rem -0.7rem;
    inset-inline: -0.4rem 0.4rem;
    rotate: -2deg;
  }
  > :nth-of-type(n + 2) ul::before,
  > :nth-of-type(n + 3) ul::after {
    content: '';
  }
  > :nth-of-type(n + 4) {
    --three: 0.55rem 0.7rem 0 -1px
      ${colourOf(['var(--card)', 'color-mix(in oklab, var(--field) 55%, var(--line))'])}, 0.55rem 0.7rem 0 var(--line);
  }
  li li {
    padding-block: min(0.6rem, 1.5vw);
  }
  li li + li {
    border-block-start: 1px solid var(--line);
  }
  /* What the stage ends with names the sheet. */
  li li:last-of-type {
    border-block-start: 2px solid var(--coral);
    font-size: 1.06rem;
    font-weight: 500;
  }
`
