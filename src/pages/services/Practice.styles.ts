import { css } from '@emotion/react'
import { colourOf } from '../../theme/tokens'

/** Places the hero's sun elsewhere than the closing's, which shows a later hour. The hours differ from page to page. */
const hours = css`
  @media (max-width: 47.99rem) {
    &[data-dense] {
      --y: 1.25rem;
    }
  }
  > section:first-of-type {
    --sun-x: 88%;
    --sun-y: -1.5rem;
  }
  &[data-hour='morning'] > section:first-of-type {
    --sun-x: 22%;
    --sun-y: 0rem;
  }
  &[data-hour='afternoon'] > section:first-of-type {
    --sun-x: 50%;
    --sun-y: -3rem;
  }
  &[data-hour='evening'] > section:first-of-type {
    --sun-x: 94%;
    --sun-y: 1.5rem;
  }
  &[data-hour='moonrise'] > section:first-of-type {
    --sun-x: 50%;
    --sun-y: 3rem;
  }
`

/** At night a shadow cannot lift a window off its ground: windows are lighter instead, with light on their upper edge. */
export const lit = css`
  --pane: ${colourOf(['var(--card)', 'color-mix(in oklab, var(--ink) 4%, var(--card))'])};
  --edge: ${colourOf(['transparent', 'color-mix(in oklab, var(--d0) 40%, transparent)'])};
`

export const dawn = css`
  ${hours};
  ${lit};
`

/** The dunes of a dusk hero end in paper, so the next section, on paper too, needs less space above. */
export const dusk = css`
  ${hours};
  @media (min-width: 62rem) {
    > section:nth-of-type(2) {
      padding-block-start: 1rem;
    }
  }
`
