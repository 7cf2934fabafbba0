import { css } from '@emotion/react'

export const receipt = css`
  margin-block-end: 1.1rem;
  padding: 1.1rem 1.25rem;
  border: 1.5px dashed var(--field);
  border-radius: var(--r2);
  background: var(--paper);
  font-size: var(--ts);
  h3 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    margin-block-end: 0.75rem;
    font-size: 1rem;
    font-weight: 480;
  }
  small {
    font-size: var(--ts);
    font-weight: 350;
    color: var(--ink2);
    font-variant-numeric: tabular-nums;
  }
  dl {
    display: grid;
    gap: 0.5rem;
  }
  dl div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 0.75rem;
  }
  dt {
    color: var(--ink2);
  }
  dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
