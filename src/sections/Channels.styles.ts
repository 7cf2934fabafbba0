import { css } from '@emotion/react'
import { hidden } from '../theme/base.styles'

/** What is paid for in ink, what counts in coral. */
export const plan = css`
  --item: min(76vw, 18rem);
  display: grid;
  column-gap: 1.75rem;
  > li {
    display: grid;
    grid-template-rows: auto auto 1fr;
    gap: 0.5rem 2rem;
    align-content: start;
    padding-block: clamp(0.9rem, 0.4rem + 1.6vw, 1.9rem);
    border-block-start: 1px solid var(--field);
  }
  h3 {
    font-size: clamp(1.3rem, 1rem + 1vw, 2.1rem);
  }
  /* A dot before each; that at the beginning of a line is cut off. */
  ul {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    margin-inline-start: -0.85em;
    clip-path: inset(0 0 0 0.85em);
    color: var(--ink2);
    font-size: 0.97rem;
    line-height: 1.5;
  }
  [dir='rtl'] & ul {
    clip-path: inset(0 0.85em 0 0);
  }
  li li::before {
    content: '·' / '';
    display: inline-block;
    inline-size: 0.85em;
    color: var(--coral-t);
    font-weight: 500;
    text-align: center;
  }
  dl {
    display: grid;
    gap: 0.5rem 2rem;
  }
  dt {
    color: var(--ink2);
    font-size: var(--ts);
  }
  dd {
    line-height: 1.35;
    text-wrap: balance;
  }
  dl > :last-of-type dd {
    font-weight: 480;
  }
  @media (min-width: 48rem) {
    > li {
      grid-template: auto / minmax(0, 3fr) minmax(0, 6fr) minmax(0, 7fr);
    }
  }
  @media (min-width: 64rem) {
    > li {
      grid-template-columns: minmax(11rem, 2fr) minmax(0, 5fr) minmax(0, 5.5fr);
      align-items: baseline;
      padding-block: 1.35rem;
    }
    dl {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      align-content: start;
      align-items: baseline;
    }
    dd {
      display: flex;
      gap: 0.6rem;
      align-items: baseline;
    }
    /* A hop from what is paid for to what counts. */
    dl > :first-of-type dd::after {
      content: '';
      flex: 1;
      min-inline-size: 1rem;
      margin-inline-end: -2rem;
      border-block-start: 1.5px dashed var(--field);
      translate: 0 -0.3em;
    }
    dl > :last-of-type dd {
      font-size: clamp(1.1rem, 0.7rem + 0.6vw, 1.25rem);
      letter-spacing: -0.022em;
    }
    dl > :last-of-type dd::before {
      content: '';
      flex: none;
      inline-size: 0.8rem;
      block-size: 0.8rem;
      border-radius: 50%;
      background: var(--coral);
    }
    /* The first row's labels stand above all rows, and those of the others are only read out. */
    > li:first-of-type {
      position: relative;
      padding-block-start: 3.85rem;
    }
    > li:first-of-type dt {
      position: absolute;
      inset-block-start: 0.5rem;
    }
    > li:first-of-type::before {
      content: '';
      position: absolute;
      inset-block-start: 2.5rem;
      inset-inline: 0;
      border-block-start: 1px solid var(--field);
    }
    > li:not(:first-of-type) dt {
      ${hidden};
    }
  }
`
