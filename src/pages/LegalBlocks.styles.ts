import { css } from '@emotion/react'
import { hop, night, waypoint } from '../theme/base.styles'
import { card, cross, times } from './LegalTimes.styles'

/** Names, and beside them what is said of each, on the same two columns in every section. */
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 12fr);
  gap: 2rem;
  align-items: baseline;
`

const ruled = css`
  padding-block: 0.9rem;
  border-block-start: 1px solid var(--line);
  line-height: 1.5;
`

/** A row: what it is about, how long, and what else is said of it, in columns where there is room. */
const row = css`
  padding: 1rem 1.25rem;
  line-height: 1.5;
  dt {
    color: var(--ink2);
    font-size: 1rem;
    text-wrap: balance;
  }
  p {
    font-size: 1rem;
  }
  /* How long, at a glance. */
  dd > b {
    display: block;
    margin-block: 0.1rem 0.2rem;
    font-size: 1.375rem;
    font-weight: 430;
    letter-spacing: -0.026em;
    line-height: 1.25;
    text-wrap: balance;
  }
  @media (min-width: 40rem) {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 1.5rem;
    align-items: baseline;
    padding-inline: 1.75rem;
    dt {
      color: var(--ink);
      font-weight: 450;
    }
    dd > b {
      margin-block-start: 0;
    }
  }
  @media (min-width: 75rem) {
    ${columns};
    dd {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: 2rem;
      align-items: baseline;
    }
    dd > b {
      margin: 0;
    }
  }
`

/** A list on a ground of its own, with a sign before each item. */
const panel = css`
  padding: 1.25rem 1.5rem;
  border-radius: var(--r2);
  li {
    padding-inline-start: 2rem;
  }
  li::before {
    inset-block-start: 0.5em;
    inline-size: 0.9rem;
    block-size: 0.9rem;
    border: 0;
    border-radius: 0;
  }
`

/** What the sections hold: paragraphs, lists and names with what is said of them, each in its form. */
export const blocks = css`
  p {
    text-wrap: pretty;
  }
  section > div > * + * {
    margin-block-start: 0.9rem;
  }
  section > div > * + [data-as],
  section > div > [data-as] + * {
    margin-block-start: 1.4rem;
  }
  /* What a drawing shows is on its own ground. */
  section > [data-as='specimen'] {
    max-inline-size: 24rem;
    margin-block-start: 1.4rem;
  }
  [data-as='note'] {
    padding: 1rem 1.25rem;
    border-radius: var(--r2);
    background: var(--sand);
    line-height: 1.5;
    max-inline-size: 40em;
  }
  [data-as='pull'] {
    margin-block-start: 1.5rem;
    padding-inline-start: 1.25rem;
    border-inline-start: 4px solid var(--coral);
    font-size: clamp(1.4rem, 1rem + 1.6vw, 2.5rem);
    letter-spacing: -0.038em;
    line-height: 1.25;
    text-wrap: balance;
  }
  /* The one sentence of its page: a night of its own, with the sun going down behind it. */
  [data-night] {
    @media screen {
      ${night};
    }
    --u: clamp(0.95rem, 3vw, 3rem);
    padding: clamp(1.5rem, 4vw, 3.75rem);
    padding-block-end: clamp(5.5rem, 12vw, 11rem);
    border: 0;
    border-radius: var(--r3);
    background: radial-gradient(
      circle at 78% 100%,
      var(--d0) calc(var(--u) * 1.5),
      var(--d1) calc(var(--u) * 1.5 + 1px) calc(var(--u) * 2.3),
      var(--d2) calc(var(--u) * 2.3 + 1px) calc(var(--u) * 3.25),
      var(--d3) calc(var(--u) * 3.25 + 1px) calc(var(--u) * 4.35),
      var(--d4) calc(var(--u) * 4.35 + 1px) calc(var(--u) * 5.65),
      var(--band) calc(var(--u) * 5.65 + 1px)
    );
    font-size: clamp(1.75rem, 1.1rem + 3vw, 4rem);
    letter-spacing: -0.042em;
    line-height: 1.08;
    /* It ends before the rings. */
    @media (min-width: 40rem) {
      padding-inline-end: 36%;
    }
    @media print {
      padding: 0;
      background: none;
    }
  }
  ul,
  ol {
    display: grid;
    gap: 0.55rem;
  }
  li {
    position: relative;
    padding-inline-start: 1.6rem;
    text-wrap: pretty;
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.6em;
    inset-inline-start: 0.1rem;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: 1.5px solid var(--teal);
    border-radius: 50%;
  }
  section b:not(:where([aria-hidden] *)) {
    font-weight: 520;
    color: var(--teal-t);
  }
  section span:not(:where([aria-hidden] *)) {
    white-space: nowrap;
  }
  [data-as='ticks'] {
    ${panel};
    background: var(--teal-w);
    li::before {
      background: var(--teal-t);
      clip-path: polygon(0 54%, 12% 42%, 36% 66%, 88% 12%, 100% 24%, 36% 90%);
    }
  }
  [data-as='crosses'] {
    ${panel};
    background: var(--coral-w);
    li::before {
      background: var(--coral-t);
      ${cross};
    }
    /* Paper shows no backgrounds. */
    @media print {
      li::before {
        content: '×';
        clip-path: none;
        inset-block-start: -0.1em;
        font-size: 1.4em;
        line-height: 1;
      }
    }
  }
  /* The stops of a route, numbered. */
  [data-as='steps'] {
    counter-reset: step;
    gap: 0;
    padding-block-start: 0.35rem;
    li {
      counter-increment: step;
      padding-block: 0.2rem 1rem;
      padding-inline-start: 3.25rem;
    }
    li::before {
      content: counter(step);
      inset-block-start: 0;
      inset-inline-start: 0;
      inline-size: 2.25rem;
      block-size: 2.25rem;
      border: 2.5px solid var(--coral);
      display: grid;
      place-items: center;
      font-weight: 520;
      line-height: 1;
    }
    li:last-of-type {
      padding-block-end: 0.2rem;
    }
    li:not(:last-of-type)::after {
      content: '';
      position: absolute;
      inset-block: 2.4rem 0.15rem;
      inset-inline-start: calc(1.125rem - 1px);
      border-inline-start: 2px dashed var(--field);
    }
  }
  [data-as='led'] {
    gap: 0;
    li {
      ${ruled};
      padding-inline: 0;
    }
    li::before {
      content: none;
    }
    b {
      color: var(--ink);
      font-size: 1.25rem;
      font-weight: 450;
      letter-spacing: -0.026em;
      line-height: 1.3;
      text-wrap: balance;
    }
    p {
      margin-block-start: 0.2rem;
      font-size: 1rem;
    }
    @media (min-width: 48rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 2.5rem;
      li {
        padding-block: 1.1rem 1.75rem;
        border-block-start: 2px solid var(--ink);
      }
      p {
        margin-block-start: 0.5rem;
      }
    }
  }
  /* Each a stop of one road. */
  [data-as='laws'] {
    gap: 0;
    li {
      padding-block: 0 1rem;
      padding-inline-start: 2rem;
    }
    li::before {
      ${waypoint};
      inset-block-start: 0.4em;
    }
    li:not(:last-of-type)::after {
      content: '';
      position: absolute;
      inset-block: 1.6em -0.2em;
      inset-inline-start: calc(0.1rem + 0.4375rem - 1px);
      border-inline-start: 2px dashed var(--field);
    }
    @media (min-width: 62rem) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: 2rem;
      padding-block-start: 4rem;
      li {
        padding: 1.75rem 0 0;
        font-size: 1.125rem;
        line-height: 1.5;
      }
      li::before {
        inset-block-start: 0;
        inset-inline-start: 0;
        inline-size: 1.25rem;
        block-size: 1.25rem;
      }
      li:not(:last-of-type)::after {
        ${hop};
        inset-block: -4rem auto;
        inset-inline: 1.5rem -1.75rem;
        block-size: 4.25rem;
        border-width: 2px;
        border-block-end: 0;
      }
    }
  }
  dd {
    margin: 0;
    text-wrap: pretty;
  }
  [data-as='rows'] {
    ${card};
    padding: 0;
    > div {
      ${row};
    }
    > div + div {
      border-block-start: 1px solid var(--line);
    }
  }
  ${times};
  /* Tickets: a name to be torn off, and what it is good for. */
  [data-as='cells'] {
    display: grid;
    gap: 0.6rem;
    > div {
      position: relative;
      display: grid;
      grid-template-columns: 8rem minmax(0, 1fr);
      border-radius: var(--r2);
      background: var(--coral-w);
      overflow: clip;
    }
    > :nth-of-type(even) {
      background: var(--teal-w);
    }
    /* Where it is torn. */
    > div::before,
    > div::after {
      content: '';
      position: absolute;
      inset-block-start: -0.5rem;
      inset-inline-start: 7.5rem;
      inline-size: 1rem;
      block-size: 1rem;
      border-radius: 50%;
      background: var(--paper);
    }
    > div::after {
      inset-block: auto -0.5rem;
    }
    dt,
    dd {
      padding: 0.9rem 1rem;
      line-height: 1.4;
    }
    dt {
      padding-inline-end: 0;
      font-size: 1.0625rem;
      letter-spacing: -0.026em;
    }
    dd {
      border-inline-start: 2px dashed var(--field);
      font-size: 1rem;
    }
    @media (min-width: 48rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 1rem;
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
        padding-inline: 1.5rem;
        font-size: clamp(1.5rem, 2.2vw, 2rem);
        letter-spacing: -0.034em;
      }
      dd {
        margin-inline: 1rem;
        padding-inline: 0.5rem;
        border-inline: 0;
        border-block-start: 2px dashed var(--field);
      }
    }
    @media (min-width: 75rem) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  a {
    color: var(--coral-t);
    font-weight: 450;
    text-underline-offset: 0.25em;
    overflow-wrap: anywhere;
  }
`
