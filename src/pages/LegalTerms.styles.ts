import { css } from '@emotion/react'
import { night } from '../theme/base.styles'
import { crosses, ticks } from './LegalLists.styles'
import { text } from './LegalText.styles'

/** The one sentence of its page: a night of its own, with the sun going down behind it. */
const offer = css`
  @media screen {
    ${night};
  }
  --u: clamp(0.95rem, 3vw, 3rem);
  padding: clamp(1.5rem, 4vw, 3.75rem);
  padding-block-end: clamp(5.5rem, 12vw, 11rem);
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
  font-size: clamp(1.9rem, 0.6rem + 4.6vw, 5.5rem);
  letter-spacing: -0.042em;
  line-height: 1.08;
  /* It ends before the rings. */
  @media (min-width: 40rem) {
    padding-inline-end: 30%;
  }
  @media print {
    padding: 0;
    background: none;
  }
`

/** What is allowed beside what is not, each on its ground, as beside the title. */
const pair = css`
  border-color: transparent;
  background: var(--teal-w);
  li + li {
    padding-block-start: 0.55rem;
    border-block-start: 1px solid color-mix(in oklab, var(--teal-t) 30%, transparent);
  }
  li + li::before {
    inset-block-start: 1.05em;
  }
  + [data-half]:has(li) {
    background: var(--coral-w);
    li {
      border-color: color-mix(in oklab, var(--coral-t) 30%, transparent);
    }
  }
`

/** Tickets: below the line where it is torn, each clause has its stamp, in one ink and each of a shape of its own. */
const stamped = css`
  --stamp: var(--teal-t);
  > div:not([data-as]) {
    margin-block-end: 1.5rem;
  }
  > [data-as] {
    position: relative;
    padding-block: 1.25rem;
    border-block-start: 2px dashed var(--field);
    background: repeating-linear-gradient(color-mix(in oklab, var(--stamp) 45%, transparent) 0 2px, transparent 0 0.7rem)
      no-repeat 0 60% / 42% 3.6rem;
  }
  > [data-as]::before,
  > [data-as]::after {
    content: '';
    position: absolute;
    inset-block-start: -0.8rem;
    inset-inline-start: -0.8rem;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border-radius: 50%;
    background: var(--paper);
  }
  > [data-as]::after {
    inset-inline: auto -0.8rem;
  }
  svg {
    inline-size: auto;
    block-size: clamp(8rem, 12vw, 11.5rem);
    margin-inline: auto;
    aspect-ratio: 1;
    overflow: visible;
    border: 7px double var(--stamp);
    border-radius: 50%;
    background: var(--plate);
    transform: rotate(-9deg);
  }
  /* Large, and in the middle of the ring. */
  path,
  circle {
    transform: translate(100px, var(--middle, 0)) scale(var(--large, 1.75)) translate(-100px, -60px);
  }
  path {
    fill: none;
    stroke: var(--stamp);
    stroke-width: 2.5;
  }
  path:first-child {
    opacity: 0;
  }
  circle {
    stroke: none;
  }
  &:nth-child(odd) {
    --stamp: var(--coral-t);
    svg {
      transform: rotate(6deg);
    }
  }
  &:nth-child(8) svg {
    --middle: 35px;
    --large: 1;
    aspect-ratio: 1.5;
    scale: 0.78;
    border-radius: var(--r2);
  }
  &:nth-child(9) svg {
    --middle: 33px;
    --large: 1.45;
    aspect-ratio: 1.45;
  }
`

export const terms = css`
  ${text};
  ${ticks};
  ${crosses};
  [data-night] {
    ${offer};
  }
  *:not(:has([name='short']:checked)) > & > [data-half]:has(li) {
    @media screen {
      ${pair};
    }
  }
  *:not(:has([name='short']:checked)) > & {
    > [data-half]:nth-child(9) {
      --plate: var(--sand);
    }
    > [data-half]:has(> [data-as]) {
      @media screen {
        ${stamped};
      }
    }
    > [data-half]:nth-child(10) {
      --plate: var(--coral-w);
    }
  }
  @media (min-width: 75rem) {
    /* The longer of two is wider. */
    --halves: minmax(0, 5fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 5fr);
    *:not(:has([name='short']:checked)) > & {
      > :is(:nth-child(6), :nth-child(10)) {
        grid-column: span 3;
      }
      > :is(:nth-child(7), :nth-child(8)) {
        grid-column: span 2;
      }
      /* The sentence of its page is as wide as the page; what leads to it stands beside the title. */
      > :has([data-night]) {
        display: grid;
        grid-template-columns: minmax(0, 4fr) minmax(0, 6fr);
        column-gap: var(--apart);
        > div {
          display: contents;
        }
        p:last-child {
          grid-column: 1/-1;
          max-inline-size: 42em;
          margin-block-start: 1.75rem;
        }
        div > p:first-child {
          grid-area: 1 / 2 / span 2;
          padding-block-start: 0.4rem;
        }
      }
      [data-night] {
        grid-column: 1/-1;
        margin-inline-start: calc(var(--hung) * -1);
      }
    }
  }
`
