import { css } from '@emotion/react'
import { stories } from '../../sections/Stories.styles'

/** Four ways to learn, each a column of three: no form is longer or comes later than another, as that differs by role. */
export const lessons = css`
  --item: 9.5rem;
  display: grid;
  gap: var(--g);
  grid-template-columns: repeat(4, minmax(0, 1fr));
  > li {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: 0.9rem;
    padding-block-start: 0.75rem;
    border-block-start: 3px solid var(--edge, var(--coral));
  }
  ul {
    display: grid;
    grid-auto-rows: 1fr;
    gap: 0.5rem;
  }
  li li {
    display: grid;
    align-content: center;
    min-block-size: clamp(3.25rem, 2.4rem + 2.2vw, 4.5rem);
    padding: 0.4rem clamp(1rem, 1.6vw, 1.5rem);
    border-radius: var(--r1);
    background: var(--fill, var(--coral-w));
    line-height: 1.3;
  }
  > :nth-of-type(even) {
    --edge: var(--teal);
    --fill: var(--teal-w);
  }
  @media (min-width: 60rem) {
    > li {
      gap: 1.25rem;
      padding-block-start: 1.25rem;
    }
    h3 {
      font-size: 1.75rem;
    }
    li li {
      font-size: 1.125rem;
    }
  }
`

/** Pages of an exercise book: ruled, with a red margin. */
export const exercises = css`
  ${stories};
  figure {
    --rule: 1.75rem;
    position: relative;
    gap: 0;
    padding-block: var(--rule);
    padding-inline: 3.25rem 1.5rem;
    border-radius: var(--r1);
    background: linear-gradient(transparent calc(100% - 1px), var(--line) 0) 0 0 / 100% var(--rule) var(--card);
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
  && figure p[role='img'] {
    block-size: var(--rule);
    align-items: center;
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
    inset-block-start: 0.45rem;
    inset-inline-start: -2.5rem;
  }
`
