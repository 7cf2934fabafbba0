import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'
import { over } from '../kit/moment.styles'

/**
 * Shows a seat's price zone by more than colour: a folded corner in front, a thick bar for extra legroom, and a cross, drawn
 * as text, on a taken seat.
 */
const marks = css`
  border: 1.5px solid var(--teal);
  border-radius: var(--radius-s);
  background: var(--teal-w);
  &[data-zone='front'] {
    border-color: var(--coral);
    background: linear-gradient(135deg, var(--coral) 0.5rem, var(--coral-w) 0.5rem);
  }
  &[data-zone='legroom'] {
    border-color: var(--ink2);
    border-block-start-width: 0.35rem;
    background: var(--card);
  }
  &[data-zone='taken'] {
    border-color: transparent;
    background: var(--line);
  }
  @media (forced-colors: active) {
    &[data-zone='front'] {
      border-style: dashed;
    }
    &[data-zone='taken'] {
      border-style: none;
    }
  }
`

/** The fuselage: a `div` is a row, a `label` a free seat, an `i` a taken one, a `span` the row number. Never mirrored. */
export const fuselage = css`
  direction: ltr;
  margin: var(--space-5) 1.25rem 0;
  padding: var(--space-6) var(--space-5) var(--space-4);
  border: 2px solid var(--line);
  border-block-end: 0;
  border-start-start-radius: 5rem 3.25rem;
  border-start-end-radius: 5rem 3.25rem;
  > div {
    grid-template-columns: repeat(3, 1fr) 1.3rem repeat(3, 1fr);
  }
  /* Wide enough that every seat can be pressed with a thumb. */
  @media ${below.tablet} {
    margin-inline: var(--space-4);
    padding-inline: var(--space-2);
    /* The nose is as blunt as the seats at its sides need. */
    border-start-start-radius: 4.5rem var(--radius-xl);
    border-start-end-radius: 4.5rem var(--radius-xl);
  }
  > [data-zone='legroom'] {
    margin-block-start: 0.4rem;
    input {
      inset-block-start: -0.35rem;
    }
  }
  label,
  i {
    ${marks};
    position: relative;
    display: grid;
    place-content: center;
    inline-size: 100%;
    max-inline-size: 2.75rem;
    block-size: max(var(--least-touch), var(--seat, 1.75rem));
  }
  /* Covers the seat's border, too. */
  input {
    ${over};
    inset: -1.5px;
  }
  [data-live] & label:hover {
    box-shadow: 0 0 0 1.5px var(--ink);
  }
  label[data-state] {
    border-color: transparent;
    background: var(--coral);
    color: var(--on-coral);
    font-weight: 520;
    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  /* Tall screens have larger seats. */
  @media ${from.wide} and (min-height: 60.01rem) {
    --seat: 2rem;
    gap: var(--space-2);
  }
  /* Low screens have smaller seats, so that the scroll guide's dots still land with their headings on the screen. */
  @media ${from.wide} and (max-height: 50rem) {
    --seat: 1.5rem;
    padding-block: var(--space-5) var(--space-2);
  }
`

export const legend = css`
  grid-template-columns: 4fr 3fr;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-3) var(--space-5) var(--space-4);
  @media ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    b {
      margin-inline-start: auto;
    }
  }
  li {
    gap: 0.5em;
  }
  i {
    ${marks};
    display: grid;
    place-content: center;
    flex: none;
    inline-size: 1.1rem;
    block-size: 1rem;
    border-radius: var(--radius-xs);
  }
`
