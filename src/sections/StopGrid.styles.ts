import { css } from '@emotion/react'

/**
 * Products: told on other pages too, so that here they are one strip of names, each with its sentence and its sources. The
 * first is lit: what a client asks for before anything else.
 */
export const products = css`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 1px;
  border: 1px solid var(--line);
  border-radius: var(--r3);
  background: var(--line);
  overflow: clip;
  --item: min(78vw, 18.5rem);
  > li {
    display: grid;
    gap: 0.35rem;
    grid-template-rows: auto auto 1fr auto;
    padding: 1rem;
    background: var(--card);
  }
  > li:first-of-type {
    background: var(--coral-w);
  }
  > li:first-of-type li {
    background: var(--card);
  }
  > li > svg {
    inline-size: 2rem;
    block-size: 2rem;
    padding: 0.4rem;
    border: 1px solid var(--line);
    border-radius: 50%;
    color: var(--coral-t);
  }
  h3 {
    font-size: 1.125rem;
  }
  p {
    color: var(--ink2);
    font-size: 0.94rem;
    line-height: 1.45;
  }
  ul {
    margin-block-start: 0.6rem;
    gap: 0.3rem;
    font-size: 0.85rem;
  }
  @media (max-width: 47.99rem) {
    > li {
      grid-template-rows: auto 1fr auto;
    }
    h3 {
      grid-area: 1 / 1;
      padding: 0.35rem 2.5rem;
    }
    > li > svg {
      grid-area: 1 / 1;
    }
  }
  @media (min-width: 70rem) {
    grid-template-columns: repeat(6, 1fr);
  }
`
