import { css } from '@emotion/react'

export const partners = css`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 1px;
  background: var(--line);
  border: 1px solid var(--line);
  border-radius: var(--r3);
  overflow: clip;
  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, 1fr);
  }
  li {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 0.2rem;
    padding: 0.75rem;
    min-block-size: 7rem;
    background: var(--card);
    font-size: clamp(1.125rem, 0.6rem + 1.45vw, 1.75rem);
    color: var(--ink2);
    @media (min-width: 48rem) {
      flex-direction: row;
      gap: 1rem;
      padding: 1rem;
      min-block-size: 8.125rem;
    }
  }
  /* Not one hand: each name as its own sign would write it. */
  li:nth-of-type(3n + 1) {
    font-weight: 520;
    letter-spacing: -0.045em;
  }
  li:nth-of-type(3n + 2) {
    font-weight: 300;
    letter-spacing: 0.02em;
  }
  li:nth-of-type(3n) {
    font-weight: 430;
    letter-spacing: 0.12em;
  }
  li:nth-of-type(4) {
    font-weight: 300;
    letter-spacing: 0.08em;
  }
  li:nth-of-type(5) {
    font-weight: 520;
    letter-spacing: 0.01em;
  }
  li:nth-of-type(6) {
    font-weight: 480;
    letter-spacing: -0.05em;
  }
  small {
    @media (min-width: 48rem) {
      position: absolute;
      inset-block-start: 0.6rem;
      inset-inline-end: 0.9rem;
    }
    padding: 0;
    background: none;
    color: var(--ink2);
    font-weight: 350;
    font-size: var(--tx);
    letter-spacing: 0;
  }
  svg {
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
    @media (min-width: 48rem) {
      inline-size: 2.5rem;
      block-size: 2.5rem;
    }
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`
