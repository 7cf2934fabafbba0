import { css } from '@emotion/react'
import { over } from '../kit/Options.styles'

/**
 * Shows a seat's price zone by more than colour: a folded corner in front, a thick bar for extra legroom, and a cross, drawn
 * as text, on a taken seat.
 */
const marks = css`
  border: 1.5px solid var(--teal);
  border-radius: 0.4rem 0.4rem 0.6rem 0.6rem;
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
    color: var(--ink2);
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
  display: grid;
  gap: 0.25rem;
  margin: 1rem 1.25rem 0;
  padding: 1.6rem 0.9rem 0.7rem;
  border: 2px solid var(--line);
  border-block-end: 0;
  border-start-start-radius: 5rem 3.25rem;
  border-start-end-radius: 5rem 3.25rem;
  font-size: max(var(--least-note), 0.8125rem);
  > div {
    display: grid;
    grid-template-columns: repeat(3, 1fr) 1.3rem repeat(3, 1fr);
    gap: 0.3rem;
    place-items: center;
  }
  /* Wide enough that every seat can be pressed with a thumb. */
  @media (max-width: 47.99rem) {
    margin-inline: 0.75rem;
    padding-inline: 0.4rem;
    > div {
      gap: 0.2rem;
    }
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
    block-size: max(var(--least-touch), 1.75rem);
    font-style: normal;
    color: var(--ink2);
  }
  > div > span {
    color: var(--ink2);
  }
  /* Covers the seat's border, too. */
  input {
    ${over};
    inset: -1.5px;
    [data-moment]:not([data-live]) & {
      visibility: hidden;
    }
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
  @media (min-width: 75rem) and (min-height: 60.01rem) {
    gap: 0.4rem;
    label,
    i {
      block-size: 2rem;
    }
  }
  /* Low screens have smaller seats, so that the scroll guide's dots still land with their headings on the screen. */
  @media (min-width: 75rem) and (max-height: 50rem) {
    gap: 0.2rem;
    padding-block: 1.2rem 0.4rem;
    label,
    i {
      block-size: 1.5rem;
    }
  }
`

export const legend = css`
  display: grid;
  grid-template-columns: 4fr 3fr;
  gap: 0.3rem 0.75rem;
  padding: 0.6rem 1rem 0.75rem;
  border-block-start: 1px solid var(--line);
  font-size: max(var(--least-drawn), 0.72rem);
  color: var(--ink2);
  @media (max-width: 22.99rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
  b {
    margin-inline-start: auto;
    color: var(--ink);
  }
  i {
    ${marks};
    display: grid;
    place-content: center;
    flex: none;
    inline-size: 1.1rem;
    block-size: 1rem;
    border-radius: 0.3rem;
    font-style: normal;
  }
`
