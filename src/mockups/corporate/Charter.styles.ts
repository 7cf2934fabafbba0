import { css } from '@emotion/react'
import { night } from '../../theme/base.styles'
import { gulf, properties, tones } from '../../theme/tokens'

/** The rule, with a sun on the lower edge between it and the words beside it. */
export const charter = css`
  ${properties(tones.teal)}
  --u: 3.4rem;
  --x: 100%;
  --at: 0;
  display: grid;
  gap: 1rem;
  padding: clamp(1rem, 1.6vw, 1.5rem);
  border-radius: var(--r3);
  background: radial-gradient(
    circle at var(--x) var(--at),
    var(--a) calc(var(--u) * 0.5),
    color-mix(in oklch, var(--a) 66%, var(--d)) 0 var(--u),
    color-mix(in oklch, var(--a) 33%, var(--d)) 0 calc(var(--u) * 1.6),
    var(--d) 0
  );
  h3 {
    font-size: clamp(1.3rem, 0.95rem + 1.4vw, 1.85rem);
  }
  div p {
    margin-block-start: 0.3rem;
    max-inline-size: 19em;
  }
  @media (min-width: 64rem) {
    --u: 9.5vh;
    --x: 29%;
    --at: 100%;
    grid-template-columns: 2fr 3fr;
    align-items: center;
    padding-block: min(1.5rem, 1.8vh);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`

/** Patches side by side, without a gap; on phones, in two rows, to be pulled sideways. */
export const cloth = css`
  ${night};
  --rows: 2;
  --item: 15.5rem;
  display: grid;
  gap: 0.5rem;
  margin-block-start: 0.5rem;
  > li {
    padding: 1rem;
    background: var(--d6);
    border-radius: var(--r2);
  }
  > :nth-of-type(3n + 1) {
    background: var(--d5);
  }
  > :nth-of-type(3n + 2) {
    background: ${gulf[3]};
  }
  svg {
    block-size: 3.75rem;
    margin-block-end: 0.6rem;
  }
  h3 {
    font-size: clamp(1.1rem, 0.85rem + 0.5vw, 1.3rem);
  }
  p {
    margin-block-start: 0.3rem;
    color: var(--ink2);
    font-size: clamp(0.875rem, 1.1vw, 1.125rem);
    line-height: 1.4;
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(var(--columns, 2), 1fr);
    gap: 0;
    border-radius: var(--r3);
    overflow: clip;
    > li {
      padding: 1.05rem clamp(1rem, 1.6vw, 1.5rem);
      border-radius: 0;
    }
  }
  @media (min-width: 64rem) {
    --columns: 4;
    margin: 0;
    border-start-start-radius: 0;
    border-start-end-radius: 0;
    svg {
      block-size: 8.4vh;
    }
  }
  /* The first and the last of the two rows are wide: their words beside their drawing. */
  @media (min-width: 75rem) and (min-height: 50.01rem) {
    --columns: 5;
    > :is(:first-child, :last-child) {
      grid-column: span 2;
      display: grid;
      grid-template: auto 1fr / auto 1fr;
      column-gap: 1.5rem;
      svg {
        grid-row: span 2;
        align-self: center;
        block-size: 13vh;
      }
      h3 {
        font-size: min(1.9vw, 3vh);
      }
      p {
        font-size: min(1.4vw, 2.1vh);
      }
    }
  }
  @media (min-width: 75rem) and (max-height: 50rem) {
    > li {
      padding: 0.4rem 1rem;
    }
    svg {
      block-size: 2.4rem;
      margin-block-end: 0.2rem;
    }
    h3 {
      font-size: 1.06rem;
    }
    p {
      margin: 0;
      line-height: 1.3;
    }
  }
`
