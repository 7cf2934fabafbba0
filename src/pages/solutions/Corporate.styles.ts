import { css } from '@emotion/react'
import { night } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'
import { gulf, properties, tones } from '../../theme/tokens'

/** The Products section shows a morning over the gulf, with its heading as a column beside what the policy covers. */
export const page = css`
  --ends: 1.2rem;
  #products {
    ${properties(tones.teal)}
    background: radial-gradient(
      circle at calc(50% + 34% * var(--flip, 1)) 0,
      var(--a) calc(2rem + 8.6vw),
      color-mix(in oklch, var(--a) 66%, var(--d)) 0 calc(3rem + 15.5vw),
      color-mix(in oklch, var(--a) 33%, var(--d)) 0 calc(5rem + 23vw),
      var(--d) 0
    );
  }
  @media ${from.tablet} {
    #products > div {
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      gap: var(--g);
      > :has(> h2) {
        grid-column: 1 / -1;
        margin: 0;
      }
    }
  }
  /* The questions have a bar at their start, as the search marks a fare that needs asking about. */
  && details {
    margin-block-end: var(--space-3);
    padding-inline: var(--space-5);
    border: 0;
    border-radius: var(--radius-m);
    border-inline-start: 0.6rem solid var(--coral);
    background: var(--d5);
    ${night};
  }
  @media ${from.laptop} {
    /* The sentence beside the heading starts where the list below it does. */
    #features > * > :has(> h2) {
      grid-template-columns: 1fr 1fr;
      column-gap: 3vw;
    }
    details > summary {
      min-block-size: 5rem;
      font-size: var(--text-8);
    }
  }
  @media ${from.wide} {
    #products > div > :has(> h2) {
      grid-column: span 4;
      grid-template: none;
      align-self: start;
    }
  }
`

/**
 * Suns in rows of three, each row on one horizon, by the hour: the sea by day, the dusk, the night. On phones each is a
 * band of colour.
 */
export const suns = css`
  --band: 0.75rem;
  --figure: var(--display-2);
  margin-block: calc(var(--y) * -1);
  @media ${below.laptop} {
    margin-inline: calc(50% - 50vw);
  }
  @media ${from.laptop} {
    --near: ${gulf[1]};
    --far: ${gulf[0]};
    --figure-wide: var(--title-4);
    --beside: var(--space-7);
    @media ${below.wide} {
      --beside: var(--space-6);
      --figure-long: var(--title-5);
    }
    /* The first is at least as wide as its figure. */
    grid-template-columns: 5fr repeat(2, minmax(0, 4fr));
    align-items: end;
    gap: 5rem;
    margin-block-start: 0;
    padding-inline: 2.5rem;
    li {
      clip-path: inset(-3rem -3rem 0);
      justify-items: center;
      padding: var(--space-8) var(--beside) var(--space-7);
      border-radius: var(--radius-full) var(--radius-full) 0 0;
      box-shadow: 0 0 0 1.25rem var(--near), 0 0 0 2.5rem var(--far);
      gap: var(--space-1);
      text-align: center;
    }
    span {
      font-size: var(--text-7);
    }
  }
`

/** The first sun, the highest. */
export const high = css`
  @media ${from.laptop} {
    --figure: var(--display-1);
  }
`

export const dusk = css`
  && {
    background: var(--d4);
    --near: var(--d3);
    --far: var(--coral);
  }
`

export const evening = css`
  && {
    background: var(--d5);
    --near: var(--d4);
    --far: var(--d3);
  }
`
