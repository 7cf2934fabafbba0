import { css } from '@emotion/react'
import { stories } from '../../sections/Stories.styles'

/** Four ways to learn, each a sheet of three: no form is longer or comes later than another, as that differs by role. */
export const lessons = css`
  --item: 13.5rem;
  display: grid;
  gap: var(--g);
  grid-template-columns: repeat(4, minmax(0, 1fr));
  > li {
    --of: var(--coral);
    --sign: var(--coral-t);
    display: grid;
    grid-template-rows: auto 1fr;
    gap: 0.75rem;
    padding-block-start: 0.75rem;
    border-block-start: 3px solid var(--of);
  }
  > :nth-of-type(even) {
    --of: var(--teal);
    --sign: var(--teal-t);
  }
  ul {
    display: grid;
    grid-auto-rows: 1fr;
    border-radius: var(--r1);
    background: var(--card);
  }
  li li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: clamp(0.6rem, 1vw, 0.9rem);
    min-block-size: 3.5rem;
    padding: 0.5rem clamp(0.75rem, 1.4vw, 1.25rem);
    line-height: 1.3;
  }
  li li + li {
    border-block-start: 1px solid var(--line);
  }
  li li > svg {
    color: var(--sign);
  }
  @media (min-width: 64rem) {
    > li {
      gap: 1.1rem;
      padding-block-start: 1.1rem;
    }
    h3 {
      font-size: 1.75rem;
    }
    li li {
      min-block-size: 4.25rem;
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
  figure {
    --rule: 1.75rem;
    position: relative;
    gap: 0;
    padding-block: var(--rule);
    padding-inline: 3.25rem 1.5rem;
    border-radius: var(--r1);
    /* Letters end above the middle of what is left below them in their line. */
    background: linear-gradient(transparent calc(100% - 1px), var(--line) 0) 0 -0.4rem / 100% var(--rule) var(--card);
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
