import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'
import { sun } from '../../theme/sun.styles'
import { gulf } from '../../theme/tokens'

/**
 * The ground of an app's icon: a sun in the colours of its users. Each ring starts a pixel after the one inside: a hard edge
 * would be jagged.
 */
export const icon = css`
  background: radial-gradient(
    circle at 50% 115%,
    var(--d0) 30%,
    var(--b, var(--d1)) calc(30% + 1px) 62%,
    var(--c, var(--d2)) calc(62% + 1px)
  );
`

/** What a step makes, on the horizon of its row: a phone or, in front of the sun, two. */
export const made = css`
  position: relative;
  display: flex;
  gap: var(--space-4);
  > * {
    inline-size: calc(50% - var(--space-4) / 2);
    aspect-ratio: 134 / 260;
  }
  [data-part='done'] {
    stroke-dasharray: none;
  }
  span {
    padding-block-start: 2vw;
    border: 4px solid var(--ink);
    border-block-end: 0;
    border-radius: 2vw 2vw 0 0;
    ${icon};
    color: var(--on-coral);
    font-size: var(--drawn-1);
    text-align: center;
  }
  span + span {
    --b: ${gulf[1]};
    --c: ${gulf[2]};
    color: var(--ink);
  }
  &:has(span)::before {
    ${sun};
    content: '';
    --u: 2vw;
    inset-block-start: 100%;
    inset-inline-start: 50%;
    clip-path: inset(-99rem -99rem 50%);
  }
  &::after {
    ${layer};
    inset-block-start: 100%;
    inset-inline: -100vw;
    border-block-start: 3px solid var(--coral);
  }
  /* The sun leaves room for the step's number. */
  @media ${from.tablet} and ${below.laptop} {
    > * {
      inline-size: calc(11vw - 0.85rem);
    }
    svg {
      stroke-width: 6;
    }
    span {
      border-width: 2px;
      font-size: var(--text-3);
    }
    &&::before {
      --u: 1.5vw;
    }
  }
  @media ${below.tablet} {
    > * {
      inline-size: 4.25rem;
    }
    span {
      padding-block-start: var(--space-3);
      border-width: 2px;
      border-radius: var(--radius-s) var(--radius-s) 0 0;
      font-size: var(--text-1);
    }
    &&::before {
      --u: 0.6rem;
    }
  }
`

export const sketch = css`
  path {
    /* An offset of half a dash puts a dash around each corner. */
    stroke-dasharray: 8;
    stroke-dashoffset: 4;
  }
`

/** What stands in the first of two columns, beside the step of the second. */
export const beside = css`
  @media ${from.tablet} and ${below.laptop} {
    margin-inline-end: var(--space-4);
  }
`
