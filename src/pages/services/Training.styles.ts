import { css } from '@emotion/react'
import { stories } from '../../sections/Stories.styles'

/** Four ways to learn: the rows of a week where there is room, columns elsewhere. */
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
    min-block-size: clamp(3.25rem, 2.8rem + 1.2vw, 4rem);
    padding: 0.4rem 1rem;
    border-radius: var(--r1);
    background: var(--fill, var(--coral-w));
    line-height: 1.3;
  }
  > :nth-of-type(even) {
    --edge: var(--teal);
    --fill: var(--teal-w);
  }
  /* Ten half days, at which things begin and end. No day has a name: which it is differs by role. */
  @media (min-width: 60rem) {
    gap: 0;
    grid-template-columns: minmax(0, 1fr);
    border-block-end: 1px solid var(--field);
    > li {
      grid-template: auto / 9.5rem minmax(0, 1fr);
      align-items: center;
      gap: 0;
      padding: 0;
      border-block-start: 1px solid var(--field);
    }
    ul {
      grid-template-columns: repeat(10, minmax(0, 1fr));
      gap: 0;
      padding-block: 0.5rem;
    }
    li li {
      grid-area: 1 / var(--at) / auto / span var(--long);
      margin-inline: 1px;
      border-inline-start: 4px solid var(--edge, var(--coral));
      padding-inline: 0.75rem 0.5rem;
    }
    ${[
      [
        [1, 4],
        [6, 2],
        [9, 2],
      ],
      [
        [2, 2],
        [5, 4],
        [9, 2],
      ],
      [
        [1, 2],
        [4, 4],
        [9, 2],
      ],
      [
        [3, 2],
        [7, 2],
        [9, 2],
      ],
    ].map((row, day) =>
      row.map(
        ([at, long], place) =>
          `> :nth-of-type(${day + 1}) li:nth-of-type(${place + 1}) { --at: ${at}; --long: ${long}; }`,
      ),
    )}
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
