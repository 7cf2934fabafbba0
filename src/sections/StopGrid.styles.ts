import { css } from '@emotion/react'

/**
 * Products: told on other pages too, so that here they are one strip of names, each with its sentence and its sources. The
 * first is lit, twice as wide and drawn: what a client asks for before anything else.
 */
export const products = css`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 1px;
  border: 1px solid var(--line);
  border-radius: var(--r3);
  background: var(--line);
  overflow: clip;
  --item: min(82vw, 20rem);
  > li {
    display: grid;
    gap: 0.35rem;
    grid-template-rows: auto 1fr auto;
    padding: 1rem;
    background: var(--card);
  }
  > li:first-of-type {
    background: var(--coral-w);
  }
  > li > svg:first-of-type {
    grid-area: 1 / 1;
    inline-size: 2rem;
    block-size: 2rem;
    padding: 0.4rem;
    border: 1px solid var(--line);
    border-radius: 50%;
    color: var(--coral-t);
  }
  h3 {
    grid-area: 1 / 1;
    padding: 0.35rem 2.5rem;
    font-size: 1.125rem;
  }
  p {
    color: var(--ink2);
    font-size: 0.94rem;
    line-height: 1.45;
  }
  /* Its sources as a line of words. */
  ul {
    gap: 0 0.25rem;
    line-height: 1.4;
    > li {
      gap: 0;
      padding: 0;
      background: none;
    }
    > li:not(:last-of-type)::after {
      content: ',';
    }
  }
  @media (min-width: 48rem) {
    > li:first-of-type {
      grid-area: span 2 / span 2;
      gap: 0.6rem;
      h3 {
        padding-block: 0.1rem;
        font-size: 1.5rem;
      }
    }
    /* They are narrower: the name below its icon. */
    > li:nth-of-type(n + 2) {
      grid-template-rows: auto auto 1fr auto;
      h3 {
        padding: 0;
      }
      h3,
      > svg {
        grid-area: auto;
      }
    }
  }
  @media (min-width: 48rem) and (max-width: 79.99rem) {
    > li > svg ~ svg {
      zoom: 1.4;
    }
  }
  @media (min-width: 80rem) {
    grid-template-columns: 1.85fr repeat(5, 1fr);
    > li:first-of-type {
      grid-area: auto;
    }
  }
`
