import { css } from '@emotion/react'

/** Looks like a ticket, with a hole punched at each end of the perforation. */
export const receipt = css`
  --hole: 0.6rem;
  position: relative;
  overflow: clip;
  margin-block-end: 1.1rem;
  padding: 1.1rem 1.5rem;
  border: 1.5px solid var(--field);
  border-radius: var(--r2);
  background: var(--paper);
  font-size: var(--ts);
  h3 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    align-items: baseline;
    position: relative;
    margin-block-end: 1.1rem;
    padding-block-end: 1rem;
    border-block-end: 1.5px dashed var(--field);
    font-size: 1rem;
    font-weight: 480;
  }
  h3::before,
  h3::after {
    content: '';
    position: absolute;
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
    font-size: 1.2rem;
    font-weight: 450;
    letter-spacing: 0.01em;
  }
  dl {
    display: grid;
    gap: 0.5rem;
  }
  dl div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 0.75rem;
    /* An email address then fits its line on a phone. */
    @media (max-width: 29.99rem) {
      display: block;
    }
  }
  dt {
    color: var(--ink2);
  }
  dd {
    margin: 0;
    white-space: pre-line;
    /* Each line of a message has its own direction, as in the field. */
    unicode-bidi: plaintext;
    overflow-wrap: anywhere;
  }
`
