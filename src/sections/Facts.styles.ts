import { css } from '@emotion/react'
import { from } from '../theme/scale'

/** Ruled rows: what it is, and beside it on wide screens the values, as many in a line as there is room for. */
export const facts = css`
  > div {
    gap: var(--space-2) var(--space-6);
    align-items: baseline;
    padding-block: var(--space-5);
    border-block-start: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  dt {
    flex: 1 0 100%;
    letter-spacing: -0.03em;
  }
  small {
    display: inline-block;
    margin-inline-start: var(--space-1);
    padding-inline: var(--space-3);
    border: 1px dashed var(--field);
    border-radius: var(--radius-full);
  }
  [data-state='live'] {
    border: 1px solid var(--teal-t);
    color: var(--teal-t);
  }
  @media ${from.tablet} {
    > div {
      padding-inline-start: 14rem;
    }
    dt {
      flex: none;
      inline-size: 14rem;
      margin-inline: -14rem calc(var(--space-6) * -1);
      padding-inline-end: var(--space-6);
    }
  }
`
