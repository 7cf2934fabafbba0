import { css } from '@emotion/react'
import { layer } from '../theme/base.styles'
import { below, from } from '../theme/scale'
import { gulf as rings } from '../theme/tokens'

/** The lede stands below its heading, clear of the sun. */
export const mission = css`
  && > :has(> h2) {
    grid-template-columns: minmax(0, 47rem);
  }
  /* Small enough that two figures do not read as one. */
  @media ${from.tablet} and ${below.wide} {
    && strong {
      font-size: var(--title-3);
    }
    && li {
      padding-inline-end: var(--space-4);
    }
  }
  /* Words and figures are wider in Arabic, whose letters are not set closer, and many in a row would read as one. */
  @media ${from.wide} {
    [dir='rtl'] && strong {
      font-size: var(--title-3);
    }
    [dir='rtl'] && [data-many] strong {
      font-size: var(--title-5);
    }
  }
`

/** On wide screens the figures stand in the sea, below the horizon. */
export const figures = css`
  @media ${below.tablet} {
    margin-block-end: calc(var(--y) * -1);
    margin-inline: calc(var(--gut) * -1);
    padding: var(--space-6) var(--gut);
    background: ${rings[4]};
    && li {
      padding-block: var(--space-3);
    }
  }
  @media ${from.wide} {
    position: relative;
    /* The sea, and on it the reflection of the sun at the end of the road. */
    &::before,
    &::after {
      ${layer};
      z-index: -1;
      inset-block: 1.9375rem -50rem;
      inset-inline: -50vw;
      background: ${rings[4]};
    }
    &::after {
      --lines: linear-gradient(${rings[2]} 0 0) no-repeat;
      inset-block-end: auto;
      inset-inline: calc(100% - 9rem) auto;
      inline-size: 15rem;
      block-size: 13rem;
      background:
        var(--lines) 50% 8% / 94% 0.75rem,
        var(--lines) 50% 27% / 80% 0.6rem,
        var(--lines) 50% 45% / 62% 0.5rem,
        var(--lines) 50% 62% / 44% 0.4rem,
        var(--lines) 50% 78% / 28% 0.3rem,
        var(--lines) 50% 93% / 14% 0.25rem;
    }
    /* Clear of the reflection in the sea, which the last is nearest to. */
    small {
      max-inline-size: 15em;
    }
    li:last-child small {
      max-inline-size: 9.5em;
    }
    /* The road ends at its last stop, which stands on the rim of the large sun. */
    ul::after,
    li:last-child::after {
      content: none;
    }
  }
  @media (forced-colors: active) {
    &::before,
    &::after {
      content: none;
    }
  }
`

/**
 * The sun over the sea, in flat teal rings, at the end of the road of figures. On small screens the upper corner of the band
 * cuts it off, and only its two darkest rings reach the words.
 */
export const gulf = css`
  --r: clamp(2.25rem, 5vw, 3.5rem);
  position: absolute;
  z-index: -1;
  inset-block-start: calc(var(--r) * -1);
  inset-inline-end: calc(var(--r) * -1);
  inline-size: calc(var(--r) * 2);
  block-size: calc(var(--r) * 2);
  border-radius: 50%;
  background: ${rings[0]};
  box-shadow:
    0 0 0 calc(var(--r) * 0.5) ${rings[1]},
    0 0 0 calc(var(--r) * 1.07) ${rings[2]},
    0 0 0 calc(var(--r) * 1.71) ${rings[3]},
    0 0 0 calc(var(--r) * 2.43) ${rings[4]};
  @media ${from.wide} {
    --r: clamp(4rem, 12vw - 4.6rem, 7rem);
    inset-block-start: 1.9375rem;
    inset-inline: calc(100% - 1.5rem) auto;
    margin: calc(var(--r) * -1);
    clip-path: inset(-100vw -100vw 50%);
  }
  @media (forced-colors: active) {
    display: none;
  }
`

/** The heading is a column beside the partners' names, which lie on the suitcase at the foot of the section. */
export const company = css`
  --second: 2fr;
  ul {
    margin-block-end: calc(var(--y) * -1);
  }
  @media ${from.laptop} {
    && > div {
      align-content: center;
      margin-block-end: calc(var(--y) * -1);
    }
  }
`
