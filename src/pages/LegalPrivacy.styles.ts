import { css } from '@emotion/react'
import { hop, night, waypoint } from '../theme/base.styles'
import { steps, ticks } from './LegalLists.styles'
import { tables } from './LegalTables.styles'
import { text } from './LegalText.styles'

/** What is told in short, as large as what may be done on this site. */
const inShort = css`
  [data-as='ticks'] li {
    padding-block-start: 0.7rem;
    border-block-start: 1px solid color-mix(in oklab, var(--teal-t) 35%, transparent);
    font-size: 1.125rem;
    line-height: 1.45;
    @media (min-width: 48rem) {
      padding-block: 1.1rem 0.6rem;
      padding-inline-start: 2.75rem;
      font-size: 1.375rem;
      letter-spacing: -0.022em;
    }
  }
  [data-as='ticks'] li::before {
    inset-block-start: 1.05rem;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    @media (min-width: 48rem) {
      inset-block-start: 1.4rem;
      inline-size: 1.6rem;
      block-size: 1.6rem;
    }
  }
  @media (min-width: 48rem) {
    [data-as='ticks'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0.75rem 2.5rem;
    }
  }
`

/** Each a stop of one road, under the name that it is called by. */
const laws = css`
  [data-as='laws'] {
    gap: 0;
    li {
      padding-block: 0 1rem;
      padding-inline-start: 2rem;
    }
    li::before {
      ${waypoint};
      inset-block-start: 0.6rem;
    }
    li:not(:last-of-type)::after {
      content: '';
      position: absolute;
      inset-block: 1.6rem -0.5rem;
      inset-inline-start: calc(0.1rem + 0.4375rem - 1px);
      border-inline-start: 2px dashed var(--field);
    }
    b {
      display: block;
      font-size: clamp(1.375rem, 1rem + 1.4vw, 2.25rem);
      font-weight: 400;
      letter-spacing: -0.034em;
      line-height: 1.3;
    }
    b::first-letter {
      text-transform: uppercase;
    }
    @media (min-width: 62rem) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: 2rem;
      padding-block-start: 4.75rem;
      li {
        padding: 1.75rem 0 0;
        line-height: 1.5;
      }
      li::before {
        inset-block-start: 0;
        inset-inline-start: 0;
        inline-size: 1.5rem;
        block-size: 1.5rem;
        background: var(--d0);
      }
      li:nth-of-type(2)::before {
        background: var(--d1);
      }
      li:last-of-type::before {
        background: var(--coral);
      }
      li:not(:last-of-type)::after {
        ${hop};
        inset-block: -4.75rem auto;
        inset-inline: 1.75rem -1.75rem;
        block-size: 5.25rem;
        border-width: 2px;
        border-block-end: 0;
      }
    }
  }
`

const led = css`
  [data-as='led'] {
    gap: 0;
    li {
      padding: 0.9rem 0;
      border-block-start: 2px solid var(--ink);
      line-height: 1.5;
    }
    li::before {
      content: none;
    }
    b {
      color: var(--ink);
      font-size: clamp(1.25rem, 1.1rem + 0.5vw, 1.5rem);
      font-weight: 450;
      letter-spacing: -0.03em;
      line-height: 1.25;
      text-wrap: balance;
    }
    p {
      margin-block-start: 0.3rem;
    }
    @media (min-width: 75rem) {
      li {
        padding-block: 1.1rem 1.6rem;
      }
    }
  }
`

/** Why: labels of luggage, each with its hole; the first of them by night, as high as the others. */
const labels = css`
  [data-ground='coral'] [data-as='led'] {
    gap: clamp(0.75rem, 1.2vw, 1.1rem);
    li {
      padding: clamp(1.25rem, 1.9vw, 1.75rem);
      border: 0;
      border-radius: var(--r2);
      border-start-end-radius: 3.25rem;
      background: var(--card);
    }
    li::before {
      content: '';
      inset-block-start: 1.1rem;
      inset-inline: auto 1.1rem;
      inline-size: 1rem;
      block-size: 1rem;
      border: 2px solid var(--coral-t);
      background: var(--ground);
    }
    b {
      display: block;
      padding-inline-end: 1.25rem;
    }
    li:first-child {
      --u: clamp(1.5rem, 2.8vw, 3rem);
      @media screen {
        ${night};
        padding-block-end: calc(var(--u) * 3.3);
        background: radial-gradient(
          circle at 50% 100%,
          var(--d0) var(--u),
          var(--d1) calc(var(--u) + 1px) calc(var(--u) * 1.7),
          var(--d2) calc(var(--u) * 1.7 + 1px) calc(var(--u) * 2.5),
          var(--band) calc(var(--u) * 2.5 + 1px)
        );
      }
    }
    @media (min-width: 48rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      li:is(:first-child, :nth-child(2)) {
        grid-column: 1/-1;
      }
    }
    @media (min-width: 75rem) {
      grid-template-columns: minmax(0, 5fr) repeat(2, minmax(0, 4fr));
      li:first-child {
        grid-area: 1 / 1 / span 2;
        font-size: 1.25rem;
        b {
          font-size: 2rem;
        }
      }
      li:nth-child(2) {
        grid-column: 2/-1;
      }
    }
  }
`

/** At their foot the night that data travels through: one way, from edge to edge, and a lock of luggage upon it. */
const travels = css`
  > [data-as] {
    color-scheme: dark;
    --plate: var(--band);
    padding: 0;
    margin-block-start: 1.5rem;
  }
  > div:not([data-as]) {
    flex: 1;
  }
  svg {
    overflow: visible;
  }
  path {
    fill: var(--d1);
    stroke: var(--sky);
  }
  path:first-child {
    stroke: var(--d0);
    fill: none;
  }
  &:nth-child(10) svg {
    background: var(--band);
    path:nth-child(2) {
      fill: none;
      stroke: var(--d0);
      stroke-width: 6;
    }
    path:nth-child(4) {
      fill: var(--d0);
    }
  }
`

/** Who gets nothing: the sentence on a ground of its own, in front of the sun. */
const nobody = css`
  [data-as='pull'] {
    --u: clamp(1.5rem, 3vw, 3.25rem);
    padding: clamp(1.35rem, 2.6vw, 2.75rem);
    padding-block-end: calc(var(--u) * 3.4);
    border-radius: var(--r3);
    background: radial-gradient(
      circle at 74% 100%,
      var(--d2) var(--u),
      var(--d1) calc(var(--u) + 1px) calc(var(--u) * 1.9),
      var(--d0) calc(var(--u) * 1.9 + 1px) calc(var(--u) * 2.8),
      var(--teal-w) calc(var(--u) * 2.8 + 1px)
    );
    @media print {
      padding: 0;
      background: none;
    }
  }
  @media (min-width: 75rem) {
    *:not(:has([name='short']:checked)) > & > section > div:has([data-as='pull']) {
      grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
      > ul {
        gap: 1.1rem;
        padding-block-start: 0.5rem;
        font-size: 1.1875rem;
        line-height: 1.5;
      }
      > [data-as='pull'] {
        grid-column: 2;
      }
    }
  }
`

/** What is received beside the form that asks for it, and below both what is said of both. */
const received = css`
  > div:not([data-as]) {
    display: contents;
    > ul {
      grid-column: 1;
    }
    > p {
      margin-block-start: 1.75rem;
    }
  }
`

export const privacy = css`
  ${text};
  ${ticks};
  ${inShort};
  ${laws};
  ${led};
  ${labels};
  ${steps};
  ${nobody};
  ${tables};
  *:not(:has([name='short']:checked)) > & > [data-half] {
    @media screen {
      ${travels};
    }
  }
  /* What is said of the steps stands on grounds of its own. */
  section > div > [data-as='steps'] ~ p {
    padding: clamp(1.1rem, 1.8vw, 1.75rem);
    border-radius: var(--r2);
    background: var(--teal-w);
  }
  section > div > [data-as='steps'] ~ p:last-child {
    background: var(--coral-w);
  }
  @media (min-width: 75rem) {
    --halves: minmax(0, 8fr) minmax(0, 5fr);
    /* The night that they are drawn in is as wide as the page. */
    *:not(:has([name='short']:checked)) > & > section > div > [data-as='road'] {
      margin-inline-start: calc(var(--hung) * -1);
      padding-inline-start: var(--hung);
    }
    *:not(:has([name='short']:checked)) > & > section:has([data-as='led'] + p + p) {
      ${received};
    }
    *:not(:has([name='short']:checked)) > & > section > div {
      /* What is said of the steps goes on beside them, each on its ground. */
      &:has([data-as='steps']) {
        grid-template: auto 1fr / minmax(0, 11fr) minmax(0, 9fr);
        > ol {
          grid-area: 1 / 1 / span 2;
          font-size: 1.125rem;
        }
        > :last-child {
          align-self: start;
        }
      }
      > [data-as='led'] + p:last-child {
        grid-column: 1/-1;
        max-inline-size: 42em;
        font-size: 1.25rem;
        line-height: 1.55;
      }
      &:has([data-as='cells']) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
        column-gap: 1rem;
        > p {
          padding-inline-end: 1.5rem;
        }
        > :first-child {
          grid-column: 1/-1;
        }
      }
    }
  }
`
