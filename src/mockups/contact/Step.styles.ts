import { css } from '@emotion/react'
import { colourOf } from '../../theme/tokens'

/** The drawing of a step; its paper stays light in the dark scheme. */
export const step = css`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  [data-part='sheet'] {
    fill: ${colourOf(['var(--card)', 'var(--ink)'])};
  }
  [data-part='rows'] {
    stroke: ${colourOf(['var(--line)', 'var(--ink2)'])};
    stroke-width: 4.5;
  }
  [data-part='deep'] {
    fill: var(--d3);
  }
  [data-part='front'] {
    fill: var(--coral);
  }
  [data-part='glow'] {
    fill: var(--d0);
  }
  [data-part='night'] {
    fill: ${colourOf(['var(--ink)', 'var(--d3)'])};
  }
  [data-part='sun'] {
    fill: var(--d1);
  }
  [data-part='seal'] {
    fill: var(--teal);
  }
  [data-part='sign'] {
    stroke: var(--on-coral);
    stroke-width: 3;
  }
  @media (forced-colors: active) {
    display: none;
  }
`
