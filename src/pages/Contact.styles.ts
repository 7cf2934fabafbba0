import { css } from '@emotion/react'
import { night } from '../theme/base.styles'

/** Around the page's sections: between two nights a card needs more day on phones. */
export const page = css`
  @media (max-width: 47.99rem) {
    --y: 3rem;
    --head: 1.5rem;
  }
`

/**
 * Three numbered stops of one road by night, which ends at the rim of its sun. Where there is room they are steps, and the sun
 * rises behind the last; on phones the road runs down to it.
 */
export const next = css`
  ${night};
  --pad: clamp(1.35rem, 0.5rem + 3vw, 3.5rem);
  --core: 2.5rem;
  --ring: 0.55rem;
  position: relative;
  isolation: isolate;
  display: grid;
  gap: 1.5rem;
  padding: var(--pad);
  padding-block-end: 5rem;
  border-radius: var(--r3);
  background: var(--band);
  overflow: clip;
  counter-reset: stop;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-end: calc(var(--core) * -1);
    inset-inline-end: 1.5rem;
    inline-size: calc(var(--core) * 2);
    block-size: calc(var(--core) * 2);
    border-radius: 50%;
    background: var(--d0);
    box-shadow:
      0 0 0 var(--ring) var(--d1),
      0 0 0 calc(var(--ring) * 2.1) var(--d2),
      0 0 0 calc(var(--ring) * 3.3) var(--d3),
      0 0 0 calc(var(--ring) * 4.6) var(--d4);
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr);
    row-gap: 0.3rem;
    align-content: start;
    align-items: center;
    counter-increment: stop;
  }
  li::before {
    content: counter(stop);
    inline-size: 2.25rem;
    color: var(--coral-t);
    font-size: 2rem;
    font-weight: 340;
    line-height: 1;
    letter-spacing: -0.05em;
  }
  p {
    grid-column: 2;
    color: var(--ink2);
    text-wrap: pretty;
  }
  @media (max-width: 69.99rem) {
    li > svg {
      display: none;
    }
    li::after {
      content: '';
      position: absolute;
      inset-block: 2.45rem -1.1rem;
      inset-inline-start: 0.5rem;
      border-inline-start: 2px dashed var(--coral);
    }
    li:last-of-type::after {
      inset-block-end: -3.75rem;
      inset-inline-end: calc(1.5rem + 1.87 * var(--core) - var(--pad));
      border-block-end: 2px dashed var(--coral);
      border-end-start-radius: 2.5rem;
    }
  }
  @media (min-width: 70rem) {
    --top: clamp(1.5rem, 2.4vw, 2.25rem);
    --side: clamp(2rem, 3.2vw, 3rem);
    --up: 2.5rem;
    --sky: 6rem;
    --core: 4.25rem;
    --ring: min(2.1rem, 2.35vw);
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0;
    padding: 0;
    padding-block-start: var(--sky);
    &::before {
      inset-block: calc(var(--sky) - var(--core)) auto;
      inset-inline-end: calc(var(--side) + 2rem);
      /* Below its horizon a pixel of it would be seen beside the step. */
      clip-path: inset(-50rem -50rem 50%);
    }
    li {
      display: block;
      margin-block-start: calc(var(--up) * var(--below, 0));
      padding: var(--top) var(--side) 2.25rem;
      background: color-mix(in oklch, var(--d4) var(--lit-by, 30%), var(--band));
    }
    li:nth-of-type(1) {
      --below: 2;
      --lit-by: 10%;
    }
    li:nth-of-type(2) {
      --below: 1;
      --lit-by: 20%;
    }
    li::before {
      display: block;
      font-size: 3.5rem;
    }
    /* A hop from the corner of a number, which lands before the next; the last rises to the middle of the sun. */
    svg {
      position: absolute;
      z-index: 1;
      inset-block-start: calc(-0.5rem - var(--up));
      inset-inline-start: calc(var(--side) + 2.5rem);
      inline-size: calc(100% - 3.25rem);
      block-size: calc(var(--up) + var(--top) + 1.25rem);
      fill: none;
      stroke: var(--coral);
      stroke-width: 2;
      stroke-dasharray: 6 5;
      overflow: visible;
    }
    path {
      vector-effect: non-scaling-stroke;
    }
    li:last-of-type svg {
      inset-block-start: 0;
      inline-size: calc(100% - 2 * var(--side) - 4.5rem - var(--core));
      block-size: calc(var(--top) + 1.75rem);
    }
    h3 {
      margin-block: 1rem 0.5rem;
      font-size: 1.5rem;
    }
    p {
      font-size: 1.125rem;
    }
  }
`
