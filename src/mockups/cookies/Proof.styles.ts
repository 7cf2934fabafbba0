import { css } from '@emotion/react'
import { control } from '../kit/moment.styles'

export const panel = css`
  margin-block-end: clamp(2.25rem, 1.75rem + 2vw, 3.5rem);
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid var(--line);
  border-radius: var(--r3);
  background: var(--card);
  box-shadow: var(--sh1);
`

export const press = control

export const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.25rem;
  output {
    flex: 1 1 16rem;
    min-block-size: 2lh;
    display: grid;
    align-content: center;
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }
`

export const kept = css`
  display: grid;
  gap: 0.75rem;
  margin-block-start: 1rem;
  padding-block-start: 1rem;
  border-block-start: 1px dashed var(--field);
  font-size: var(--ts);
  line-height: 1.5;
  dt {
    color: var(--ink2);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
