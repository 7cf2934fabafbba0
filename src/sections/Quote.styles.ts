import { css } from '@emotion/react'
import { eyebrow } from '../theme/base.styles'
import { from } from '../theme/scale'
import { colourOf, colours, risen } from '../theme/tokens'

/** One sun in two lights: before it rises, and after; side by side where there is room. */
export const quote = css`
  --in: clamp(0.9rem, 3.4vw, 3.5rem);
  gap: min(1.75rem, 3vw) 0;
  margin-block-start: min(1.5rem, 4vw);
  dl {
    --u: clamp(4rem, 9vw, 9rem);
    border-radius: var(--radius-l);
    overflow: clip;
  }
  dl > div {
    display: grid;
    grid-template: auto auto 1fr / minmax(0, 1fr);
    padding: var(--in);
    color: ${colours.card[0]};
    background: radial-gradient(
      circle at 50% 100%,
      var(--core, var(--d4)) var(--u),
      var(--near, var(--d5)) 0 calc(var(--u) * 1.7),
      var(--far, var(--d6)) 0 calc(var(--u) * 2.5),
      var(--air, var(--band)) 0
    );
  }
  dl > [data-part='after'] {
    --core: ${risen.core};
    --near: var(--d0);
    --far: ${risen.far};
    --air: var(--d1);
    color: var(--on-coral);
  }
  dt {
    ${eyebrow};
    margin-block-end: min(1vw, 0.75rem);
    color: inherit;
  }
  dt::before {
    border-color: currentColor;
    background: none;
  }
  dd {
    font-size: var(--title-4);
    line-height: var(--line-2);
    text-wrap: balance;
    letter-spacing: -0.036em;
  }
  figcaption {
    --coral-w: ${colourOf(['var(--card)', 'var(--bad-w)'])};
    gap: var(--space-2) var(--space-4);
  }
  @media ${from.tablet} {
    padding-block-end: var(--space-6);
    border-radius: var(--radius-l);
    background: var(--sand);
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > * {
      padding-inline: var(--in);
    }
    dl {
      grid-column: 1 / -1;
      padding: 0;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    /* Both pictures begin below the longer of the two texts. */
    dl > div {
      grid-row: span 3;
      grid-template-rows: subgrid;
    }
    /* The road from the night to the morning. */
    dt::after {
      content: '';
      flex: 1;
      margin-inline-end: calc(var(--in) * -1);
      border-block-start: 2px dashed;
    }
    [data-part='after'] dt::after {
      position: absolute;
      inset-inline-start: calc(var(--in) * -1);
      inline-size: calc(var(--in) - 0.5rem);
    }
  }
`
