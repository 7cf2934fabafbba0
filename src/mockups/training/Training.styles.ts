import { css } from '@emotion/react'
import { body, window } from '../kit/kit.styles'

/** The share of the course that is behind the cohort. */
export const progress = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0.9rem;
  padding-block: 0.9rem 0;
  padding-inline: 1.1rem 1rem;
`

/** Modules on one route: what is done is a solid line, what comes is dashed. */
export const path = css`
  --ring: var(--field);
  --disc: var(--card);
  --rail: 2px dashed var(--field);
  display: grid;
  padding-block: 1.1rem 1.2rem;
  padding-inline: 1.1rem 1rem;
  > li {
    position: relative;
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr) auto;
    gap: 0.9rem;
    align-items: start;
    padding-block-end: 1.15rem;
    text-wrap: balance;
  }
  > li:last-of-type {
    padding-block-end: 0;
  }
  > li::before {
    content: '';
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 0.1rem;
    border: 2.5px solid var(--ring);
    border-radius: 50%;
    background: var(--disc);
    z-index: 1;
  }
  > li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: 1rem -0.1rem;
    inset-inline-start: calc(0.5rem - 1px);
    border-inline-start: var(--rail);
  }
  > [data-state='done'] {
    --ring: var(--teal);
    --disc: var(--teal);
    --rail: 2px solid var(--teal);
  }
  > [data-state='current'] {
    --ring: var(--coral);
  }
`

/** One mark a lesson. */
export const lessons = css`
  display: flex;
  gap: 0.25rem;
  margin-block-start: 0.5rem;
  i {
    flex: 0 1 1.75rem;
    block-size: 0.3rem;
    border-radius: var(--r9);
    background: var(--line);
  }
  [data-state='done'] {
    background: var(--teal);
  }
  [data-state='current'] {
    background: var(--coral);
  }
`

export const certificate = css`
  ${window};
  ${body};
  display: flex;
  gap: 1rem;
  align-items: center;
  b {
    font-size: 1rem;
  }
  svg {
    flex: none;
    inline-size: 3.75rem;
    fill: none;
    stroke: var(--coral);
    stroke-width: 2.5;
    stroke-linecap: round;
  }
`
