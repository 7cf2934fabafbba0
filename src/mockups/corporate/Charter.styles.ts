import { css } from '@emotion/react'
import { night } from '../../theme/base.styles'
import { properties, tones } from '../../theme/tokens'

/**
 * Two panels and a list. Where there is room, the list stands beside the panels, and each panel ends level with one of its
 * items.
 */
export const given = css`
  display: grid;
  grid-template-columns: repeat(var(--columns, 1), minmax(0, 1fr));
  column-gap: 3vw;
  @media (min-width: 64rem) {
    --columns: 2;
    grid-auto-rows: 1fr;
  }
  @media (min-width: 75rem) and (max-height: 50rem) {
    --columns: 4;
    grid-auto-rows: auto;
    column-gap: 1.5rem;
  }
`

/** The rule, with a sun in its corner. */
export const charter = css`
  ${properties(tones.teal)}
  --u: clamp(3.4rem, 7vw, 6.5rem);
  display: grid;
  gap: 1rem;
  align-content: space-between;
  padding: clamp(1rem, 1.8vw, 1.75rem);
  border-radius: var(--r3);
  background: radial-gradient(
    circle at 100% 0,
    var(--a) calc(var(--u) * 0.5),
    color-mix(in oklch, var(--a) 66%, var(--d)) 0 var(--u),
    color-mix(in oklch, var(--a) 33%, var(--d)) 0 calc(var(--u) * 1.6),
    var(--d) 0
  );
  h3 {
    font-size: clamp(1.3rem, 0.95rem + 1.4vw, 1.85rem);
  }
  div p {
    margin-block-start: 0.3rem;
    max-inline-size: min(25em, 100% - 3rem);
    font-size: max(1rem, 1.25vw);
    line-height: max(var(--least-line), 1.4);
  }
  @media (min-width: 64rem) {
    grid-area: 1 / 1 / span 4;
  }
  @media (min-width: 75rem) and (max-height: 50rem) {
    gap: 0.3rem;
    padding-block: 0.8rem;
    grid-area: 1 / 1 / auto / span 2;
  }
`

/** Each feature beside its drawing; on phones below it, on a card of its own. */
export const list = css`
  display: grid;
  gap: 0.75rem;
  margin-block-start: 1rem;
  @media (min-width: 48rem) {
    display: contents;
  }
  > li {
    display: grid;
    grid-template-rows: 4.2rem auto 1fr;
    padding: 1rem;
    border-radius: var(--r2);
    background: var(--sand);
  }
  svg {
    max-inline-size: 100%;
    block-size: 3.7rem;
  }
  h3 {
    font-size: var(--tl);
  }
  p {
    margin-block-start: 0.2rem;
    color: var(--ink2);
    font-size: max(var(--least), clamp(0.9rem, 1.12vw, 1.125rem));
    line-height: max(var(--least-line), 1.36);
  }
  @media (min-width: 48rem) {
    > li {
      grid-template: auto 1fr / clamp(4.65rem, 7.5vw, 7.5rem) 1fr;
      column-gap: clamp(1rem, 1.6vw, 1.5rem);
      padding: 0.5rem 0;
      border-block-start: 1px solid var(--line);
      border-radius: 0;
      background: none;
    }
    svg {
      grid-row: span 2;
      inline-size: 100%;
      block-size: auto;
    }
    > :first-child {
      ${night};
      grid-template: 1fr / 1fr;
      margin-block: 1rem;
      padding: clamp(1rem, 1.8vw, 1.75rem);
      border: 0;
      border-radius: var(--r3);
      background: var(--d5);
      svg {
        grid-row: auto;
        align-self: center;
      }
      h3 {
        font-size: clamp(1.3rem, 0.95rem + 1.4vw, 1.85rem);
      }
      p {
        font-size: max(1rem, 1.4vw);
      }
    }
  }
  @media (min-width: 64rem) {
    > :first-child {
      grid-area: 5 / 1 / span 3;
      margin-block-end: 0;
    }
  }
  @media (min-width: 75rem) and (max-height: 50rem) {
    > li {
      grid-template-columns: 4.65rem 1fr;
      column-gap: 0.75rem;
      border: 0;
    }
    svg {
      grid-row: auto;
    }
    p {
      grid-column: 1 / -1;
      font-size: 0.8125rem;
    }
    > :first-child {
      grid-area: 1 / 3 / auto / span 2;
      margin: 0;
      padding-block: 0.8rem;
      svg {
        block-size: 6.5rem;
      }
    }
    > :last-child {
      grid-column: span 2;
    }
  }
`
