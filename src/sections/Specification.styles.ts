import { css } from '@emotion/react'
import { steps } from './Steps.styles'

/** Numbers at reading size, between rules. */
export const specification = css`
  ${steps};
  @media (min-width: 60rem) {
    column-gap: var(--g);
    li {
      padding-block: 1rem 0;
      padding-inline: 0;
      border-block-start: 2px solid var(--coral);
    }
    span {
      position: static;
      justify-content: start;
      block-size: auto;
      margin-block-end: clamp(1.5rem, 3vw, 3rem);
      border: 0;
      background: none;
      font-size: clamp(2.5rem, 4.2vw, 4rem);
      font-weight: 350;
      line-height: 1;
      letter-spacing: -0.05em;
    }
    li:not(:last-of-type)::after {
      content: none;
    }
  }
`

/** Below the bars of what runs beside them, which are the colour of this. */
export const tracked = css`
  ${specification};
  @media (max-width: 47.99rem) {
    --between: 0.35rem;
    li {
      gap: 0.1rem;
      padding-block: 0;
      padding-inline-start: 3.5rem;
    }
    li:not(:last-of-type)::after {
      inset-block: 2.6rem -0.35rem;
      inset-inline: 1.25rem auto;
      border: 0;
      border-inline-start: 1.5px dashed var(--field);
    }
    p {
      font-size: 0.95rem;
      line-height: 1.5;
    }
  }
  @media (min-width: 60rem) {
    li {
      border-block-start: 1px solid var(--field);
    }
    span {
      margin-block-end: 0.75rem;
    }
  }
`

/** Below the lines that lead to the stores. */
export const stores = css`
  ${specification};
  @media (min-width: 60rem) {
    li {
      padding: 0;
      border: 0;
    }
    span {
      margin-block-end: 0.75rem;
    }
  }
`
