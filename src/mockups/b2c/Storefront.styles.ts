import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
import { arabicStack, shopFace } from '../../theme/font'
import { below, from } from '../../theme/scale'
import { colourOf, morning, properties } from '../../theme/tokens'

/* The shop in two frames, both in the colours of the brand: the desktop, and the phone in front of its end. */
export const shop = css`
  --edge: var(--teal-t);
  --mark: 50%;
  && small {
    font-size: var(--text-2);
  }
  && b + small {
    margin-block-start: 0.2rem;
  }
  &[data-brand='saffron'] {
    --brand: var(--coral);
    --edge: var(--brand);
    --on-brand: var(--on-coral);
    --mark: 0.15rem;
  }
  &[data-brand='rosewater'] {
    --brand: var(--d4);
    --edge: ${colourOf(['var(--d4)', 'var(--bad)'])};
    --on-brand: ${colourOf(['var(--card)', 'var(--ink)'])};
    --mark: 50% 50% 50% 0;
  }
  &[data-brand='own'] {
    --edge: ${colourOf(['var(--own-light, var(--teal))', 'var(--own-dark, var(--teal))'])};
    --rim: var(--edge);
  }
  /* Room for the phone, which reaches below the desktop, and for its shadow, which must end within the hero. */
  @container ${from.largePhone} {
    padding: 0 0 var(--space-3);
    padding-inline-end: 5rem;
  }
  /* On low screens the frames move up towards the text, so that the page's first heading follows soon. */
  @media screen and ${from.wide} and (max-height: 60rem) {
    margin-block-start: -4rem;
  }
  ${shopFace}
`

/** Arabic has a font of its own, and no letter spacing, because its letters join. */
export const inArabic = css`
  &:lang(ar) {
    font-family: ${arabicStack};
    letter-spacing: 0;
  }
  &:lang(ar) b,
  &:lang(ar) small {
    letter-spacing: 0;
  }
`

/** A shop's mark, followed by its name. */
export const mark = css`
  font-weight: 500;
  &::before {
    content: '';
    inline-size: 1.1rem;
    block-size: 1.1rem;
    border: 0.3rem solid currentColor;
    border-radius: var(--mark);
    flex: none;
  }
  > bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    overflow: clip;
  }
  &[data-script] > bdi {
    font-family: sans-serif;
    letter-spacing: 0;
  }
  /* A long name of the visitor's own wraps in the room of two lines. */
  &[data-size] > bdi {
    max-block-size: 3lh;
    font-size: var(--text-1);
    line-height: var(--line-2);
  }
`

/** Room for the phone, which stays on this side whether the shop runs from left to right or from right to left. */
export const beside = css`
  @container ${from.largePhone} {
    padding-inline-end: 10rem;
  }
`

/** The shop's own bar: its mark, its address, its products (i elements). */
export const masthead = css`
  gap: var(--space-5);
  /* Room for a name in two lines of small letters. */
  min-block-size: 2.85rem;
  padding-block: var(--space-2);
  font-weight: 400;
  background: var(--brand);
  color: var(--on-brand);
  border: 0;
  box-shadow: inset 0 -1px var(--rim, transparent);
  > b {
    margin-inline-end: auto;
    font-size: var(--text-4);
  }
  > i {
    display: none;
  }
  > [data-state] {
    font-weight: 520;
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }
  @container ${from.laptop} {
    > i {
      display: block;
    }
    > b {
      margin: 0;
    }
    > span + i {
      margin-inline-start: auto;
    }
  }
  /* The products stand below the name and the address, which is none of them. */
  @media ${below.tablet} {
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-5);
    padding-block: var(--space-4);
    > b,
    > span {
      flex: 1 0 100%;
    }
    > b {
      min-block-size: 2rem;
    }
    > i {
      display: block;
    }
  }
  @media ${below.phone} {
    > b {
      min-block-size: 3rem;
    }
  }
`

/** Three places at three hours: the strait at dusk, the river in the morning, the mountains by night. */
export const cover = css`
  > i {
    forced-color-adjust: none;
    /* Mirrored with the Arabic shop of an Arabic page, where the radio button is at the other end. */
    html[dir='rtl'] [dir='rtl'] & {
      scale: -1 1;
    }
    background:
      linear-gradient(transparent 68%, var(--d5) 0),
      radial-gradient(circle at 50% 68%, var(--d1) calc(1.5rem * var(--k, 1)), var(--d2) 0 calc(2.7rem * var(--k, 1)), var(--d3) 0 calc(4.4rem * var(--k, 1)), var(--d4) 0);
  }
  > i::before,
  > i::after {
    ${layer};
  }
  > i::before {
    inset: 74% calc(50% - 1.7rem * var(--k, 1)) 0;
    background: linear-gradient(var(--d2) 2px, transparent 0) 0 0 / 100% 7px;
    clip-path: polygon(0 0, 100% 0, 70% 100%, 30% 100%);
  }
  &[data-sky='cairo'] > i {
    ${properties(morning)}
    background: radial-gradient(
      circle at 27% 36%,
      var(--d1) calc(0.9rem * var(--k, 1)),
      var(--d0) 0 calc(1.7rem * var(--k, 1)),
      var(--c) 0 calc(3.2rem * var(--k, 1)),
      var(--d) 0
    );
  }
  &[data-sky='cairo'] > i::before {
    inset-block: 58% -60%;
    inset-inline: 38% -30%;
    background: var(--d1);
    clip-path: none;
    border-radius: 50%;
  }
  &[data-sky='cairo'] > i::after {
    inset-block: 66% -80%;
    inset-inline: -40% 30%;
    border: solid var(--teal);
    border-width: 0.4rem 0.9rem 0 0;
    border-radius: 50%;
    background: var(--d2);
  }
  &[data-sky='tbilisi'] > i {
    background: radial-gradient(circle at 40% 30%, var(--d0) calc(0.7rem * var(--k, 1)), var(--d5) 0 calc(1.5rem * var(--k, 1)), var(--d6) 0 calc(3rem * var(--k, 1)), var(--sky) 0);
  }
  &[data-sky='tbilisi'] > i::before {
    inset: 34% 0 0;
    background: var(--d5);
    clip-path: polygon(0 70%, 30% 10%, 40% 50%, 60% 0, 100% 70%, 100% 100%, 0 100%);
  }
`

/** Packages as cards: an `i` element with the drawn place, then name, contents, price and radio button. */
export const trips = css`
  padding: var(--space-4);
  label {
    grid-template-columns: 3.75rem minmax(0, 1fr) auto 1.5rem;
    gap: 0 var(--space-4);
    padding-inline-end: var(--space-4);
  }
  /* Room for the marks below Arabic letters, in every language, so that a change of language moves nothing. */
  span {
    padding-block: var(--space-1);
    line-height: var(--line-5);
  }
  input {
    --pick: var(--edge);
  }
  i {
    align-self: stretch;
    min-block-size: 4.25rem;
  }
  [data-state] {
    outline: 2px solid var(--edge);
    outline-offset: 1px;
  }
  @container ${from.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-5);
    padding: var(--space-5);
    font-size: var(--text-5);
    label {
      position: relative;
      grid-template-columns: minmax(0, 1fr) auto;
      padding: 0 var(--space-4) var(--space-2);
    }
    i {
      grid-column: 1/-1;
      min-block-size: 0;
      margin: 0 -0.85rem 0.3rem;
    }
    input {
      position: absolute;
      --pick: var(--ink);
      inset-block-start: 0.6rem;
      inset-inline-end: 0.6rem;
    }
  }
  /* Without its place, the text of a card takes as many lines in all languages. */
  @media ${below.slim} {
    label {
      grid-template-columns: minmax(0, 1fr) auto 1.5rem;
      padding-inline-start: var(--space-4);
    }
    i {
      display: none;
    }
    span {
      min-block-size: 4.9rem;
    }
    input {
      margin-inline-start: auto;
    }
  }
  @media ${from.wide} and (max-height: 50rem) {
    padding-block: var(--space-4);
  }
  @media ${from.wide} {
    i {
      block-size: clamp(3.25rem, 24vh - 8.25rem, 8.5rem);
    }
  }
`

/** The result, with room for the longest sentence, so that no sentence moves anything. */
export const foot = css`
  --least: 22rem;
  output {
    min-block-size: 4lh;
  }
  @container ${from.largePhone} {
    padding-inline-end: 11rem;
    font-size: var(--text-4);
    output {
      min-block-size: 3lh;
    }
  }
  @container ${from.laptop} {
    output {
      min-block-size: 2lh;
    }
  }
`
