import { css } from '@emotion/react'
import { hidden } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'

/** The fields for the visitor's own brand, in a row of the settings. */
export const row = css`
  flex: 1 0 100%;
  gap: var(--space-3) var(--space-5);
  @media (scripting: none) {
    display: none;
  }
  label {
    gap: var(--space-1) var(--space-3);
  }
  input {
    border: 1.5px solid var(--field);
    border-radius: var(--radius-s);
    background: var(--card);
  }
  @container ${below.largePhone} {
    row-gap: var(--space-4);
    align-items: end;
    label {
      flex-direction: column;
      align-items: stretch;
    }
  }
  @container ${from.wide} {
    font-size: var(--text-3);
  }
`

export const name = css`
  flex: 1 1 16rem;
  max-inline-size: 30rem;
  input {
    flex: 1 1 9rem;
    min-inline-size: 0;
    min-block-size: max(var(--least-touch), 2.25rem);
    padding: var(--space-1) var(--space-4);
    color: var(--ink);
    /* Phones zoom into fields of smaller letters. */
    font-size: var(--text-4);
  }
  input:focus-visible {
    outline-offset: 1px;
  }
  [data-script] {
    font-family: sans-serif;
    letter-spacing: 0;
  }
  @container ${below.largePhone} {
    flex-basis: 12rem;
    input {
      flex: none;
    }
  }
`

export const colour = css`
  cursor: pointer;
  input {
    inline-size: 3rem;
    block-size: max(var(--least-touch), 2.25rem);
    padding: var(--space-1);
    cursor: pointer;
  }
`

export const press = css`
  display: inline-grid;
  place-items: center;
  min-block-size: max(var(--least-touch), 2rem);
  padding-inline: var(--space-4);
  border: 1px solid var(--field);
  border-radius: var(--radius-full);
  text-decoration: none;
  &:hover {
    background: var(--line);
  }
  /* The button keeps its width when its words change. */
  > span {
    grid-area: 1 / 1;
  }
  > [aria-hidden],
  [data-state='copied'] & > :not([aria-hidden]) {
    opacity: 0;
  }
  [data-state='copied'] & > [aria-hidden] {
    opacity: 1;
  }
  &[data-missing='share'] {
    visibility: hidden;
  }
  /* All of them in one line. */
  @media ${below.phone} {
    padding-inline: var(--space-3);
  }
`

/** The link as text lies over the buttons where the browser refuses to copy it. */
export const copy = css`
  display: inline-grid;
  [data-state='failed'] > & {
    position: static;
  }
  input {
    padding-inline: var(--space-3);
    border-radius: var(--radius-full);
    visibility: hidden;
  }
  [data-state='failed'] & > input {
    visibility: visible;
  }
`

/** Announces what has become of the copy; where it was refused, shown over the shop below the buttons, so that nothing moves. */
export const told = css`
  ${hidden};
  [data-state='failed'] > & {
    z-index: 2;
    inset-block-start: calc(100% + var(--space-1));
    inset-inline-start: 0;
    inline-size: auto;
    block-size: auto;
    padding: var(--space-1) var(--space-4);
    border-radius: var(--radius-s);
    background: var(--ink);
    color: var(--paper);
    clip-path: none;
    white-space: normal;
  }
`
