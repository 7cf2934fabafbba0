import { css } from '@emotion/react'
import { from } from '../../theme/scale'

/** On wide screens the section's heading stands beside the first two cards: they share the 12 columns of the section. */
export const products = css`
  gap: var(--g);
  @media ${from.tablet} {
    display: contents;
    > li {
      grid-column: span 6;
    }
  }
  > li {
    grid-template-rows: auto auto 1fr auto;
    padding: clamp(1rem, 1.4vw, 1.75rem);
  }
  small {
    grid-row: 4;
  }
  > [data-look='card'] h3 {
    font-size: var(--title-5);
  }
  > li > svg {
    align-self: end;
    margin-block: var(--space-3);
  }
  @media ${from.laptop} {
    > [data-look='coupon'] {
      grid-column: span 3;
      margin-inline: calc(var(--g) / -2);
      border-inline-start: 2px dashed var(--field);
      border-radius: 0;
      h3 svg {
        order: 1;
        margin-inline-start: auto;
        font-size: var(--title-4);
        color: var(--teal-t);
      }
    }
    > [data-look='card'] + [data-look='coupon'] {
      margin-inline-start: 0;
      border: 0;
      border-start-start-radius: var(--radius-l);
      border-end-start-radius: var(--radius-l);
    }
    > [data-look='coupon']:last-child {
      margin-inline-end: 0;
      border-start-end-radius: var(--radius-l);
      border-end-end-radius: var(--radius-l);
    }
  }
  /* Where each bar of the second picture is wider than its number. */
  @media ${from.wide} {
    > [data-look='card'] {
      grid-column: span 5;
    }
    > [data-look='card'] + [data-look='card'] {
      grid-column: span 3;
    }
  }
  @media ${from.tablet} and (min-height: 50.01rem) {
    > li > svg {
      zoom: 1.2;
    }
  }
`
