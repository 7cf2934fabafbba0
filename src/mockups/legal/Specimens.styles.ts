import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'
import { closingSky, colourOf, properties, tones } from '../../theme/tokens'

const { d0, d1, d2 } = closingSky

/** A backdrop with a sun, as on the site's cards; the window in front of it runs on below the edge. */
const plate = css`
  align-self: start;
  [dir='rtl'] & {
    --east: 24%;
  }
  padding: var(--space-5) var(--space-5) 0;
  background: radial-gradient(
    circle at var(--east, 76%) 16%,
    var(--a) 2.5rem,
    color-mix(in oklch, var(--a) 66%, var(--d)) calc(2.5rem + 1px) 4.75rem,
    color-mix(in oklch, var(--a) 33%, var(--d)) calc(4.75rem + 1px) 7.5rem,
    var(--d) calc(7.5rem + 1px)
  );
  > div {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    box-shadow: var(--sh1);
  }
`

export const samples = css`
  ${plate};
  ${properties(tones.teal)}
  > div {
    border-start-start-radius: var(--radius-m);
    border-start-end-radius: var(--radius-m);
  }
  > div > div {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: min(0.9rem, 4vw);
    padding-block: var(--space-4);
    padding-inline: min(1rem, 4vw);
  }
  > div > div + div {
    border-block-start: 1px solid var(--line);
  }
  svg {
    block-size: clamp(3rem, 7vw, 6.25rem);
  }
  /* As high as the text about the samples. */
  @media screen and ${from.largePhone} {
    display: grid;
    align-self: stretch;
    > div {
      display: grid;
      grid-auto-rows: 1fr;
    }
    > div > div {
      gap: var(--space-5);
    }
    --tag-size: var(--text-5);
  }
`

/** The wall behind the jars of the cookie policy, and their glass. */
export const pantry = css`
  --wall: ${colourOf(['var(--teal-t)', 'color-mix(in oklab, var(--teal) 45%, var(--teal-w))'])};
  --glass: ${colourOf(['var(--card)', 'var(--ink)'])};
`

/** A tile that is filled by a drawing with a sun. */
export const tile = css`
  ${properties({ d0, d1, d2 })}
`

export const jar = css`
  background: var(--wall);
  svg {
    block-size: 100%;
    overflow: visible;
    @media ${below.largePhone} {
      block-size: 12.5rem;
    }
    /* As high as the text beside it. */
    @media screen and ${from.largePhone} {
      position: absolute;
    }
  }
`

export const ways = css`
  svg {
    block-size: 17rem;
    @media screen and ${from.largePhone} {
      position: absolute;
      block-size: 100%;
    }
  }
`

export const cut = css`
  ${plate};
  ${properties(tones.apricot)}
  /* Enlarged or widely spaced letters need more lines. */
  > div > div {
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
    padding-inline: var(--space-4);
  }
  i {
    flex: 1 1 0.5rem;
    border-block-start: 1.5px dashed var(--field);
  }
`

/** The price, at the end of the row. */
export const price = css`
  min-inline-size: 3.75rem;
`
