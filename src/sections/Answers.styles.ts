import { css } from '@emotion/react'
import { colourOf } from '../theme/tokens'

/**
 * Folders in a drawer, each in front of the one before and warmer in colour, with its name on its tab. They stand on the
 * ground of the next section.
 */
export const answers = css`
  --tab: 2.1rem;
  --widest: 16.25rem;
  --pad: clamp(1rem, 3vw, 3rem);
  --sheet: ${colourOf(['var(--card)', 'var(--line)'])};
  margin-block: calc(var(--tab) + min(1rem, 2.5vw) + var(--clear, 1.2rem)) calc(-1 * var(--y));
  details {
    --face: color-mix(in oklab, ${colourOf(['var(--d1)', 'var(--d4)'])} var(--mix, 18%), var(--card));
    position: relative;
    padding-block-end: calc(var(--tab) + min(0.6rem, 1.6vw));
    border-radius: var(--r2) var(--r2) 0 0;
    background: var(--face);
    /* Continues behind the rounded corners of the next folder. */
    box-shadow: 0 var(--r2) var(--face);
    @media (forced-colors: active) {
      outline: 1px solid;
    }
  }
  /* Its tab stands on this corner. */
  > :first-of-type {
    border-start-start-radius: 0;
  }
  > :nth-of-type(2) {
    --mix: 33%;
    --at: 1;
  }
  > :nth-of-type(3) {
    --mix: 48%;
    --at: 2;
  }
  > :nth-of-type(4) {
    --mix: 63%;
    --at: 3;
  }
  > :nth-of-type(5) {
    --mix: 78%;
    --at: 4;
  }
  > :nth-of-type(6) {
    --mix: 93%;
    --at: 5;
  }
  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.5rem 1.5rem;
    align-items: center;
    padding-block: clamp(0.6rem, 1.4vw, 1.25rem) clamp(0.25rem, 0.8vw, 0.75rem);
    padding-inline: var(--pad);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  /* Each tab stands further along than the one before it, on top of its folder's face. */
  summary span {
    position: absolute;
    inset-block-end: calc(100% - 1px);
    inset-inline-start: max(0%, var(--at, 0) * (100% - var(--widest)) / 5);
    display: flex;
    align-items: center;
    gap: 0.6em;
    min-block-size: var(--tab);
    padding-inline: clamp(0.8rem, 1.6vw, 1.5rem);
    border-radius: var(--r2) var(--r2) 0 0;
    background: var(--face);
    font-size: var(--ts);
    line-height: 1.1;
  }
  h3 {
    font-size: clamp(1.3rem, 1rem + 1.6vw, 2.4rem);
    font-weight: 380;
    line-height: 1.14;
    letter-spacing: -0.035em;
    text-wrap: balance;
  }
  summary:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  summary > svg {
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0.75rem;
    border: 1.5px solid;
    border-radius: 50%;
    @media (prefers-reduced-motion: no-preference) {
      transition: transform var(--m2) var(--ease);
    }
  }
  [open] > summary > svg {
    transform: rotate(180deg);
  }
  /* The answer is a page with a margin, and another page lies below it. */
  details > div {
    position: relative;
    isolation: isolate;
    display: grid;
    gap: 0.9rem;
    margin-block: 0.5rem 0.75rem;
    margin-inline: var(--pad);
    padding: clamp(1rem, 2.6vw, 2.75rem);
    background: var(--sheet);
  }
  details > div::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0.5rem -0.5rem;
    inset-inline: 0.5rem -0.5rem;
    background: color-mix(in oklab, var(--sheet) 80%, var(--face));
    box-shadow: 0 0 0 1px color-mix(in oklab, var(--face) 70%, var(--field));
  }
  details > div::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: inherit;
    box-shadow: 0 0 0 1px color-mix(in oklab, var(--face) 70%, var(--field));
  }
  p {
    font-size: var(--tl);
    line-height: 1.45;
  }
  h4 {
    margin-block-end: 0.4rem;
    color: var(--coral-t);
    font-size: var(--ts);
    font-weight: 450;
  }
  div div {
    padding-inline-start: 1rem;
    border-inline-start: 2px solid var(--coral);
  }
  li {
    padding-block: 0.175em;
    line-height: max(var(--least-line), 1.25);
  }
  @media (min-width: 48rem) {
    --tab: 2.75rem;
    --clear: 1.25rem;
    --widest: 20.5rem;
    details > div {
      grid-template-columns: minmax(0, 1fr) minmax(13rem, 30%);
      gap: 3rem;
      margin-block: 1rem 1.5rem;
    }
    p {
      font-size: 1.25rem;
    }
    li {
      padding-block: 0.375em;
    }
  }
  @media (min-width: 64rem) {
    --widest: 22rem;
    summary span,
    h4 {
      font-size: 1.125rem;
    }
    p {
      align-self: center;
      font-size: clamp(1.5rem, 0.4rem + 2vw, 2.25rem);
      letter-spacing: -0.03em;
      line-height: 1.3;
    }
    div div {
      padding-inline-start: 2rem;
    }
    li {
      font-size: clamp(1.125rem, 1.5vw, 1.375rem);
      padding-block: 0.275em;
    }
  }
`
