import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'

/** The push message: raised with a shadow while it is new, flat afterwards. */
export const push = css`
  align-items: start;
  position: relative;
  margin: 0.15rem 0.45rem 0.35rem;
  padding-block: var(--space-3);
  && {
    padding-inline: var(--space-3);
  }
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  div {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
  }
  /* Room for the longest text, so that nothing below moves. */
  @container ${below.slim} or ${from.largePhone} {
    small {
      min-block-size: 2lh;
    }
  }
  &[data-state='new'] {
    background: var(--card);
    box-shadow: var(--sh2);
    border-color: var(--coral);
  }
`

/** The button of the message, whose target covers all of it. */
export const open = css`
  font-weight: 500;
  text-decoration: underline;
  text-underline-offset: 0.25em;
  min-block-size: 1.5rem;
  /* As wide for each of its words. */
  min-inline-size: 5.75rem;
  &::after {
    ${layer};
    inset: 0;
    border-radius: var(--radius-l);
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--teal-t);
    outline-offset: 2px;
  }
  &[data-state] {
    visibility: hidden;
  }
`

/** A panel at the edge of the screen, like a phone's own settings: the switch, and a sentence about its effect. */
export const settings = css`
  padding-block: var(--space-3) var(--space-5);
  border-radius: var(--radius-l) var(--radius-l) 0 0;
  background: var(--sand);
  label {
    flex-direction: row-reverse;
    min-block-size: 2.75rem;
  }
  output {
    min-block-size: 2lh;
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
    box-sizing: content-box;
  }
  a {
    justify-self: start;
  }
  @container ${from.largePhone} {
    output {
      min-block-size: 3lh;
    }
  }
  /* Where the phones are stacked, the panel is at the top of its screen, so that the switch is right below the pass. */
  @container ${below.largePhone} {
    order: -1;
    margin-block-end: var(--space-3);
    padding-block-end: var(--space-1);
    border-radius: 0 0 var(--radius-l) var(--radius-l);
  }
`
