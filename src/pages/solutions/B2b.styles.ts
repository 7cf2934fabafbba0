import { css } from '@emotion/react'
import { from } from '../../theme/scale'
import { onDusk } from '../../theme/tokens'

export const page = css`
  /* Both have the same ground; the real screens, which may stand between them, have another. */
  #cash-gap + [data-ground='sand'] {
    padding-block-start: 0;
  }
  /* The questions look like agencies, each connected to head office by a separate road. */
  @media ${from.laptop} {
    #features {
      padding-block-start: 0;
    }
    #get-started li p {
      font-size: var(--text-6);
    }
    div:has(> * > * > details) {
      gap: 0;
      align-items: stretch;
    }
    div:has(+ * > * > details) {
      --coral-t: var(--d1);
      align-content: start;
      margin: 0;
      padding: var(--space-7);
      border-radius: var(--radius-l);
      background: radial-gradient(circle at 100% 100%, var(--d2) 5rem, var(--d3) 0 9rem, var(--d4) 0 13rem, var(--d5) 0);
      color: ${onDusk.lede};
      /* Keeps the label's waypoint on the section's dashed route. */
      p {
        position: static;
      }
    }
    /* The slip for the open questions, below the agencies. */
    && div:has(> details) + div {
      margin-inline-start: 4rem;
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
