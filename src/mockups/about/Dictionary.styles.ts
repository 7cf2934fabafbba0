import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'
import { closingSky, properties } from '../../theme/tokens'
import { GAP, GROWN } from './model'

const { d0, d1, d2, d3 } = closingSky

export const entry = css`
  --pad: clamp(1.5rem, 3vw, 2.5rem);
  --end: var(--off, var(--pad));
  @media ${below.phone} {
    --pad: 1.25rem;
  }
  /* The hero's sun around this entry: a step stronger, as large as the hero is high, and above the one on the entry. */
  div:has(> &) {
    ${properties({ d0, d1, d2, d3 })}
    @media ${from.laptop} {
      --u: clamp(2.1rem, 4.4vw, 4.4rem);
      --off: calc(max(100vw - var(--max), 2 * var(--gut)) / 2 + 1px);
      --sun-x: calc(50% + var(--off) / 2);
    }
  }
  container-type: inline-size;
  gap: var(--space-5);
  padding: var(--pad);
  padding-inline-end: var(--end);
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  box-shadow: var(--sh1);
  /* The tab hangs from the upper edge, over the night. */
  [data-moment] > p[aria-hidden] {
    position: absolute;
    z-index: 1;
    inset-block: calc(var(--pad) * -1) auto;
    inset-inline-start: 0;
    max-inline-size: none;
    margin: 0;
    border-radius: 0 0 var(--radius-s) var(--radius-s);
    white-space: nowrap;
  }
  /* On wide pages the sheet and its border run off the end of the screen; the padding keeps the content on the page. */
  @media ${from.laptop} {
    margin-inline-end: calc(var(--end) * -1);
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

/** The word on a night sky. Each letter that joins makes it larger and raises the sun behind it. */
export const word = css`
  isolation: isolate;
  place-content: center;
  /* The tab has a line of its own above the word. */
  block-size: calc(2.5em + 1.5rem);
  padding-block-start: calc(0.2em + 1.75rem);
  margin-block: calc(var(--pad) * -1) 1.25rem;
  /* The word runs from right to left, so its inline start is the sheet's inline end. */
  margin-inline: calc(var(--end) * -1) calc(var(--pad) * -1);
  [dir='rtl'] & {
    margin-inline: calc(var(--pad) * -1) calc(var(--end) * -1);
  }
  background: var(--band);
  font-size: min(22cqi, 9.5rem);
  letter-spacing: 0;
  &::before {
    ${layer};
    z-index: -1;
    inset-block-start: calc(58% - 0.75em);
    inset-inline-start: calc(50% - 0.75em);
    inline-size: 1.5em;
    block-size: 1.5em;
    border-radius: 50%;
    background: color-mix(in oklch, var(--coral) 62%, var(--band));
    box-shadow:
      0 0 0 0.4em color-mix(in oklch, var(--coral) 38%, var(--band)),
      0 0 0 0.95em color-mix(in oklch, var(--coral) 24%, var(--band)),
      0 0 0 1.55em color-mix(in oklch, var(--coral) 14%, var(--band)),
      0 0 0 2.3em color-mix(in oklch, var(--coral) 6%, var(--band));
    translate: 0 1em;
    transition: translate var(--m3) var(--ease);
  }
  > span {
    display: flex;
    gap: ${GAP}em;
    transition: scale var(--m2) var(--ease);
  }
  /* The caravan walks along below the word: its dots close up as the letters do. 16 units of it are as high as its box. */
  > svg {
    box-sizing: content-box;
    position: absolute;
    inset-block-end: 0.1em;
    block-size: 0.16em;
    fill: var(--coral);
    border-block-end: 2px dashed var(--field);
  }
  circle {
    transition:
      cx var(--m3) var(--ease),
      fill var(--m3);
    &[data-apart] {
      fill: var(--ink);
    }
  }
  ${GROWN.slice(1)
    .map(
      (scale, i) => `
  &[data-joined='${i + 2}'] {
    > span {
      scale: ${scale};
    }
    &::before {
      translate: 0 ${(GROWN.length - 2 - i) / (GROWN.length - 1)}em;
    }
  }`,
    )
    .join('')}
  @media (forced-colors: active) {
    &::before {
      display: none;
    }
  }
`

/** The steps that the letters stand for: those that are joined touch and are filled. */
export const steps = css`
  letter-spacing: -0.01em;
  li {
    flex: 1 0 auto;
    padding: var(--space-1);
    border: 1px solid var(--coral);
    border-inline-start-width: 0;
    background: var(--coral-w);
    text-align: center;
  }
  /* On the smallest phones all fit one line, and share the room that is left. */
  @container ${below.tiny} {
    font-size: var(--text-1);
    letter-spacing: -0.03em;
    li {
      padding-inline: 0;
    }
  }
  li:first-child {
    border-inline-start-width: 1px;
    border-start-start-radius: var(--radius-s);
    border-end-start-radius: var(--radius-s);
  }
  li:last-child {
    border-start-end-radius: var(--radius-s);
    border-end-end-radius: var(--radius-s);
  }
  li[data-apart] {
    border-color: var(--field);
    border-style: dashed;
    background: none;
    color: var(--ink2);
  }
`

export const slide = css`
  grid-template-columns: auto minmax(5rem, 1fr);
  gap: var(--space-2) var(--space-5);
  padding-block-end: var(--space-3);
`
