import { css } from '@emotion/react'
import { below, from } from '../theme/scale'
import { colours } from '../theme/tokens'
import { whole } from './legal-views'

export const card = css`
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--card);
`

/** The last section, which says where to turn: an evening in the same colours in both schemes, with the sun at its edge. */
export const end = css`
  ${whole} > * > & {
    --u: clamp(1.6rem, 15vw - 5rem, 7.25rem);
    --pad: clamp(1.35rem, 1rem + 2.6vw, 3.5rem);
    --ink: var(--on-coral);
    --ink2: var(--ink);
    --coral-t: var(--on-coral);
    padding: var(--pad);
    border-color: transparent;
    border-radius: var(--radius-l);
    color: var(--ink);
    /* The sun is small and below the words on phones, beside them elsewhere. */
    background: no-repeat radial-gradient(
      circle at var(--east, var(--x-end, 100%)) var(--rise, 0%),
      var(--d3) var(--u),
      var(--d2) calc(var(--u) + 1px) calc(var(--u) * 1.55),
      var(--d1) calc(var(--u) * 1.55 + 1px) calc(var(--u) * 2.3),
      var(--d0) calc(var(--u) * 2.3 + 1px)
    );
    h2::before {
      color: ${colours['coral-t'][0]};
    }
    > div > p + p {
      margin-block-start: 1.4rem;
    }
    /* The paragraph with the mailbox. */
    > div > p:has([href^='mailto']) {
      text-wrap: balance;
      font-size: var(--title-5);
      letter-spacing: -0.034em;
      line-height: var(--line-4);
    }
    @media ${below.largePhone} {
      --east: calc(50% + 28% * var(--flip, 1));
      --rise: 100%;
      padding-block-end: calc(var(--pad) + 3rem);
    }
    @media ${from.wide} {
      --rise: 100%;
      padding-inline-start: calc(var(--pad) + var(--hung));
      > div {
        max-inline-size: min(34em, 66%);
      }
    }
    @media print {
      padding: 0;
    }
  }
`

/** A short section as a card, two per row where there is room. Its drawing stands at the foot, over the setting sun. */
export const half = css`
  @media screen {
    ${whole} > * > & {
      --pad: clamp(1.25rem, 2.4vw, 2.25rem);
      --plate: var(--sand);
      margin-block-start: clamp(1.25rem, 2vw, 1.75rem);
      padding: var(--pad);
      border: 0 solid;
      /* Seen in forced colours only. A border would show the card's ground around the drawing. */
      outline: 1px solid transparent;
      outline-offset: -1px;
      border-radius: var(--radius-l);
      background: var(--plate);
      overflow: clip;
      @media ${from.tablet} and ${below.wide} {
        > h2 {
          font-size: var(--text-9);
        }
      }
      &[data-half='first'] {
        --plate: var(--teal-w);
      }
      &:has(> [data-as]) {
        display: flex;
        flex-direction: column;
        padding-block-end: 0;
      }
      > [data-as] {
        max-inline-size: none;
        margin-block: auto 0;
        margin-inline: calc(var(--pad) * -1);
        padding-block-start: var(--space-5);
      }
    }
  }
`
