import { css } from '@emotion/react'
import { hop, layer, waypoint } from '../theme/base.styles'
import { below, from } from '../theme/scale'

/** The summary, in type as large as the permissions on the terms page, and on the same ground as those. */
export const inShort = css`
  [data-as='ticks'] {
    gap: 0;
    padding: clamp(0.6rem, 1.6vw, 1.5rem) clamp(1.1rem, 2.2vw, 2rem);
    border-radius: var(--radius-l);
    background: var(--teal-w);
    li {
      padding-block: var(--space-4);
      font-size: var(--text-6);
      line-height: var(--line-4);
      @media ${from.tablet} {
        padding-block: var(--space-5);
        font-size: var(--text-7);
        letter-spacing: -0.022em;
      }
    }
    li + li {
      border-block-start: 1px solid color-mix(in oklab, var(--teal-t) 35%, transparent);
    }
    li::before {
      inset-block-start: 1rem;
      inline-size: 1.25rem;
      block-size: 1.25rem;
      @media ${from.tablet} {
        inset-block-start: 1.3rem;
      }
    }
    @media ${from.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 2.5rem;
      li:first-child + li {
        border: 0;
      }
    }
  }
`

/** Each law is a stop of one road, under its short name. */
export const laws = css`
  gap: 0;
  li {
    padding-block: 0 var(--space-5);
    padding-inline-start: var(--space-7);
  }
  li::before {
    ${waypoint};
    inset-block-start: 0.6rem;
  }
  li:not(:last-child)::after {
    ${layer};
    inset-block: 1.6rem -0.5rem;
    inset-inline-start: calc(0.1rem + 0.4375rem - 1px);
    border-inline-start: 2px dashed var(--field);
  }
  b {
    display: block;
    font-weight: 400;
    letter-spacing: -0.034em;
  }
  /* Not in Arabic, whose first letter must stay joined to the second. */
  b:not([dir='rtl'] *)::first-letter {
    text-transform: uppercase;
  }
  @media ${from.laptop} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    column-gap: var(--space-7);
    b {
      font-size: var(--text-8);
    }
    padding-block-start: 4.75rem;
    li {
      padding: var(--space-6) 0 0;
    }
    li::before {
      inset-block-start: 0;
      inset-inline-start: 0;
      inline-size: 1.5rem;
      block-size: 1.5rem;
      background: var(--d0);
    }
    li[data-turn='second']::before {
      background: var(--d1);
    }
    li:last-child::before {
      background: var(--coral);
    }
    li:not(:last-child)::after {
      ${hop};
      inset-block: -4.75rem auto;
      inset-inline: 0.75rem -2.75rem;
      block-size: 4.8rem;
      border-width: 2px;
      border-block-end: 0;
    }
  }
`

/** Items below their subjects, separated by rules. */
export const led = css`
  gap: var(--space-5) clamp(1.5rem, 3vw, 2.5rem);
  li {
    padding: var(--space-5) 0 0;
    border-block-start: 1px solid var(--field);
  }
  li::before {
    content: none;
  }
  b {
    letter-spacing: -0.03em;
  }
  p {
    margin-block-start: 0.3rem;
  }
  @media ${from.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* Without a drawing beside them, they are tiles, in the colours of the tickets. */
  section:not(:has(> [data-as])) > div > & {
    gap: var(--space-5);
    @media ${from.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    @media screen {
      li {
        padding: clamp(1.25rem, 2.4vw, 2.25rem);
        border: 0;
        border-radius: var(--radius-l);
        background: var(--coral-w);
      }
      li[data-turn='second'] {
        background: var(--teal-w);
      }
      /* The colours alternate, in one column as in two. */
      @media ${below.tablet} {
        li[data-turn='fourth'] {
          background: var(--teal-w);
        }
      }
      @media ${from.tablet} {
        li[data-turn='third'] {
          background: var(--teal-w);
        }
      }
      b {
        display: block;
        font-size: var(--text-8);
        font-weight: 400;
        @media ${from.laptop} {
          font-size: var(--title-5);
        }
        letter-spacing: -0.034em;
        line-height: var(--line-2);
      }
      p {
        margin-block-start: var(--space-4);
      }
    }
  }
`
