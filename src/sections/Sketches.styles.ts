import { css } from '@emotion/react'

export const sketch = css`
  display: none;
  fill: var(--card);
  stroke: var(--line);
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  path:nth-of-type(2) {
    fill: none;
    stroke-width: 6;
  }
  path:nth-of-type(n + 3) {
    fill: none;
    stroke: var(--coral);
    stroke-width: 4;
  }
  path:nth-of-type(4) {
    stroke: var(--teal);
  }
`
