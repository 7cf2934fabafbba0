import { css } from '@emotion/react'
import { layer } from '../theme/base.styles'
import { from } from '../theme/scale'
import { colourOf } from '../theme/tokens'

/** How deep the colour is, and how far along the tab stands, of all but the first of six folders. */
const places = [1, 2, 3, 4, 5]
  .map(
    at => `
  > [data-at='${at}'] {
    --mix: ${18 + 15 * at}%;
    --at: ${at};
  }`,
  )
  .join('')

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
    border-radius: var(--radius-m) var(--radius-m) 0 0;
    background: var(--face);
    /* Continues behind the rounded corners of the next folder. */
    box-shadow: 0 var(--radius-m) var(--face);
    @media (forced-colors: active) {
      outline: 1px solid;
    }
  }
  /* Its tab stands on this corner. */
  > [data-at='0'] {
    border-start-start-radius: 0;
  }
  ${places}
  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-3) var(--space-6);
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
    gap: 0.6em;
    min-block-size: var(--tab);
    padding-inline: clamp(0.8rem, 1.6vw, 1.5rem);
    border-radius: var(--radius-m) var(--radius-m) 0 0;
    background: var(--face);
  }
  h3 {
    font-weight: 380;
    letter-spacing: -0.035em;
  }
  summary:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  summary > svg {
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: var(--space-4);
    border: 1.5px solid;
    border-radius: 50%;
    transition: transform var(--m2) var(--ease);
  }
  [open] > summary > svg {
    transform: rotate(180deg);
  }
  /* The answer is a page with a margin, and another page lies below it. */
  details > div {
    position: relative;
    isolation: isolate;
    margin-block: var(--space-3) var(--space-4);
    margin-inline: var(--pad);
    padding: clamp(1rem, 2.6vw, 2.75rem);
    background: var(--sheet);
  }
  details > div::before,
  details > div::after {
    ${layer};
    z-index: -1;
    inset: 0;
    background: inherit;
    box-shadow: 0 0 0 1px color-mix(in oklab, var(--face) 70%, var(--field));
  }
  details > div::before {
    inset-block: 0.5rem -0.5rem;
    inset-inline: 0.5rem -0.5rem;
    background: color-mix(in oklab, var(--sheet) 80%, var(--face));
  }
  h4 {
    margin-block-end: 0.4rem;
  }
  div div {
    padding-inline-start: var(--space-5);
    border-inline-start: 2px solid var(--coral);
  }
  li {
    padding-block: 0.175em;
  }
  @media ${from.tablet} {
    --tab: 2.75rem;
    --clear: 1.25rem;
    --widest: 20.5rem;
    details > div {
      grid-template-columns: minmax(0, 1fr) minmax(13rem, 30%);
      gap: var(--space-8);
      margin-block: var(--space-5) var(--space-6);
    }
    p {
      font-size: var(--text-7);
    }
    li {
      padding-block: 0.375em;
    }
  }
  @media ${from.laptop} {
    --widest: 22rem;
    summary span,
    h4 {
      font-size: var(--text-6);
    }
    p {
      align-self: center;
      font-size: var(--text-9);
      letter-spacing: -0.03em;
      line-height: var(--line-3);
    }
    div div {
      padding-inline-start: var(--space-7);
    }
    li {
      font-size: var(--lede);
      padding-block: 0.275em;
    }
  }
`
