import { css } from '@emotion/react'
import { layer } from '../theme/base.styles'
import { from } from '../theme/scale'

/** A problem, a road, a team. The coral dot waits at the problem and moves to the team on hover or focus of the row. */
export const starts = css`
  border-block-end: 1px solid var(--line);
  a {
    display: grid;
    gap: var(--space-3) var(--space-6);
    padding-block: clamp(0.9rem, 0.7rem + 0.8vw, 1.4rem);
    text-decoration: none;
  }
  span {
    font-weight: 380;
    letter-spacing: -0.035em;
  }
  i {
    display: none;
  }
  b {
    gap: 0.5em;
  }
  [dir='rtl'] & :is(i, b svg) {
    scale: -1 1;
  }
  a:hover b {
    text-decoration: underline;
  }
  li {
    border-block-start: 1px solid var(--line);
  }
  a:is(:hover, :focus-visible) span {
    color: var(--coral-t);
  }
  @media ${from.laptop} {
    a {
      grid-template-columns: auto minmax(3rem, 1fr) 20rem;
      align-items: center;
    }
    /* Fits on one line on wide screens, so that the road begins where the sentence ends. */
    span {
      font-size: var(--title-5);
    }
    b {
      font-size: var(--text-6);
      justify-content: space-between;
    }
    i {
      position: relative;
      display: block;
      block-size: 0.875rem;
      overflow-x: clip;
    }
    i::before {
      ${layer};
      inset-block-start: calc(50% - 1px);
      inset-inline: 0;
      border-block-start: 1.5px dashed var(--field);
    }
    /* As long as the road, with the dot at its start. */
    i::after {
      ${layer};
      inset: 0;
      background: radial-gradient(circle at 0.4375rem 50%, var(--coral) 0.4rem, transparent 0.4375rem);
      transition: translate var(--m3) var(--ease);
    }
    a:is(:hover, :focus-visible) i::after {
      translate: calc(100% - 0.875rem);
    }
  }
`
