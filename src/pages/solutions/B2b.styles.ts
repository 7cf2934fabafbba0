import { css } from '@emotion/react'
import { from } from '../../theme/scale'

export const page = css`
  /* Both have the same ground. */
  #cash-gap + section {
    padding-block-start: 0;
  }
  /* The questions look like agencies, each at the end of a road. */
  @media ${from.laptop} {
    #features {
      padding-block-start: 0;
    }
    #get-started li p {
      font-size: var(--text-6);
    }
    && details {
      padding-inline-start: 4rem;
      border: 0;
    }
    details + details {
      margin-block-start: 0.75rem;
    }
    summary {
      position: relative;
      padding: var(--space-5) var(--space-6);
      border-radius: var(--radius-m);
      background: var(--sand);
      font-size: var(--text-8);
    }
    summary::before {
      content: '';
      position: absolute;
      inset-block-start: 50%;
      inset-inline: -4rem 100%;
      border-block-start: 2px dashed var(--field);
    }
    details p {
      padding: var(--space-5) var(--space-6);
    }
  }
`
