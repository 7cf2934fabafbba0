import { css } from '@emotion/react'

/** A supplier or channel: in use, new in the plan, not there yet, or given up, in which case it hangs askew. */
export const node = css`
  display: grid;
  align-content: center;
  min-block-size: 2.75rem;
  padding: 0.3rem 0.35rem;
  border: 1px solid var(--line);
  border-radius: var(--r1);
  background: var(--card);
  b {
    font-size: max(var(--least-drawn), clamp(0.75rem, 3.4cqi, 0.8125rem));
  }
  @container (width > 36rem) {
    min-block-size: 3.75rem;
    padding: 0.4rem 0.7rem;
    && b {
      font-size: clamp(0.9375rem, 2.5cqi, 1.0625rem);
    }
    && small {
      font-size: clamp(0.8125rem, 2.08cqi, 0.875rem);
    }
  }
  @container (width <= 19.5rem) {
    && small {
      display: none;
    }
  }
  &[data-state='new'] {
    border-color: var(--teal);
    background: var(--teal-w);
  }
  &[data-state='missing'],
  &[data-state='dropped'] {
    border: 1px dashed var(--field);
    background: none;
    color: var(--ink2);
  }
  &[data-state='dropped'] {
    rotate: -5deg;
  }
  &[data-state='dropped'] b {
    text-decoration: line-through;
  }
  @media (prefers-reduced-motion: no-preference) {
    transition: rotate var(--m3) var(--ease);
  }
`

/** The systems in the middle: separate, or joined. */
export const systems = css`
  p {
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    align-items: center;
    gap: 0.1rem 0.35rem;
    padding-inline: 0.5rem 0.4rem;
    border: 1px solid var(--line);
    border-radius: var(--r1);
    font-size: max(var(--least-drawn), clamp(0.75rem, 3.4cqi, 0.8125rem));
  }
  span {
    margin-inline-start: auto;
    font-size: max(var(--least-drawn), 0.7rem);
    padding-inline: 0.5em;
  }
  &&[data-state='joined'] {
    gap: 0;
    /* The border adds no height. */
    margin-block: calc(var(--gap) / -2 - 1px);
    border: 1px solid var(--field);
    border-radius: var(--r2);
    overflow: clip;
    p {
      border: 0;
      border-radius: 0;
    }
    p + p {
      border-block-start: 1px solid var(--line);
    }
  }
  @container (width > 36rem) {
    p {
      flex-flow: column nowrap;
      align-items: start;
      justify-content: center;
      padding-inline: 0.7rem;
      font-size: clamp(0.9375rem, 2.5cqi, 1.0625rem);
      line-height: 1.3;
    }
    span {
      margin: 0;
      font-size: clamp(0.8125rem, 2.1cqi, 0.875rem);
    }
  }
  @container (width <= 19.5rem) {
    &&:not([data-state]) span {
      display: none;
    }
  }
  @container (19.5rem < width <= 36rem) {
    /* As high in both views. */
    p {
      min-block-size: 4.875rem;
    }
    &&[data-state='joined'] p + p {
      border-width: 0;
      border-inline-start: 1px solid var(--line);
    }
  }
  @container (width <= 36rem) {
    span {
      margin: 0;
      padding-inline: 0.4em;
      white-space: normal;
    }
    p {
      font-weight: 450;
    }
  }
`
