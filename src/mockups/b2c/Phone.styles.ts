import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'
import { colourOf } from '../../theme/tokens'

/** The phone: a window in a dark case, on the same side whether its text runs from left to right or from right to left. */
export const phone = css`
  border: 0.4rem solid var(--sky);
  border-radius: var(--radius-xl);
  box-shadow: var(--sh2);
  inline-size: 15rem;
  outline: 1px solid ${colourOf(['transparent', 'var(--line)'])};
  @container ${below.largePhone} {
    justify-self: center;
    /* Room for a name in three lines, which the sky above the trip gives up. */
    min-block-size: 23.5rem;
    margin-block-start: var(--space-5);
  }
  @container ${from.largePhone} {
    /* The sun of a sky that is higher. */
    --k: 1.6;
    position: absolute;
    inset-block-end: 0;
    block-size: min(100% + 6rem, 44rem);
    inset-inline-end: 0;
  }
`

export const screen = css`
  display: flex;
  flex-direction: column;
  > [data-sky] {
    display: grid;
    flex: 1 1 3rem;
    min-block-size: 3rem;
  }
`

/** Clock, camera, battery. */
export const status = css`
  > i {
    inline-size: 3.5rem;
    block-size: 0.85rem;
    border-radius: var(--radius-full);
    background: ${colourOf(['var(--sky)', 'var(--paper)'])};
  }
  &::after {
    content: '';
    inline-size: 1.2rem;
    block-size: 0.6rem;
    border-radius: var(--radius-xs);
    background: var(--ink);
  }
`

export const bar = css`
  border-block-end: 1px solid;
  background: var(--brand);
  color: var(--on-brand);
`

export const trip = css`
  align-items: end;
  padding: var(--space-4);
`

/** The payment: today's part of four, and when the others are due. */
export const parts = css`
  grid-template-columns: 1fr auto;
  padding: var(--space-4) var(--space-4) var(--space-5);
  svg {
    block-size: 0.4rem;
    stroke: var(--line);
    stroke-dasharray: 23.5 2;
    /* With the shop, which need not run as the page does. */
    [dir='rtl'] > & {
      scale: -1 1;
    }
  }
  path + path {
    stroke: var(--edge);
  }
`

export const tag = css`
  padding: 0.3em 0.7em;
  border-radius: var(--radius-full);
  background: var(--brand);
  color: var(--on-brand);
  box-shadow: inset 0 0 0 1px var(--rim, transparent);
`
