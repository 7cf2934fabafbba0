import { css } from '@emotion/react'
import { onDusk } from '../../theme/tokens'

export const page = css`
  @media (max-width: 47.99rem) {
    /* Narrow enough that both buttons stand in one row. */
    #hero > * > :first-child a {
      padding-inline: 1.1rem;
    }
  }
  /* The questions look like agencies, each connected to head office by a separate road. */
  @media (min-width: 64rem) {
    #features {
      padding-block-start: 0;
    }
    #get-started li p {
      font-size: 1.125rem;
    }
    div:has(> * > details) {
      gap: 0;
      align-items: stretch;
    }
    div:has(+ * > details) {
      --coral-t: var(--d1);
      align-content: start;
      margin: 0;
      padding: 2rem;
      border-radius: var(--r3);
      background: radial-gradient(circle at 100% 100%, var(--d2) 5rem, var(--d3) 0 9rem, var(--d4) 0 13rem, var(--d5) 0);
      color: ${onDusk.lede};
      /* Keeps the label's waypoint on the section's dashed route. */
      p {
        position: static;
      }
    }
    div > details:nth-of-type(n) {
      padding-inline-start: 4rem;
      border: 0;
    }
    details + details {
      margin-block-start: 0.75rem;
    }
    summary {
      position: relative;
      padding: 1rem 1.5rem;
      border-radius: var(--r2);
      background: var(--sand);
      font-size: 1.4rem;
    }
    summary::before {
      content: '';
      position: absolute;
      inset-block-start: 50%;
      inset-inline: -4rem 100%;
      border-block-start: 2px dashed var(--field);
    }
    details p {
      padding: 1rem 1.5rem;
    }
  }
`
