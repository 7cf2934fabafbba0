import { css } from '@emotion/react'

export const board = css`
  display: grid;
  gap: 0.6rem;
  > li {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: 0.4rem 1.5rem;
    padding: 1rem;
    border-radius: var(--round, var(--r2));
    background: var(--card);
    overflow: clip;
  }
  > :first-child {
    background: var(--coral-w);
  }
  > li + li {
    grid-template-rows: auto auto 1fr;
  }
  > li + li > svg {
    inline-size: calc(100% + 2rem);
    block-size: 4rem;
    margin-block-start: -1rem;
    margin-inline: -1rem;
    /* The drawing stands at the start, where it is seen before its card is. */
    padding: 0.5rem;
    padding-inline-end: calc(100% - 5rem);
    fill: none;
    stroke-width: 3;
    stroke-linecap: round;
    background: currentColor;
  }
  h3 {
    font-size: 1.4rem;
    line-height: 1.1;
  }
  p {
    color: var(--ink2);
    line-height: 1.45;
    font-size: max(var(--least), 0.94rem);
  }
  /* The sources, as a line of words. Each has a dot before it, which the edge cuts off where a line begins. */
  ul {
    gap: 0 0.75rem;
    overflow: clip;
  }
  ul li {
    padding: 0;
    background: none;
    @media (max-width: 19.99rem) {
      white-space: normal;
    }
  }
  ul li::before {
    content: '·';
    margin-inline-start: -0.6em;
    @media (max-width: 47.99rem) {
      display: inline-block;
      inline-size: 0.6em;
    }
  }
  @media (min-width: 48rem) {
    --round: 0;
    --pad: clamp(0.2rem, 3vh - 1rem, 0.75rem);
    gap: 1px;
    border: 1px solid var(--line);
    border-radius: var(--r3);
    background: var(--line);
    overflow: clip;
    > :first-child {
      padding: 1.5rem;
      gap: var(--pad);
      h3 {
        font-size: 2.5rem;
      }
      p {
        font-size: 1.25rem;
      }
      svg {
        zoom: 1.7;
      }
    }
    > li + li {
      grid-template: 1fr auto / 5.5rem 12.8rem 1fr;
      gap: 0 1.25rem;
      padding-block: var(--pad);
      padding-inline: 0 1.25rem;
      > svg {
        grid-area: 1 / 1 / 3;
        block-size: 0;
        min-block-size: calc(100% + 2 * var(--pad));
        inline-size: 100%;
        margin: calc(var(--pad) * -1) 0;
        padding-inline: 0;
      }
      p {
        grid-area: 1 / 3 / 3;
        align-self: center;
        font-size: 1.06rem;
      }
      h3 {
        align-self: end;
      }
    }
  }
  /* Here the first item is as high as all the others together. */
  @media (min-width: 75rem) {
    grid-template-columns: 5fr 8fr;
    > :first-child {
      grid-area: span 5;
    }
  }
`
