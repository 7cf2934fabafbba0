import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
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
    }
    /* Stays beside the questions, however many there are, with room for its sun below the words. */
    div:has(+ * > * > details) {
      --coral-t: var(--d1);
      position: sticky;
      z-index: 1;
      inset-block-start: 5.5rem;
      margin: 0;
      padding: var(--space-7) var(--space-7) 8rem;
      border-radius: var(--radius-l);
      background: radial-gradient(circle at var(--x-end, 100%) 100%, var(--d2) 4rem, var(--d3) 0 7rem, var(--d4) 0 10rem, var(--d5) 0);
      color: ${onDusk.lede};
    }
    /* The slip for the open questions, below the agencies. */
    && div:has(> details) + div {
      margin-inline-start: 4rem;
    }
    && details {
      position: relative;
      padding-inline-start: 4rem;
      border: 0;
    }
    details + details {
      margin-block-start: var(--space-4);
    }
    /* The road from head office, past every agency but the last. */
    details:not(:last-child)::before,
    summary::after {
      ${layer};
      inset-block: 0 -0.75rem;
      inset-inline-start: 0;
      border-inline-start: 2px dashed var(--field);
    }
    details:not(:last-child) summary::after {
      content: none;
    }
    summary::after {
      inset-block: 0 50%;
      inset-inline-start: -4rem;
    }
    summary {
      position: relative;
      padding: var(--space-5) var(--space-6);
      border-radius: var(--radius-m);
      background: var(--sand);
      font-size: var(--text-8);
    }
    summary::before {
      ${layer};
      inset-block-start: 50%;
      inset-inline: -4rem 100%;
      border-block-start: 2px dashed var(--field);
    }
    details p {
      padding: var(--space-5) var(--space-6);
    }
  }
`
