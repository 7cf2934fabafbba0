import { css } from '@emotion/react'
import { window } from '../kit/kit.styles'

/** A drawing of a piece of work on a sheet of its own, which runs off one side of a wide card. It is never drawn smaller than its words are set. */
export const sheet = css`
  ${window};
  && {
    inline-size: clamp(min(100%, 15rem), 68cqi, 28rem);
    @container (width > 20rem) {
      inline-size: 90cqi;
      margin-inline: -1.25rem;
      justify-self: var(--side);
    }
  }
  svg {
    display: block;
    inline-size: 100%;
    direction: ltr;
    fill: none;
    stroke: var(--ink2);
    stroke-width: 1.5px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  text {
    fill: var(--ink);
    stroke: none;
    font-size: 11.5px;
    font-weight: 450;
  }
  [data-type='q'] {
    fill: var(--ink2);
    font-weight: 350;
  }
  [data-type='t'] {
    fill: var(--teal-t);
  }
  [data-type='c'] {
    fill: var(--coral-t);
  }
  [data-type='b'] {
    font-size: 14px;
    font-weight: 500;
  }
  [data-type='x'] {
    font-size: 24px;
    letter-spacing: -0.04em;
  }
  [data-part='rule'] {
    stroke: var(--line);
  }
  [data-part='track'],
  [data-part='well'],
  [data-part='warm'],
  [data-part='tick'] {
    stroke: var(--line);
    stroke-width: 8px;
  }
  [data-part='well'],
  [data-part='tick'] {
    stroke: var(--teal);
  }
  [data-part='warm'] {
    stroke: var(--coral);
  }
  [data-part='tick'] {
    stroke-width: 5px;
  }
  [data-part='flow'] {
    stroke: var(--coral);
    stroke-width: 2.5px;
  }
  [data-part='dashes'] {
    stroke-dasharray: 4px 5px;
  }
  [data-part='sand'],
  [data-part='cells'] {
    fill: var(--sand);
    stroke: none;
  }
  [data-part='cells'] {
    fill: var(--teal-w);
  }
  [data-part='closed'] {
    fill: var(--coral-w);
    stroke: none;
  }
  [data-part='sun'] {
    fill: var(--coral);
    stroke: none;
  }
`
