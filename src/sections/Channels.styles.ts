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
    font-size: clamp(1.3rem, 1rem + 1.3vw, 2.1rem);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
    align-content: start;
    font-size: var(--ts);
  }
  li li {
    padding: 0.1em 0.75em;
    border: 1px solid var(--field);
    border-radius: var(--r9);
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
    dl {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      align-content: start;
    }
    dd {
      display: flex;
      gap: 0.75rem;
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
      font-size: 1.2rem;
      letter-spacing: -0.022em;
    }
    dl > :last-of-type dd::before {
      content: '';
      flex: none;
      inline-size: 0.875rem;
      block-size: 0.875rem;
      border-radius: 50%;
      background: var(--coral);
    }
    /* The first row's labels stand above all rows, and those of the others are only read out. */
    > li:first-of-type {
      position: relative;
      padding-block-start: calc(clamp(0.9rem, 0.4rem + 1.6vw, 1.9rem) + 2.5rem);
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
