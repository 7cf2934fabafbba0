import { css } from '@emotion/react'
import { HOPS } from '../mockups/not-found/model'
import { layer, waypoint } from '../theme/base.styles'
import { below, from } from '../theme/scale'
import { colourOf } from '../theme/tokens'

/**
 * Low dunes, a large title, and half a sun between them, all of it on the first screen. With every hop of the straggler the
 * sun rises, until it stands on the crest.
 */
export const desert = css`
  --ridge: clamp(2rem, 6vw, 6rem);
  --rise: 11.25rem;
  --words: 43.5rem;
  --cut: 7.25rem;
  --y: clamp(2.5rem, 1.5rem + 3vw, 4.5rem);
  > section:has(h1) {
    --dune: calc(var(--ridge) * 0.42 + 1.5rem);
    padding-block-end: 0;
  }
  /* The farther dune. */
  > section:has(h1)::before {
    block-size: calc(var(--dune) + var(--rise));
    border-block-start: ${colourOf(['0', '1px'])} solid var(--d1);
  }
  ${Array.from(
    { length: HOPS },
    (_, left) => `
  > section:has([data-left='${left}']) {
    --markup: ${HOPS - left};
  }`,
  ).join('')}
  /* Breaks the title so that its second line ends before the bright rings. */
  && h1 {
    max-inline-size: 6.5em;
    font-size: var(--title-1);
  }
  && h1 + p {
    margin-block-start: clamp(1rem, 2.2vw, 2rem);
  }
  > section > div:has(h1) + div {
    --sunk: -1;
    margin-block-start: clamp(6rem, 100svh - var(--words), var(--most, 20rem));
    block-size: calc(var(--rise) - var(--cut));
    @media ${from.tablet} and ${below.laptop} {
      --u: 6.2vw;
    }
    @media ${from.laptop} {
      --sunk: -0.45;
    }
  }
  /* Narrow enough that both buttons stand in one row. */
  @media ${below.tablet} {
    h1 ~ div a {
      padding-inline: var(--space-5);
    }
  }
  @media ${from.tablet} {
    --rise: 9rem;
    --words: 47.25rem;
    --cut: 4.75rem;
  }
  /* Where the words end far above the dune, a larger sun fills the sky. */
  @media ${from.tablet} and ${below.laptop} {
    --rise: 11.5rem;
    --words: 49.75rem;
    --most: 17.5rem;
  }
`

/** The ways out are a convoy of five on one road; on phones one road winds from disc to disc. */
export const onward = css`
  position: relative;
  gap: clamp(1.25rem, 0.5rem + 2vw, 2.25rem);
  @media ${from.wide} {
    h2::before {
      ${waypoint};
      position: absolute;
      inset-block-start: 1.2rem;
      inset-inline-start: calc(-2.5rem - 0.4rem);
    }
  }
  li {
    position: relative;
  }
  a {
    align-items: center;
    letter-spacing: -0.026em;
    text-decoration: none;
  }
  a > svg {
    inline-size: 0.85em;
    block-size: 0.85em;
    color: var(--coral-t);
    transition: transform var(--m2) var(--ease);
  }
  a:hover > svg {
    transform: translateX(4px);
  }
  a:hover span {
    text-decoration: underline;
  }
  @media ${below.tablet} {
    --disc: min(8.75rem, 36vw);
    a {
      grid-template-columns: var(--disc) auto 1fr;
      gap: var(--space-3);
      @media ${below.phone} {
        font-size: var(--text-7);
      }
    }
    a > span {
      padding-inline-start: var(--space-4);
    }
    li[data-side='end'] a {
      grid-template-columns: 1fr auto var(--disc);
      > div {
        grid-area: 1 / 3;
      }
      > span {
        padding-inline-start: 0;
        text-align: end;
      }
      > svg {
        margin-inline-end: var(--space-5);
      }
    }
    /* A long name is no wider than its words, so that its arrow stands beside it. The Arabic names are short. */
    @media ${below.slim} {
      li:not([data-side]) span:dir(ltr) {
        inline-size: min-content;
      }
    }
    /* Leaves one disc at its side and enters the next from above. */
    li:not(:last-child)::after {
      ${layer};
      z-index: -1;
      inset-block: calc(100% - var(--disc) * 0.16) calc(var(--disc) * -0.2);
      inset-inline: calc(var(--disc) / 2);
      border: 2px dashed var(--field);
      border-block-end: 0;
      border-inline-start: 0;
      border-start-end-radius: 3rem;
    }
    li[data-side='end']::after {
      border-inline: 2px dashed var(--field);
      border-inline-end: 0;
      border-start-end-radius: 0;
      border-start-start-radius: 3rem;
    }
  }
  @media ${from.tablet} {
    ul {
      display: grid;
      grid-template-columns: repeat(5, minmax(0, 1fr));
      margin-inline: -0.625rem;
    }
    /*
     * The road on which all discs stand. It is as high as a disc with its margin: a percentage of padding refers to the
     * width of the item, which is that height.
     */
    li:first-child::before {
      ${layer};
      inset-inline: 0.625rem calc(0.625rem - 400%);
      padding-block-start: calc(100% - 2px);
      border-block-end: 2px dashed var(--field);
    }
    a {
      position: relative;
      grid-template-columns: 1fr auto auto 1fr;
      gap: var(--space-5) var(--space-1);
      font-size: var(--title-6);
      /* Small enough that every name keeps to one line below its disc. */
      @media ${below.laptop} {
        font-size: var(--text-5);
      }
    }
    a > span {
      grid-column: 2;
    }
    a > div {
      grid-column: 1 / -1;
      margin-block-start: 1.25rem;
      margin-inline: 0.625rem;
    }
  }
`
