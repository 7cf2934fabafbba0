import { css } from '@emotion/react'

/** Houses, each with as many lit doors as its figure says; side by side, they stand on the lower edge of the section. */
export const sold = css`
  display: grid;
  gap: 1.25rem var(--g);
  li {
    display: grid;
    grid-template: auto 1fr auto / auto 1fr;
    column-gap: 1.25rem;
  }
  strong {
    grid-row: span 2;
    margin-block-start: -0.06em;
    font-size: clamp(4rem, 9vw, 8.5rem);
    font-weight: 400;
    line-height: 0.9;
    letter-spacing: -0.07em;
  }
  span {
    font-size: clamp(1.05rem, 1.55vw, 1.4rem);
    line-height: 1.2;
  }
  small {
    grid-area: 2 / 2;
    color: var(--ink2);
    font-size: max(0.875rem, 1.15vw);
    line-height: max(var(--least-line), 1.35);
    text-wrap: balance;
  }
  svg {
    grid-area: 3 / 1 / auto / -1;
    block-size: clamp(3.75rem, 11.5vw, 11.5rem);
    font-size: max(0.94rem, 1.8vw);
    margin-block-start: max(0.5rem, 1.5vw);
  }
  @media (max-width: 47.99rem) {
    svg {
      border-radius: 20px;
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, 1fr);
    margin-block-end: calc(var(--y) * -1);
  }
`
