import { css } from '@emotion/react'
import { faces, stack } from './font'
import { below, declared, from, lying, steps } from './scale'
import { colourOf, colours, duskSky, hues, own, ownDark, ownLight, properties, shadows } from './tokens'

const { general, phones } = declared(steps)

export const global = css`
  ${faces}
  :root {
    ${ownLight}
    ${own}
    --night: ${hues.indigo};
    color-scheme: ${colourOf(['light', 'dark'])};
    ${properties(colours)}
    ${properties(duskSky)}
    --font: ${stack};
    ${general}
    --least-touch: 0rem;
    --gut: clamp(1.125rem, 0.2rem + 4.4vw, 5.5rem);
    --max: clamp(82rem, 87.6vw, 92rem);
    --y: clamp(4.5rem, 2.6rem + 7.6vw, 9.5rem);
    --g: clamp(1rem, 0.7rem + 1.2vw, 1.75rem);
    --sh1: 0 1px 2px ${shadows.sh1[0]}, 0 10px 28px -14px ${shadows.sh1[1]};
    --sh2: 0 2px 4px ${shadows.sh2[0]}, 0 28px 64px -22px ${shadows.sh2[1]};
    --m1: 0.14s;
    --m2: 0.26s;
    --m3: 0.6s;
    --ease: cubic-bezier(0.2, 0.75, 0.2, 1);
  }
  /* Not inherited: in the light scheme another hue then leaves all styles as they are, and the next page appears sooner. */
  @property --hue-of-page {
    syntax: '*';
    inherits: false;
  }
  /* Only in the dark scheme: the nights of a light page are in the indigo of its sky. */
  ${Object.entries(hues)
    .map(([name, hue]) => `[data-hue='${name}'] { --hue-of-page: ${hue}; }`)
    .join('\n')}
  @media (prefers-color-scheme: dark) {
    :root:not([data-scheme='light']) {
      ${ownDark}
      --night: var(--hue-of-page, ${hues.indigo});
    }
  }
  [data-scheme='dark'] {
    ${ownDark}
    --night: var(--hue-of-page, ${hues.indigo});
  }
  @media ${below.tablet} {
    :root {
      --y: 3.25rem;
      --head: 1.5rem;
    }
  }
  /*
   * On phones no letters are smaller than these: of running text, of what stands beside it, and of pictures; and no control
   * of a picture is too small for a finger. Not below the width of the smallest phones, where all letters are enlarged, by
   * zoom or by settings.
   */
  @media ${from.least} and ${below.tablet}, ${from.tablet} and ${lying} {
    :root {
      ${phones}
      --least-touch: 2.75rem;
    }
  }
  /* A tablet is operated by fingers too. */
  @media ${from.tablet} and (pointer: coarse) {
    :root {
      --least-touch: 2.75rem;
    }
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
  }
  html {
    scroll-behavior: smooth;
    scroll-padding-block-start: 5.5rem;
    -webkit-text-size-adjust: 100%;
  }
  body {
    background: var(--paper);
    color: var(--ink);
    font: 350 var(--text-5) / var(--line-5) var(--font);
    letter-spacing: -0.012em;
    /* Letters of scaled drawings keep their own few sizes, and the first layout takes an eighth less, in one page a third. */
    text-rendering: geometricPrecision;
    -webkit-font-smoothing: antialiased;
    overflow-x: clip;
    overflow-wrap: break-word;
    text-wrap: pretty;
  }
  h1,
  h2,
  h3 {
    font-weight: 430;
    line-height: var(--line-1);
    letter-spacing: -0.042em;
    word-spacing: -0.04em;
    text-wrap: balance;
  }
  h1 {
    font-size: var(--title-2);
  }
  h1:focus {
    outline: 0;
  }
  h2 {
    font-size: var(--title-3);
  }
  h3 {
    font-size: var(--title-6);
    line-height: var(--line-3);
    letter-spacing: -0.026em;
  }
  /* Lines of balanced text would leave a third of a phone's page empty, and take a fifth of its first layout. */
  @media ${below.tablet} {
    :is(p, li, dd, blockquote, small) {
      text-wrap-style: pretty !important;
    }
  }
  @media ${from.tablet} {
    p {
      text-wrap: balance;
    }
  }
  ul,
  ol {
    list-style: '';
  }
  /* WebKit aligns an item as its list is, and so what runs the other way within it. */
  li {
    text-align: inherit;
  }
  a {
    color: inherit;
    text-underline-offset: 0.25em;
  }
  /* Nothing is slanted: these are marks, names and addresses. */
  i,
  em,
  dfn,
  address {
    font-style: normal;
  }
  svg {
    display: block;
  }
  /* Translators put texts, also white space, into font elements: these must not become items of a grid. */
  font {
    display: contents;
  }
  [hidden] {
    display: none !important;
  }
  /*
   * The answer to a form posted without scripts, which the relay marks. In the head, because Firefox focuses only what is
   * displayed when the document has arrived, and the page's own stylesheet may come later.
   */
  [data-shown] {
    display: block !important;
  }
  button,
  input,
  textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  button {
    background: none;
    border: 0;
    cursor: pointer;
  }
  b,
  strong {
    font-weight: 520;
  }
  :focus-visible {
    outline: 3px solid var(--teal-t);
    outline-offset: 3px;
    border-radius: var(--radius-xs);
  }
  /* The header's controls lie within the scroll padding: without this, the browser would scroll when they get the focus. */
  header :is(a, button) {
    scroll-margin-block-start: -5.5rem;
  }
  /* The stylesheet that is linked within a page must not be laid out as its section's content. */
  link {
    display: none !important;
  }
  @media (prefers-reduced-motion: reduce) {
    html {
      scroll-behavior: auto;
    }
    *,
    ::before,
    ::after {
      transition-duration: 0s !important;
      animation-duration: 0.01ms !important;
    }
  }
`
