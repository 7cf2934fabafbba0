import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** The tabs, and below them the entries of each list, side by side where there is room. */
export const tools = css`
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--card);
  overflow: clip;
  display: grid;
  > p {
    column-gap: var(--space-6);
    padding-inline: 1.25rem;
    background: var(--sand);
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
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--space-4);
    padding: var(--space-5) 1.25rem;
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
    background: var(--card);
    color: var(--ink);
    font-style: normal;
    font-size: var(--text-3);
    font-weight: 520;
    line-height: var(--line-1);
  }
  div p {
    grid-column: 1/-1;
    gap: 0 var(--space-4);
    min-block-size: 2.5rem;
    padding: var(--space-2) var(--space-4);
    border: 1.5px solid transparent;
    border-radius: var(--radius-s);
    background: var(--sand);
    overflow-wrap: anywhere;
  }
  div [data-state] {
    border: 1.5px dashed var(--field);
    background: none;
    color: var(--ink2);
  }
  @container ${from.large} and ${below.tablet} {
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
