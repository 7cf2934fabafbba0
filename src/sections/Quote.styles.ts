import { css } from '@emotion/react'
import { waypoint } from '../theme/base.styles'
import { colours } from '../theme/tokens'

/** One sun in two lights: before it rises, and after. Beside each other where there is room. */
export const quote = css`
  display: grid;
  gap: min(1.75rem, 3vw) var(--g);
  margin-block-start: min(1.5rem, 4vw);
  dl {
    --u: clamp(4rem, 9vw, 9rem);
    --in: clamp(1.1rem, 3.4vw, 3.5rem);
    position: relative;
    display: grid;
    border-radius: var(--r3);
    overflow: clip;
  }
  dl > div {
    display: grid;
    grid-template-rows: auto auto 1fr;
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
  dl > :last-child {
    --core: ${colours.card[0]};
    --near: var(--d0);
    --far: color-mix(in oklab, var(--d0), var(--d1));
    --air: var(--d1);
    color: var(--on-coral);
  }
  dt {
    display: flex;
    align-items: center;
    gap: 0.7rem;
    font-weight: 450;
  }
  dt::before {
    ${waypoint};
    background: none;
  }
  dd {
    font-size: clamp(1.5rem, 0.6rem + 2.4vw, 3.25rem);
    line-height: 1.15;
    letter-spacing: -0.036em;
    text-wrap: balance;
  }
  blockquote {
    font-size: var(--tl);
    line-height: 1.5;
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem 0.75rem;
    color: var(--ink2);
    font-size: var(--ts);
  }
  figcaption > b,
  figcaption > span {
    inline-size: 100%;
  }
  figcaption > small {
    font-size: inherit;
  }
  @media (min-width: 48rem) {
    grid-template-columns: 1fr 1fr;
    dl {
      grid-column: 1 / -1;
      grid-template-columns: 1fr 1fr;
    }
    dl > div {
      min-block-size: min(40vw, 34rem);
    }
    /* The road, up to the morning. */
    dl > :first-child dt::after {
      content: '';
      flex: 1;
      margin-inline-end: calc(var(--in) * -1);
      border-block-start: 2px dashed var(--coral);
    }
  }
`
