import { css } from '@emotion/react'
import { night } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'
import { properties, tones } from '../../theme/tokens'

/**
 * Two panels and a list. Where there is room, the list stands beside the panels, and each panel ends level with one of its
 * items.
 */
export const given = css`
  grid-template-columns: repeat(var(--columns, 1), minmax(0, 1fr));
  column-gap: 3vw;
  @media ${from.laptop} {
    --columns: 2;
    grid-auto-rows: 1fr;
  }
  @media ${from.wide} and (max-height: 50rem) {
    --columns: 4;
    grid-auto-rows: auto;
    column-gap: var(--space-6);
  }
`

/** The rule, with a sun in its corner. */
export const charter = css`
  ${properties(tones.teal)}
  --u: clamp(3.4rem, 7vw, 6.5rem);
  align-content: space-between;
  padding: clamp(1rem, 1.8vw, 1.75rem);
  --corner: 100%;
  [dir='rtl'] & {
    --corner: 0%;
  }
  background: radial-gradient(
    circle at var(--corner) 0,
    var(--a) calc(var(--u) * 0.5),
    color-mix(in oklch, var(--a) 66%, var(--d)) 0 var(--u),
    color-mix(in oklch, var(--a) 33%, var(--d)) 0 calc(var(--u) * 1.6),
    var(--d) 0
  );
  div p {
    margin-block-start: 0.3rem;
    max-inline-size: min(25em, 100% - 3rem);
    @media ${below.least} {
      font-size: var(--text-4);
    }
  }
  @media ${from.laptop} {
    grid-area: 1 / 1 / span 4;
  }
  @media ${from.wide} and (max-height: 50rem) {
    gap: var(--space-1);
    padding-block: var(--space-4);
    grid-area: 1 / 1 / auto / span 2;
  }
`

/** Each feature beside its drawing; on phones below it, on a card of its own. */
export const list = css`
  margin-block-start: var(--space-5);
  @media ${from.largePhone} and ${below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${from.tablet} {
    display: contents;
  }
  > li {
    grid-template-rows: 4.2rem auto 1fr;
    padding: var(--space-5);
  }
  svg {
    max-inline-size: 100%;
    block-size: 3.7rem;
  }
  p {
    margin-block-start: 0.2rem;
  }
  @media ${from.tablet} {
    > li {
      grid-template: auto 1fr / clamp(4.65rem, 7.5vw, 7.5rem) 1fr;
      column-gap: clamp(1rem, 1.6vw, 1.5rem);
      padding: var(--space-3) 0;
      border-block-start: 1px solid var(--line);
      border-radius: 0;
      background: none;
    }
    svg {
      grid-row: span 2;
      inline-size: 100%;
      block-size: auto;
    }
    > [data-look='panel'] {
      ${night};
      grid-template: 1fr / 1fr;
      margin-block: var(--space-5);
      padding: clamp(1rem, 1.8vw, 1.75rem);
      border: 0;
      border-radius: var(--radius-l);
      background: var(--d5);
      svg {
        grid-row: auto;
        align-self: center;
      }
      h3 {
        font-size: var(--title-5);
      }
      p {
        font-size: var(--text-4);
        @media ${from.laptop} and (min-height: 30.01rem) {
          font-size: var(--drawn-2);
        }
      }
    }
  }
  @media ${from.laptop} {
    > [data-look='panel'] {
      grid-area: 5 / 1 / span 3;
      margin-block-end: 0;
    }
  }
  @media ${from.wide} and (max-height: 50rem) {
    > li {
      grid-template-columns: 4.65rem 1fr;
      column-gap: var(--space-4);
      border: 0;
    }
    svg {
      grid-row: auto;
    }
    p {
      grid-column: 1 / -1;
      font-size: var(--text-2);
    }
    > [data-look='panel'] {
      grid-area: 1 / 3 / auto / span 2;
      margin: 0;
      padding-block: var(--space-4);
      svg {
        block-size: 6.5rem;
      }
    }
    > [data-look='rest'] {
      grid-column: span 2;
    }
  }
`
