import { css } from '@emotion/react'
import { sunset } from '../../mockups/mobile-apps/OneBooking.styles'
import { sun } from '../../theme/sun.styles'
import { colourOf, colours, gulf, tones } from '../../theme/tokens'

/** Of the second and the third of those who use it, as of all that is theirs; the first has the sun's own. */
const hues = css`
  > :nth-of-type(2) {
    --b: ${gulf[1]};
    --c: ${gulf[2]};
  }
  > :nth-of-type(3) {
    --b: var(--d3);
    --c: var(--d4);
  }
`

/** A phone with what each is about, its name, a sentence. */
export const store = css`
  --rows: 2;
  display: grid;
  gap: 0 clamp(1.5rem, 5vw, 5rem);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > li {
    --tile: clamp(5.75rem, 3.7rem + 6.33vw, 9.5rem);
    --pad: clamp(0.8rem, 0.3rem + 1.7vw, 1.75rem);
    display: grid;
    /* As wide as its words, where letters are set apart. */
    grid-template-columns: minmax(var(--tile), max-content) minmax(0, 1fr);
    gap: 0.3rem clamp(0.9rem, 1.8vw, 1.75rem);
    grid-template-rows: auto auto 1fr;
    padding-block: var(--pad);
    margin-block-end: -1px;
    border-block: 1px solid var(--line);
  }
  /* In the colours of those who use it, as in the folders below; what serves them all is night. */
  > :nth-of-type(3) {
    --b: ${gulf[1]};
    --c: ${gulf[2]};
  }
  > :nth-of-type(4) {
    --b: var(--d3);
    --c: var(--d4);
  }
  > :nth-of-type(n + 5) {
    --b: var(--d5);
    --c: var(--d6);
  }
  p {
    font-size: clamp(0.9375rem, 0.7rem + 0.55vw, 1.25rem);
    line-height: 1.4;
  }
  ul {
    color: var(--ink2);
    font-size: clamp(0.9rem, 1.1vw, 1.06rem);
    line-height: 1.5;
  }
  > li > ul {
    margin-inline-start: -0.8em;
    clip-path: inset(0 0 0 0.8em);
    text-wrap: balance;
  }
  li li {
    display: inline-block;
  }
  [dir='rtl'] & > li > ul {
    clip-path: inset(0 0.8em 0 0);
  }
  /* Before each; at the beginning of a line it is cut off. */
  li li::before {
    content: '·' / '';
    display: inline-block;
    inline-size: 0.8em;
    color: var(--coral-t);
    text-align: center;
  }
  @media (max-width: 47.99rem) {
    --item: min(86vw, 21rem);
    > li {
      --pad: 0.6rem;
    }
    > li > ul {
      display: none;
    }
  }
`

/** A folder for each kind of user, side by side on a tablet, which lies in the light of its own sun. */
export const folders = css`
  display: grid;
  gap: min(0.75rem, var(--g));
  grid-template-columns: repeat(2, minmax(0, 1fr));
  @media (min-width: 48rem) {
    position: relative;
    isolation: isolate;
    overflow: clip;
    gap: var(--g);
    padding: clamp(1.25rem, 2.5vw, 2.5rem);
    border: 0.6rem solid ${colourOf(['var(--ink)', 'color-mix(in oklab, var(--field) 45%, var(--line))'])};
    border-radius: 2.5rem;
    background: var(--sky);
    &::before {
      ${sun};
      content: '';
      --u: clamp(2.4rem, 4.3vw, 5rem);
      inset-block-start: 50%;
    }
  }
  > li {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: min(1.25rem, 1.2vw);
    padding: clamp(0.55rem, 1.6vw, 1.6rem);
    border-radius: clamp(1rem, 1.8vw, 1.6rem);
    background: var(--card);
  }
  > li + li {
    --glyph: ${colours.ink[1]};
  }
  ${hues};
  > :nth-of-type(4) {
    --b: ${colourOf(['var(--d5)', `color-mix(in oklab, ${tones.violet.a} 60%, ${tones.violet.d})`])};
    --c: ${colourOf(['var(--d6)', `color-mix(in oklab, ${tones.violet.a} 35%, ${tones.violet.d})`])};
  }
  /* The first and the last rows of all folders are on one line; where there is room the last of three apps has two places. */
  ul {
    --tile: 1.85rem;
    display: grid;
    align-content: space-between;
    gap: 0.15rem;
  }
  li li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.5rem;
    align-items: center;
    font-size: clamp(0.8rem, 0.6rem + 0.5vw, 1.0625rem);
    line-height: 1.15;
  }
  /* Over its tile. */
  li li > svg {
    grid-area: 1 / 1;
    z-index: 1;
    inline-size: var(--tile);
    block-size: var(--tile);
    padding: calc(var(--tile) * 0.27);
    color: var(--glyph, var(--on-coral));
    stroke-width: 2;
  }
  li li::before {
    content: '';
    grid-area: 1 / 1;
    inline-size: var(--tile);
    aspect-ratio: 1;
    border-radius: calc(var(--tile) * 0.26);
    background: radial-gradient(circle at 50% 130%, var(--d0) 30%, var(--b, var(--d1)) 0 66%, var(--c, var(--d2)) 0);
  }
  @media (min-width: 48rem) {
    h3 {
      text-align: center;
    }
    ul {
      --tile: clamp(4rem, 6.4vw, 6.5rem);
      grid-auto-rows: 1fr;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 1.25rem 0.5rem;
    }
    li li:nth-of-type(3):last-of-type {
      grid-column: span 2;
      &::before {
        inline-size: 100%;
        block-size: var(--tile);
      }
    }
    li li {
      grid-template-columns: 1fr;
      align-content: start;
      justify-items: center;
      text-align: center;
      text-wrap: wrap;
    }
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** Its heading stands in the middle, over the sun that the phones show. */
export const shared = css`
  @media (min-width: 64rem) {
    > :first-of-type {
      z-index: 1;
      grid-template-columns: 1fr;
      justify-items: center;
      text-align: center;
      h2 {
        font-size: var(--t2);
      }
      p::before {
        content: none;
      }
    }
  }
`

/**
 * Notifications, one below the other, with the icon of the app that sends each. Where there is room they lie on the screen of a
 * phone, which stands where the section ends; beside it, level with what is after, what was before.
 */
export const notifications = css`
  --item: 84vw;
  display: grid;
  grid-auto-rows: 1fr;
  gap: var(--g);
  ${hues};
  figure {
    gap: 0.2rem;
    padding: clamp(1rem, 2.4vw, 2rem);
    border: 0;
    background: color-mix(in oklab, var(--c, var(--d2)) 16%, var(--card));
  }
  && figcaption {
    order: -1;
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 0.9rem;
    align-items: center;
    margin: 0;
    padding: 0;
    border: 0;
    > * {
      grid-column: 2;
    }
  }
  && figcaption::before {
    position: static;
    grid-row: 1 / span 2;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 0;
    border-radius: 26%;
    background: radial-gradient(circle at 50% 115%, var(--d0) 34%, var(--b, var(--d1)) 0 62%, var(--c, var(--d2)) 0);
  }
  && dl {
    font-size: max(1rem, 1.6vw);
  }
  @media (min-width: 64rem) {
    position: relative;
    z-index: 0;
    grid-auto-rows: auto;
    margin-block-end: calc(-1 * var(--y));
    padding-block: 5.5rem 6rem;
    padding-inline-end: 3.2rem;
    &::before {
      --u: 6.6vw;
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0;
      inset-inline-start: 31%;
      border: 0.6rem solid ${colourOf(['var(--ink)', 'color-mix(in oklab, var(--field) 45%, var(--line))'])};
      border-block-end: 0;
      border-radius: 4rem 4rem 0 0;
      ${sunset};
    }
    &::after {
      content: '';
      position: absolute;
      inset-block-start: 2.1rem;
      inset-inline-start: 61%;
      inline-size: 9%;
      block-size: 1.5rem;
      border-radius: var(--r9);
      background: var(--line);
    }
    && figure {
      display: grid;
      grid-template-columns: minmax(0, 31fr) minmax(0, 66fr);
      gap: 0 3.2rem;
      padding: 0;
      background: none;
    }
    figure::before {
      content: '';
      grid-area: 1 / 2 / 5;
      order: -2;
      border-radius: 2rem;
      background: var(--card);
    }
    dl {
      display: contents;
    }
    && figcaption {
      grid-area: 1 / 2;
      grid-template-columns: auto 1fr auto;
      padding: 1.5rem 2rem 1rem;
      > div {
        grid-area: 1 / 3 / 3;
      }
    }
    && dt {
      grid-row: 2;
    }
    && dt:last-of-type {
      margin: 0;
    }
    dd {
      grid-row: 3 / span 2;
    }
    && :is(dt, dd):last-of-type,
    blockquote {
      grid-column: 2;
      padding-inline: 2rem;
    }
    dd:last-of-type {
      grid-row: 3;
      font-size: clamp(1.6rem, 2.6vw, 2.6rem);
    }
    dt:first-of-type {
      display: flex;
      gap: 0.75rem;
      align-items: center;
      margin-inline-end: -3.2rem;
      &::after {
        content: '';
        flex: 1;
        border-block-start: 2px dashed var(--field);
      }
    }
    && blockquote {
      grid-row: 4;
      padding-block: 0.7rem 1.5rem;
      p {
        margin: 0;
        font-size: max(1.1rem, 1.4vw);
      }
    }
  }
`

/** Figures as the large tiles of a screen, each with its sun in a corner. */
export const tiles = css`
  display: grid;
  gap: min(2.5vw, var(--g));
  grid-template-columns: 1fr 1fr;
  ${hues};
  li {
    display: grid;
    align-content: end;
    padding: max(1rem, 2.4vw);
    border-radius: clamp(1.4rem, 3vw, 2.75rem);
    background: radial-gradient(circle at 100% 0, var(--d0) 25%, var(--b, var(--d1)) 0 60%, transparent 0) 100% 0 / max(5rem, 15vw) max(5rem, 15vw) no-repeat var(--c, var(--d2));
    color: var(--on-coral);
    line-height: 1.35;
  }
  li + li {
    color: ${colours.ink[1]};
  }
  strong {
    font-size: max(2.6rem, 8vw);
    font-weight: 380;
    line-height: 1.1;
    letter-spacing: -0.06em;
  }
  span {
    font-size: max(1rem, 1.6vw);
  }
  small {
    font-size: max(0.78rem, 1.1vw);
  }
  li:first-of-type {
    grid-column: 1/-1;
  }
  @media (min-width: 48rem) {
    li:first-of-type {
      grid-column: auto;
    }
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li {
      min-block-size: 26vw;
    }
    small {
      min-block-size: 3lh;
    }
  }
`
