import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** The tabs, and below them the entries of each list, side by side where there is room. */
export const tools = css`
  > p {
    column-gap: var(--space-6);
    padding-inline: var(--space-5);
    > span {
      padding-block: var(--space-4);
      border-block-end: 3px solid transparent;
    }
    [data-state] {
      border-color: var(--coral);
      color: var(--ink);
      font-weight: 480;
    }
  }
  > div {
    grid-template-columns: auto minmax(0, 1fr);
    padding: var(--space-5);
  }
  > p + div,
  > div + div {
    border-block-start: 1px solid var(--line);
  }
  i {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border: 2px solid var(--coral);
    border-radius: 50%;
  }
  div p {
    gap: 0 var(--space-4);
    min-block-size: 2.5rem;
    padding: var(--space-2) var(--space-4);
    border: 1.5px solid transparent;
    overflow-wrap: anywhere;
  }
  div [data-state] {
    border: 1.5px dashed var(--field);
    background: none;
    color: var(--ink2);
  }
  @container ${from.largePhone} and ${below.tablet} {
    > div {
      grid-template-columns: auto 9rem minmax(0, 1fr);
    }
    div p {
      grid-column: auto;
    }
  }
  @container ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > p {
      grid-column: 1/-1;
    }
    > div {
      padding-block: var(--space-6) var(--space-7);
    }
    > div + div {
      border-inline-start: 1px solid var(--line);
    }
  }
`
