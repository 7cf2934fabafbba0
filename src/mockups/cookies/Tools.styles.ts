import { css } from '@emotion/react'

/** The tabs, and below them the entries of each list, side by side where there is room. */
export const tools = css`
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--card);
  overflow: clip;
  font-size: 0.9375rem;
  display: grid;
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
    padding-inline: 1.25rem;
    background: var(--sand);
    color: var(--ink2);
    font-size: max(var(--least), 0.875rem);
    > span {
      display: flex;
      align-items: center;
      gap: 0.5rem;
      padding-block: 0.75rem;
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
    gap: 0.75rem;
    padding: 1rem 1.25rem;
  }
  > p + div,
  > div + div {
    border-block-start: 1px solid var(--line);
  }
  i {
    display: grid;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border: 2px solid var(--coral);
    border-radius: 50%;
    background: var(--card);
    color: var(--ink);
    font-style: normal;
    font-size: 0.875rem;
    font-weight: 520;
    line-height: 1;
  }
  b {
    font-weight: 480;
  }
  div p {
    grid-column: 1/-1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 0.75rem;
    min-block-size: 2.5rem;
    padding-inline: 0.8rem;
    border: 1.5px solid transparent;
    border-radius: var(--r1);
    background: var(--sand);
    font-size: max(var(--least), 0.875rem);
    overflow-wrap: anywhere;
  }
  div [data-state] {
    border: 1.5px dashed var(--field);
    background: none;
    color: var(--ink2);
  }
  @container (30rem < width <= 52rem) {
    > div {
      grid-template-columns: auto 9rem minmax(0, 1fr);
    }
    div p {
      grid-column: auto;
    }
  }
  @container (width > 52rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > p {
      grid-column: 1/-1;
    }
    > div {
      padding-block: 1.75rem 2rem;
    }
    > div + div {
      border-block-start: 1px solid var(--line);
      border-inline-start: 1px solid var(--line);
    }
  }
`
