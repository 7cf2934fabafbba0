import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

export const board = css`
  /* The sources, as a line of words. Each has a dot before it, which the edge cuts off where a line begins. */
  ul {
    gap: 0 var(--space-4);
    overflow: clip;
  }
  ul li {
    padding: 0;
    background: none;
    @media ${below.tablet} {
      gap: 0;
    }
    @media ${below.least} {
      white-space: normal;
    }
  }
  ul li::before {
    content: '·';
    margin-inline-start: -0.6em;
    @media ${below.tablet} {
      display: inline-block;
      inline-size: 0.6em;
    }
  }
  @media ${from.largePhone} and ${below.tablet} {
    display: flex;
    flex-wrap: wrap;
    /* Two in a row; the first has a row to itself, and so has the last if one is left. */
    > * {
      flex: 1 1 40%;
    }
    > :first-child {
      flex-basis: 100%;
    }
  }
  @media ${from.tablet} {
    --round: 0;
    --pad: clamp(0.2rem, 3vh - 1rem, 0.75rem);
    gap: 1px;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--line);
    overflow: clip;
  }
  @media ${from.wide} {
    grid-template-columns: 5fr 8fr;
  }
`

export const item = css`
  grid-template-rows: auto 1fr;
  gap: var(--space-2) var(--space-6);
  padding: var(--space-5);
  border-radius: var(--round, var(--radius-m));
  background: var(--card);
  overflow: clip;
`

/** The first item, on wide screens as high as all the others together. */
export const lead = css`
  background: var(--coral-w);
  @media ${from.tablet} {
    padding: var(--space-6);
    gap: var(--pad);
    h3 {
      font-size: var(--title-4);
    }
    p {
      font-size: var(--text-7);
    }
    svg {
      zoom: 1.7;
    }
  }
  @media ${from.wide} {
    grid-area: span 5;
  }
`

export const line = css`
  grid-template-rows: auto auto 1fr;
  > svg {
    inline-size: calc(100% + 2rem);
    block-size: 4rem;
    margin-block: -1rem var(--space-2);
    margin-inline: -1rem;
    /* The drawing stands at the start, where it is seen before its card is. */
    padding-block: var(--space-3);
    padding-inline: var(--space-1) calc(100% - 2.5rem);
    /* The drawing is mirrored where a page runs from the right, with its padding, unless it is upright. */
    &:not([data-upright]) {
      direction: ltr;
    }
    fill: none;
    stroke-width: 3;
    stroke-linecap: round;
    background: currentColor;
  }
  @media ${from.tablet} {
    grid-template: 1fr auto / 5.5rem 12.8rem 1fr;
    gap: 0 var(--space-5);
    padding-block: var(--pad);
    padding-inline: 0 var(--space-5);
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
      font-size: var(--text-5);
    }
    h3 {
      align-self: end;
      font-size: var(--text-7);
    }
  }
`
