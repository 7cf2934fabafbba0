import { css } from '@emotion/react'
import { from } from '../../theme/scale'
import { closingSky, colourOf, properties } from '../../theme/tokens'

const { d0, d1, d2, d3 } = closingSky

/** At night a shadow cannot lift a window off its ground: windows are lighter instead, with light on their upper edge. */
export const lit = css`
  --pane: ${colourOf(['var(--card)', 'color-mix(in oklab, var(--ink) 4%, var(--card))'])};
  --edge: ${colourOf(['transparent', 'color-mix(in oklab, var(--d0) 40%, transparent)'])};
`

/** The dunes of a dusk hero end in paper, so the next section, on paper too, needs less space above. */
export const dusk = css`
  @media ${from.laptop} {
    && > section:has(h1) + section {
      padding-block-start: var(--space-5);
    }
  }
`

/*
 * A page for each hour, which places the hero's sun elsewhere than the closing's. One style each, because a page carries all
 * rules of the styles that it uses.
 */
export const morning = css`
  > section:has(h1) {
    --sun-x: 22%;
  }
`

export const afternoon = css`
  > section:has(h1) {
    --sun-x: 50%;
    --sun-y: -3rem;
  }
`

export const evening = css`
  > section:has(h1) {
    --sun-x: 94%;
    --sun-y: 1.5rem;
  }
`

/** Where the words stand beside the window, the sun comes up below them, out of the sand of the next section. */
export const sunrise = css`
  > section:has(h1) {
    --sun-x: 88%;
    --sun-y: -1.5rem;
    @media ${from.laptop} {
      ${properties({ d0, d1, d2, d3 })}
      --sun-x: -26%;
      --sun-y: calc(100% + 5rem);
      --sunk: 1.5;
    }
  }
`

export const moonrise = css`
  > section:has(h1) {
    --sun-x: 56%;
    --sun-y: 3rem;
  }
`
