// The frame of a product picture: its container, the layouts of its windows, and the backdrop of a picture on a card.
import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'
import { properties, tones } from '../../theme/tokens'

/** The container of every picture, which adapts to its width, not to the viewport's. */
export const picture = css`
  container-type: inline-size;
  position: relative;
  letter-spacing: -0.01em;
  line-height: var(--line-4);
`

/** The `aria-hidden` wrapper inside a picture, which takes no part in the layout. */
export const inner = css`
  display: contents;
`

/** Two windows side by side where there is room. */
export const duo = css`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @container ${from.laptop} {
    grid-template-columns: minmax(0, 1fr) 19rem;
  }
`

/** The narrow column of a duo: its windows stand side by side on medium widths, and are stacked on wide ones. */
export const side = css`
  display: grid;
  gap: var(--space-5);
  @container ${from.largePhone} {
    grid-template: auto / 1fr 1fr;
  }
  @container ${from.laptop} {
    grid-template: auto 1fr / 1fr;
  }
`

/** The backdrop of a small picture in a card: rings behind a window that stands on the lower edge. */
export const art = css`
  container-type: inline-size;
  ${properties(tones.apricot)}
  position: relative;
  isolation: isolate;
  block-size: 17rem;
  padding: var(--space-6) var(--space-6) 0;
  background: var(--d);
  overflow: clip;
  justify-items: center;
  align-items: end;
  letter-spacing: -0.01em;
  /* On phones nothing of the window is cut off. */
  @media ${below.tablet} {
    block-size: auto;
    min-block-size: 13rem;
    padding-inline: var(--space-5);
  }
  &::before {
    ${layer};
    z-index: -1;
    inset-block-start: 3rem;
    inset-inline-start: 50%;
    inline-size: 8rem;
    block-size: 8rem;
    margin-inline-start: -4rem;
    border-radius: 50%;
    background: var(--a);
    box-shadow:
      0 0 0 3.5rem color-mix(in oklch, var(--a) 66%, var(--d)),
      0 0 0 7.5rem color-mix(in oklch, var(--a) 33%, var(--d));
    /* On narrow cards the outer ring covers the corners, where it would otherwise leave only slivers of the ground. */
    @container ${below.slim} {
      box-shadow:
        0 0 0 3rem color-mix(in oklch, var(--a) 66%, var(--d)),
        0 0 0 10rem color-mix(in oklch, var(--a) 33%, var(--d));
    }
  }
  /* The type selector outranks the window's own rule, whichever comes first in the cascade. */
  > div {
    inline-size: min(100%, 26rem);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    /* The lower end is clipped, so that it stays hidden when the card lifts the window. */
    margin-block-end: -1.1rem;
    padding-block-end: var(--space-5);
  }
  > *,
  &::before {
    transition: transform var(--m3) var(--ease);
  }
  &[data-tone='dusk'] {
    --a: var(--d2);
    --d: var(--d5);
  }
  &[data-tone='teal'] {
    ${properties(tones.teal)}
  }
  &[data-tone='violet'] {
    ${properties(tones.violet)}
  }
`
