import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
import { below } from '../../theme/scale'

/** Looks like a ticket, with a hole punched at each end of the perforation. */
export const receipt = css`
  --hole: 0.6rem;
  position: relative;
  overflow: clip;
  margin-block-end: 1.1rem;
  padding: var(--space-5) var(--space-6);
  border: 1.5px solid var(--field);
  border-radius: var(--radius-m);
  background: var(--paper);
  font-size: var(--text-3);
  h3 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-1) var(--space-5);
    align-items: baseline;
    position: relative;
    margin-block-end: 1.1rem;
    padding-block-end: var(--space-5);
    border-block-end: 1.5px dashed var(--field);
    font-size: var(--text-5);
    font-weight: 480;
  }
  h3::before,
  h3::after {
    ${layer};
    inset-block-end: calc(var(--hole) * -1);
    inset-inline-start: calc(-1.5rem - var(--hole));
    inline-size: calc(var(--hole) * 2);
    block-size: calc(var(--hole) * 2);
    border: 1.5px solid var(--field);
    border-radius: 50%;
    background: var(--coral-w);
  }
  h3::after {
    inset-inline: auto calc(-1.5rem - var(--hole));
  }
  small {
    font-size: var(--text-7);
    font-weight: 450;
    letter-spacing: 0.01em;
  }
  dl {
    display: grid;
    gap: var(--space-3);
  }
  dl div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: var(--space-4);
    /* An email address then fits its line on a phone. */
    @media ${below.largePhone} {
      display: block;
    }
  }
  dt {
    color: var(--ink2);
  }
  dd {
    white-space: pre-line;
    /* Each line of a message has its own direction, as in the field. */
    unicode-bidi: plaintext;
    overflow-wrap: anywhere;
  }
  /* An address or a number stands below its label there, not across from it. */
  [dir='rtl'] & dd {
    /* The name by which Chromium knows it. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
`
