import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
import { from } from '../../theme/scale'

/** A ticket stub, punched at both ends of its perforation. It shows prices, or a name and a line of text with a symbol. */
export const stub = css`
  min-block-size: 3.6rem;
  margin-inline: calc(var(--p) * -1);
  padding: var(--space-2) var(--p);
  border-block-start: 2px dashed var(--sand);
  background: var(--card) padding-box;
  &::before,
  &::after {
    ${layer};
    inset-block-start: -0.65rem;
    inset-inline-start: -0.6rem;
    inline-size: 1.2rem;
    block-size: 1.2rem;
    border-radius: 50%;
    background: var(--sand);
  }
  &::after {
    inset-inline: auto -0.6rem;
  }
  span {
    display: grid;
    font-size: var(--text-3);
  }
  small {
    font-size: inherit;
  }
  b {
    font-size: var(--drawn-2);
  }
  [data-state] {
    color: var(--coral-t);
  }
  > b {
    gap: 0.3em;
    font-size: var(--title-5);
    [dir='rtl'] & {
      white-space: nowrap;
    }
  }
  > svg {
    inline-size: 2.25rem;
  }
  /* The passport stamp lies across the perforation. */
  > [fill='none'] {
    position: absolute;
    inset-block-start: -2.3rem;
    inset-inline-end: 0.4rem;
    inline-size: 3.25rem;
  }
`

/** The stub of the tallest ticket: a line for each fare. */
export const tall = css`
  @media ${from.laptop} {
    flex-flow: column;
    align-items: stretch;
    padding: 0;
    span {
      display: flex;
      justify-content: space-between;
      align-items: center;
      padding: var(--space-3) var(--p);
      font-size: var(--text-5);
    }
    [data-state] {
      background: var(--coral-w);
    }
  }
`
