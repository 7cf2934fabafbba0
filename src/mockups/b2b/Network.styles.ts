import { css } from '@emotion/react'
import { night } from '../../theme/base.styles'

/**
 * A sheet of night, on phones from edge to edge: the tree, two features as posters, and the others as ruled lines. On phones
 * all of them are posters, one below the other.
 */
export const network = css`
  ${night};
  display: grid;
  gap: clamp(1rem, 2.2vw, 2rem);
  margin-inline: calc(var(--gut) * -1);
  padding: min(2.6vh, 5.2vw) var(--gut);
  overflow: clip;
  background: var(--d5);
  h3 {
    font-size: 1.3rem;
  }
  p {
    line-height: max(var(--least-line), 1.4);
  }
  > :first-child > h3 {
    font-size: max(1.6rem, min(3vw, 4.6vh));
  }
  > * > p {
    margin-block: 0.5rem 1rem;
    font-size: var(--tl);
  }
  ul {
    display: grid;
    gap: 0.75rem;
  }
  li {
    display: grid;
    grid-template-rows: auto auto 1fr;
    gap: 0.3rem 1rem;
    padding: 1rem;
    border-radius: var(--r2);
    background: var(--d4);
  }
  li:nth-child(even) {
    background: var(--d6);
  }
  svg {
    fill: none;
    stroke: var(--ink);
    stroke-width: 3;
    stroke-linecap: round;
  }
  li svg {
    inline-size: 7.5rem;
  }
  @media (min-width: 48rem) {
    --gut: 2rem;
    margin: 0;
    border-radius: var(--r3);
    ul {
      row-gap: 0;
      grid-template-columns: 1fr 1fr;
    }
    li {
      grid-template: auto 1fr / 1fr auto;
      margin-block-end: 0.75rem;
    }
    li h3 {
      font-size: max(1.3rem, min(2vw, 2.8vh));
    }
    li svg {
      grid-area: 1 / 2 / 3;
      align-self: center;
      inline-size: min(10vw, 13.5vh);
    }
    li:nth-child(n + 3) {
      grid-area: auto / span 2;
      grid-template: auto / min(2.75rem, 4.4vh) 28% 1fr;
      align-items: center;
      margin: 0;
      padding: calc(2.6vh - 1rem) 0;
      border-block-start: 1px solid var(--d3);
      border-radius: 0;
      background: none;
      svg {
        grid-area: 1;
        inline-size: auto;
      }
      h3 {
        font-size: max(1rem, min(1.35vw, 2.1vh));
      }
    }
  }
  /* The tree is as high as all the other features together. */
  @media (min-width: 75rem) {
    grid-template-columns: minmax(20.5rem, 4fr) minmax(0, 9fr);
    > :first-child {
      display: flex;
      flex-flow: column;
    }
    li p {
      font-size: min(1.2vw, 1.92vh);
    }
  }
`

export const tree = css`
  margin-block: auto;
  text {
    fill: var(--ink);
    stroke: none;
    font-size: 17px;
  }
  @media (min-width: 48rem) {
    block-size: auto;
    max-inline-size: 25rem;
    text {
      font-size: 11px;
    }
  }
  @media (min-width: 75rem) and (max-height: 50rem) {
    max-inline-size: 17rem;
  }
`
