import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** The settings of the operator: brand, language and currency. */
export const settings = css`
  gap: var(--space-3) var(--space-6);
  fieldset label {
    grid-auto-flow: column;
    gap: 0.4em;
  }
  [data-id='murjan'] {
    --of: var(--teal-t);
  }
  [data-id='saffron'] {
    --of: var(--coral);
  }
  [data-id='rosewater'] {
    --of: var(--d4);
  }
  fieldset:has([name='brand']) label::before {
    content: '';
    inline-size: 0.7rem;
    block-size: 0.7rem;
    border-radius: 50%;
    background: var(--of);
    forced-color-adjust: none;
  }
  /* The web font for Arabic is loaded only once the shop itself is in Arabic. */
  [lang='ar'] {
    font-family: sans-serif;
    letter-spacing: 0;
  }
  /* Each name above what it is the name of, so that all of them begin at the same edge. */
  @container ${below.largePhone} {
    row-gap: var(--space-4);
    padding-inline: var(--space-4);
    fieldset > legend > span {
      flex: 1 0 100%;
    }
    fieldset label {
      padding-inline: var(--space-3);
    }
  }
  @container ${from.largePhone} {
    padding-inline-end: 11rem;
  }
  @container ${from.wide} {
    justify-content: space-between;
    fieldset {
      font-size: var(--text-3);
    }
    fieldset label {
      min-block-size: 2.5rem;
      padding-inline: var(--space-5);
    }
    fieldset:has([name='brand']) label::before {
      inline-size: 0.875rem;
      block-size: 0.875rem;
    }
  }
`
