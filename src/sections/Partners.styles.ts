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
  @media (min-width: 75rem) {
    grid-template-columns: repeat(6, 1fr);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    align-items: center;
    justify-content: center;
    gap: 0.3rem 0.4em;
    padding: 0.75rem;
    min-block-size: clamp(6rem, 11vw, 9rem);
    background: var(--card);
    font-size: clamp(0.95rem, 0.6rem + 1.6vw, 1.6rem);
    color: var(--ink2);
    @media (min-width: 75rem) {
      flex-direction: column;
      flex-wrap: nowrap;
      font-size: 1.15rem;
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
    font-weight: 450;
    font-size: var(--ts);
    letter-spacing: 0;
  }
  svg {
    flex: none;
    inline-size: 1.5em;
    block-size: 1.5em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`
