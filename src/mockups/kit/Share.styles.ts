import { css } from '@emotion/react'
import { control } from './moment.styles'

export const share = css`
  gap: var(--space-2);
  /* Not there at all where no script will ever run. */
  @media (scripting: none) {
    display: none;
  }
`

/** A button of a picture, or a link that looks like one. */
export const pill = css`
  ${control};
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-block-size: max(var(--least-touch), 2.25rem);
  padding-inline: 0.9em;
  border: 1px solid var(--field);
  border-radius: var(--radius-full);
  background: var(--card);
  font-size: var(--text-2);
  font-weight: 450;
  text-decoration: none;
  &:hover {
    background: var(--sand);
  }
  &[data-state='missing'] {
    visibility: hidden;
  }
`

/** Keeps its line while there is nothing to say. The field is there only where the link could not be copied. */
export const said = css`
  flex: 1 1 100%;
  gap: 0.6em;
  min-block-size: max(var(--least-touch), 2.25rem);
  &:not([data-state='failed']) input {
    display: none;
  }
`
