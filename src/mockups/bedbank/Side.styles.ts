import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** A window whose rows share its height. */
export const shared = css`
  grid-template-rows: auto;
  font-size: var(--text-4);
  small {
    font-size: var(--text-2);
  }
`

export const channel = css`
  small {
    overflow: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small[data-state] {
    color: var(--coral-t);
  }
  @media ${from.wide} and (max-height: 60rem) {
    padding-block: 0;
  }
`

/** The title row of channels and of rates, lower on low screens. */
export const bar = css`
  @media ${from.wide} and (max-height: 60rem) {
    padding-block: var(--space-3);
  }
`

/** Plans in columns, each with the price of a night. */
export const rates = css`
  padding: var(--space-3);
  label {
    grid-template-columns: auto 1fr;
    gap: var(--space-1) var(--space-4);
    padding: var(--space-3);
  }
  label:has(:checked) {
    background: var(--coral-w);
  }
  b {
    /* Level with the others where the name of a plan takes two lines. */
    align-self: end;
    letter-spacing: -0.02em;
  }
  /* Arabic names of plans are longer. */
  @media ${below.phone} {
    [dir='rtl'] & label {
      column-gap: var(--space-2);
      padding-inline: var(--space-1);
    }
  }
  /* Beside the channels, the plans are rows, too. */
  @container ${from.largePhone} and ${below.laptop} {
    grid-template-columns: 1fr;
    gap: 0;
    padding: 0;
    label {
      grid-template-columns: auto 1fr auto;
      padding-inline: var(--space-5);
      border-radius: 0;
    }
    label + label {
      border-block-start: 1px solid var(--line);
    }
    b {
      grid-column: auto;
      align-self: auto;
    }
  }
`
