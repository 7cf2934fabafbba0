import { css } from '@emotion/react'
import { colourOf } from '../../theme/tokens'

export const samples = css`
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--card);
  font-size: 1rem;
  > div {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.9rem;
    padding: 0.75rem 1rem;
  }
  > div + div {
    border-block-start: 1px solid var(--line);
  }
  svg {
    inline-size: 100%;
    block-size: 1.25rem;
    fill: ${colourOf(['var(--line)', 'var(--field)'])};
  }
  svg:first-of-type {
    block-size: 2.25rem;
    padding: 0.55rem;
    border-radius: 50%;
    background: var(--sand);
    fill: none;
    stroke: var(--ink2);
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`

/** Its edges are those of a cut; the list goes on below, and fades there, so that no row is cut in half. */
export const cut = css`
  block-size: 13rem;
  padding: 0.75rem 0.75rem 0;
  border: 1.5px dashed var(--field);
  border-radius: var(--r2);
  overflow: clip;
  > div {
    --sh2: var(--sh1);
    block-size: 100%;
    overflow: clip;
    mask: linear-gradient(var(--ink) 76%, transparent 95%);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  /* Large letters, or letters set apart, need more lines. */
  > div > div {
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
    padding-inline: 0.75rem;
  }
  span:last-of-type {
    min-inline-size: 3.75rem;
    margin-inline-start: auto;
  }
  b {
    font-size: 0.9375rem;
    font-weight: 450;
    font-variant-numeric: tabular-nums;
  }
  i {
    flex: 1 1 0.5rem;
    border-block-start: 1.5px dashed var(--field);
  }
`
