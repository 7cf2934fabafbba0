import { css } from '@emotion/react'
import { below, from } from '../theme/scale'

export const logo = css`
  display: inline-flex;
  justify-self: start;
  align-items: center;
  min-block-size: 2.75rem;
  letter-spacing: -0.045em;
  text-decoration: none;
  @media ${below.slim} {
    font-size: var(--text-7);
  }
  svg {
    --accent: var(--coral);
    flex: none;
    block-size: 1.9rem;
    /* A wide mark is as wide as it is drawn, until the name would lose its room. */
    max-inline-size: min(7rem, 20vw);
  }
  /* A long name takes two lines, or smaller letters, in a header or menu that is narrow. */
  &[data-long] {
    min-inline-size: 0;
    font-size: clamp(0.875rem, 4vw, 1.4rem);
    line-height: var(--line-2);
    text-wrap: balance;
    overflow-wrap: anywhere;
    @media ${from.laptop} and ${below.wide} {
      header & {
        font-size: var(--text-4);
      }
    }
  }
`
