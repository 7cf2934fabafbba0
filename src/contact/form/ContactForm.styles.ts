import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'
import { colourOf } from '../../theme/tokens'

export const form = css`
  --pad: clamp(1.35rem, 1rem + 2vw, 2.75rem);
  gap: clamp(0.8rem, 0.5rem + 1vw, 1.1rem) var(--space-6);
  padding: var(--pad);
  /* The lines reserved above the fields part them. */
  @media ${below.phone} {
    row-gap: var(--space-2);
    padding-block-start: var(--space-1);
  }
  @media ${from.largePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Is not needed once the message is sent. */
export const unsent = css`
  [data-sent] & {
    display: none;
  }
`

export const half = css`
  /* An error that needs a line of its own must not push its control below the one beside it. */
  align-content: end;
`

/** The row above a control: the label, then its error or its character count. */
export const head = css`
  align-items: baseline;
  column-gap: var(--space-3);
  /* Reserves a second line where the error does not fit beside the label, so that nothing moves when it appears. */
  @media ${below.phone} {
    align-content: end;
    min-block-size: 2lh;
  }
`

export const label = css`
  flex: 1 0 auto;
  max-inline-size: 100%;
  align-items: baseline;
  column-gap: 0.5em;
`

export const fault = css`
  color: var(--bad);
`

/** The foot of the form, from edge to edge, drawn as a tear-off coupon: it holds the road, the answers and the button. */
export const foot = css`
  margin: 0.4rem calc(var(--pad) * -1) calc(var(--pad) * -1);
  padding: clamp(0.9rem, 2vw, 1.5rem) var(--pad) var(--pad);
  border-block-start: 1.5px dashed var(--field);
  border-radius: 0 0 var(--radius-l) var(--radius-l);
  background: var(--coral-w);
`

/**
 * Stacks the road and the answers in one grid cell: an error, or the answer to a form posted without scripts, replaces the
 * road, so that the button stays under the pointer.
 */
export const exchange = css`
  @media ${below.largePhone} {
    min-block-size: 8.75rem;
    > [data-moment] {
      align-self: center;
    }
    /* The promise of a day and its part needs a second line. */
    &[data-hours] {
      min-block-size: 12.75rem;
      > [data-moment] {
        align-self: start;
      }
    }
  }
  @media ${below.phone} {
    min-block-size: 12.75rem;
  }
  > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  &[data-state='error'] > [data-moment],
  &:has([data-shown]) > [data-moment] {
    visibility: hidden;
  }
  &[data-state='success'] > [data-moment] {
    grid-row: 2;
  }
`

export const said = css`
  align-self: center;
`

export const note = css`
  margin-block-end: 0.9rem;
  /* Two lines on every wide page, so that the form ends where the addresses beside it do. */
  @media ${from.laptop} {
    max-inline-size: 24rem;
  }
`

export const input = css`
  min-block-size: 3.25rem;
  /* An empty field has the direction of the page, a filled one that of its text. */
  [dir='rtl'] &:placeholder-shown {
    direction: rtl;
  }
  background: ${colourOf(['var(--paper)', 'color-mix(in oklch, var(--line) 50%, var(--card))'])};
`

export const textarea = css`
  resize: vertical;
  padding-block: var(--space-4);
  @media ${below.largePhone} {
    block-size: 8.75rem;
  }
`

export const banner = css`
  display: flex;
  gap: var(--space-4);
  margin-block-end: 1.1rem;
  padding: var(--space-5);
  border: 1.5px solid;
  border-radius: var(--radius-m);
`

export const failure = css`
  background: var(--bad-w);
  color: var(--bad);
`

/** The success sentence, as the heading of the receipt below it. */
export const success = css`
  padding-inline: 0;
  border: 0;
  letter-spacing: -0.03em;
  svg {
    color: var(--teal-t);
  }
`

/**
 * An answer to a form posted without JavaScript, shown if the relay has marked it (`data-shown`). Until then the `hidden`
 * attribute hides it, which reading modes honour.
 */
export const answer = css`
  scroll-margin-block-start: 40vh;
`

/** Takes the focus, as while the button is disabled. No focus ring, because there is nothing to do with it. */
export const focused = css`
  &:focus {
    outline: 0;
  }
`

/** The telephone lines, below the button so that they move nothing; also for a posted form that the relay marks as failed. */
export const elsewhere = css`
  margin-block-start: var(--space-5);
  form:has(#failed[data-shown]) & {
    display: block !important;
  }
  a {
    color: var(--coral-t);
    font-weight: 450;
  }
  bdi {
    text-decoration: underline;
  }
`

/**
 * Holds both icons, the spinner before the words and the arrow after them: a page cannot draw an icon that was not in its
 * prerendered HTML.
 */
export const submit = css`
  inline-size: 100%;
  min-block-size: 3.35rem;
  svg:has(+ span) {
    display: none;
  }
  &:disabled {
    svg:has(+ span) {
      display: block;
    }
    span + svg {
      display: none;
    }
  }
  @media ${below.tiny} {
    padding-inline: var(--space-3);
    span + svg {
      display: none;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    @keyframes spin {
      to {
        transform: rotate(1turn);
      }
    }
    &:disabled svg {
      animation: spin 1s linear infinite;
    }
  }
`
