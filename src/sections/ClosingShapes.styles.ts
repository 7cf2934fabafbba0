// Closings without a sun on the horizon: a ticket, a route that ends, and a band.
import { css } from '@emotion/react'
import { hop as dashes, waypoint } from '../theme/base.styles'
import { below, from } from '../theme/scale'
import { colourOf, heatSky, onHeat, opaque, properties } from '../theme/tokens'

export const ground = css`
  padding-block: var(--y);
  background: var(--paper);
  h2 + p {
    line-height: var(--line-4);
  }
`

/** A boarding pass: the sentence on the pass, a drawn stub beside or below it, and two notches where it is torn. */
export const pass = css`
  --stub: 11rem;
  --notch: 0.875rem;
  position: relative;
  padding: var(--space-8) var(--space-6);
  @media ${below.least} {
    padding-inline: var(--space-2);
  }
  /* Room for the longest word of a button in one line. */
  @media ${below.tiny} {
    [dir='rtl'] & a {
      padding-inline: var(--space-5);
    }
  }
  border-radius: var(--radius-xl);
  background: ${colourOf(['var(--sand)', 'var(--card)'])};
  @media ${from.tablet} {
    padding: clamp(3rem, 7vw, 6.5rem);
    padding-inline-end: calc(var(--stub) + clamp(2rem, 4vw, 4rem));
    /* Two masks, one for each notch at the edge of the stub. */
    mask:
      radial-gradient(circle at calc(100% - var(--stub)) 0, transparent var(--notch), ${opaque} calc(var(--notch) + 0.5px))
        0 0 / 100% 51% no-repeat,
      radial-gradient(
          circle at calc(100% - var(--stub)) 100%,
          transparent var(--notch),
          ${opaque} calc(var(--notch) + 0.5px)
        )
        0 100% / 100% 51% no-repeat;
    [dir='rtl'] & {
      mask:
        radial-gradient(circle at var(--stub) 0, transparent var(--notch), ${opaque} calc(var(--notch) + 0.5px)) 0 0 / 100%
          51% no-repeat,
        radial-gradient(circle at var(--stub) 100%, transparent var(--notch), ${opaque} calc(var(--notch) + 0.5px)) 0 100% /
          100% 51% no-repeat;
    }
  }
`

/** The stub: bars as of a boarding pass, behind a dashed line. */
export const stub = css`
  --bars: var(--ink) 0 2px, transparent 0 5px, var(--ink) 0 6px, transparent 0 11px, var(--ink) 0 14px, transparent 0 17px;
  block-size: 3rem;
  background: repeating-linear-gradient(90deg in srgb, var(--bars));
  @media ${from.tablet} {
    position: absolute;
    inset-block: 1.5rem;
    inset-inline-end: 0;
    inline-size: var(--stub);
    block-size: auto;
    border-inline-start: 2px dashed var(--field);
    background: repeating-linear-gradient(0deg in srgb, var(--bars)) 50% 50% / calc(100% - 5rem) calc(100% - 3rem)
      no-repeat;
  }
  @media (forced-colors: active) {
    display: none;
  }
`

/** The sentence at the end of a route that crosses the page. */
export const end = css`
  justify-items: center;
  > div {
    justify-content: center;
  }
`

/** A hop from the page's edge to a stop in the colour of the sun, above the middle of the sentence. */
export const hop = css`
  position: relative;
  justify-self: start;
  inline-size: 50%;
  block-size: clamp(4rem, 9vw, 8rem);
  &::before {
    ${dashes};
    inset: 0;
    mask: linear-gradient(in srgb to right, transparent, ${opaque} 30%);
    [dir='rtl'] & {
      mask: linear-gradient(in srgb to left, transparent, ${opaque} 30%);
    }
  }
  &::after {
    ${waypoint};
    position: absolute;
    inset-block-end: -0.75rem;
    inset-inline-end: -0.75rem;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    background: var(--d1);
  }
  @media (forced-colors: active) {
    display: none;
  }
`

/** A band in the colours of the hottest hour, the sentence at its start and the buttons at its end. */
export const band = css`
  ${properties({ ...heatSky, ...onHeat })}
  background: ${colourOf(['var(--sky)', 'var(--card)'])};
`

export const line = css`
  gap: var(--space-6) clamp(2rem, 6vw, 6rem);
  h2 + p {
    color: ${colourOf(['var(--ink)', 'var(--ink2)'])};
  }
  @media ${from.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
    h2 {
      grid-row: span 2;
    }
  }
  @media ${below.tablet} {
    h2 {
      font-size: var(--title-3);
    }
  }
`
