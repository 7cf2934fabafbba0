import { css } from '@emotion/react'
import { stories } from '../../sections/Stories.styles'
import { closingSky, properties } from '../../theme/tokens'

/** The heading of the book stands over it, in the middle. */
export const read = css`
  @media (min-width: 64rem) {
    > :first-of-type {
      grid-template-columns: 1fr;
      justify-items: center;
      text-align: center;
      h2 {
        font-size: var(--t2);
      }
      p::before {
        content: none;
      }
      > :last-child {
        max-inline-size: 40em;
      }
    }
  }
`

/** Four ways to learn, each drawn on a list of three: no form is longer or comes later than another, as that differs by role. */
export const lessons = css`
  /* The day is over: by its end the sun has its colours. */
  [data-hour]:has(&) > :last-of-type {
    ${properties({
      d0: ['var(--coral)', closingSky.d0[1]],
      d1: [closingSky.d0[0], closingSky.d1[1]],
      d2: [closingSky.d1[0], closingSky.d2[1]],
      d3: [closingSky.d2[0], closingSky.d3[1]],
    })}
  }
  display: grid;
  gap: min(0.75rem, var(--g));
  grid-template-columns: repeat(2, minmax(0, 1fr));
  @media (min-width: 48rem) {
    gap: var(--g);
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > li {
    --pad: clamp(0.85rem, 1.7vw, 1.6rem);
    display: grid;
    grid-template-rows: auto auto 1fr;
    > svg {
      grid-row: 1;
      inline-size: 100%;
      @media (max-width: 47.99rem) {
        block-size: 2.75rem;
      }
    }
  }
  h3 {
    padding: min(var(--pad), 2vw) var(--pad) min(0.75rem, 1.5vw);
    border-radius: var(--r2) var(--r2) 0 0;
    background: var(--card);
  }
  ul {
    display: grid;
    grid-auto-rows: 1fr;
    padding-inline: var(--pad);
    padding-block-end: calc(var(--pad) * 0.5);
    border-radius: 0 0 var(--r2) var(--r2);
    background: var(--card);
  }
  li li {
    align-content: center;
    min-block-size: min(2.6rem, 6.4vw);
    border-block-start: 1px solid var(--line);
    font-size: clamp(0.9rem, 3.8vw, 1rem);
    line-height: 1.3;
  }
  @media (min-width: 64rem) {
    h3 {
      font-size: 1.75rem;
    }
    li li {
      min-block-size: 3.5rem;
    }
  }
  @media (min-width: 75rem) {
    li li {
      font-size: 1.125rem;
    }
  }
`

/** Pages of an exercise book: what is written stands on their rules, beside a red margin. */
export const exercises = css`
  ${stories};
  @media (max-width: 47.99rem) {
    --item: 84vw;
    --line-height: 1.625rem;
  }
  figure {
    --rule: var(--line-height, 1.75rem);
    position: relative;
    gap: 0;
    padding-block: var(--rule);
    padding-inline: 3.25rem 1.5rem;
    border-radius: var(--r1);
    /* Letters end above the middle of what is left below them in their line. */
    background: linear-gradient(transparent calc(100% - 1px), color-mix(in oklab, var(--line) 45%, transparent) 0) 0 -0.35rem / 100%
      var(--rule) var(--card);
    line-height: var(--rule);
    overflow: clip;
  }
  figure::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 2.25rem;
    border-inline-start: 1.5px solid var(--bad);
    opacity: 0.55;
  }
  && figure :is(dl, dt, dd, p, figcaption) {
    margin-block: 0;
    line-height: var(--rule);
  }
  figure dl {
    font-size: 1.15rem;
  }
  /* A free line before what is so now. */
  && figure dt:last-of-type {
    margin-block-start: var(--rule);
  }
  figure blockquote {
    margin-block: var(--rule);
  }
  figure figcaption {
    padding-block: 0;
    padding-inline: 0;
    border: 0;
  }
  figure figcaption::before {
    inset-block-start: 0.35rem;
    inset-inline-start: -2.45rem;
  }
  /* Stars and tag stand on a rule too. */
  && figcaption > div {
    align-items: end;
    block-size: var(--rule);
    margin: 0;
    padding-block-end: 0.4rem;
    > * {
      line-height: 1.2;
    }
  }
`
