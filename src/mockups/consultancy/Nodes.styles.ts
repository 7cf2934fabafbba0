import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** A supplier or channel: in use, new in the plan, not there yet, or given up, in which case it hangs askew. */
export const node = css`
  align-content: center;
  min-block-size: 2.75rem;
  padding: var(--space-1) var(--space-2);
  @container ${from.largePhone} {
    min-block-size: 3.75rem;
    padding: var(--space-2) var(--space-4);
    && b {
      font-size: var(--text-4);
    }
  }
  @container ${below.largePhone} {
    text-wrap: balance !important;
  }
  @container ${below.least} {
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
    align-content: center;
    gap: 0.1rem var(--space-2);
    padding-inline: var(--space-3) var(--space-2);
  }
  span {
    padding-inline: 0.5em;
  }
  &&[data-state='joined'] {
    gap: 0;
    /* The border adds no height. */
    margin-block: calc(var(--gap) / -2 - 1px);
    border: 1px solid var(--field);
    border-radius: var(--radius-m);
    overflow: clip;
    p {
      border: 0;
      border-radius: 0;
    }
    p + p {
      border-block-start: 1px solid var(--line);
    }
  }
  @container ${from.largePhone} {
    p {
      flex-flow: column nowrap;
      align-items: start;
      justify-content: center;
      padding-inline: var(--space-4);
      font-size: var(--text-4);
      line-height: var(--line-3);
    }
    span {
      font-size: var(--text-2);
    }
  }
  @container ${below.least} {
    &&:not([data-state]) span {
      display: none;
    }
  }
  @container ${from.least} and ${below.largePhone} {
    /* As high in both views. */
    p {
      min-block-size: 5rem;
      padding-inline: 0.3em;
    }
    span {
      border-radius: var(--radius-s);
    }
    &&[data-state='joined'] p + p {
      border-width: 0;
      border-inline-start: 1px solid var(--line);
    }
  }
  @container ${below.largePhone} {
    span {
      padding-inline: 0.25em;
      white-space: normal;
    }
    p {
      font-weight: 450;
    }
  }
`
