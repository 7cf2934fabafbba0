import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** Five completed steps on a road, with their result at its end; below them, the cards of two of them. */
export const sheet = css`
  @media ${from.tablet} {
    --inset: max(2.2vw, var(--space-6));
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--card);
    overflow: clip;
    /* A 1px gap over --line draws the divider. */
    ul {
      gap: 1px;
      background: var(--line);
    }
    li {
      border: 0;
      border-radius: 0;
    }
    /* Without the grounds that such cards have elsewhere. */
    li > [aria-hidden] {
      block-size: auto;
      border-block-end: 1px solid var(--line);
      padding: 0;
      background: none;
      &::before {
        display: none;
      }
      > div {
        inline-size: 100%;
        border-radius: 0;
        box-shadow: none;
        font-size: var(--text-6);
      }
      small {
        font-size: var(--text-3);
      }
      span:has(> b + svg) {
        display: grid;
        grid: auto / auto 1fr;
        align-items: center;
        gap: var(--space-5);
      }
    }
  }
  @media ${from.laptop} {
    /* They meet where a step begins. */
    ul {
      grid-template-columns: 3fr 2fr;
      row-gap: 0;
    }
  }
`

export const steps = css`
  /* Teal disc, card-coloured tick and outline. */
  svg {
    color: var(--card);
    fill: var(--teal);
  }
  @media ${below.tablet} {
    position: relative;
    gap: var(--space-1) var(--space-5);
    margin-block-end: var(--space-6);
  }
  @media ${from.tablet} {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    border-block-end: 1px solid var(--line);
    background: var(--teal-w);
  }
`

export const agency = css`
  flex-basis: 100%;
  @media ${from.tablet} {
    gap: var(--space-5);
    padding: var(--space-6) var(--inset);
    font-size: var(--text-8);
  }
`

export const step = css`
  @media ${below.tablet} {
    small {
      font-size: var(--text-3);
    }
  }
  @media ${from.tablet} {
    position: relative;
    display: block;
    padding-block-end: var(--space-6);
    padding-inline-start: var(--inset);
    > :not(svg) {
      display: block;
    }
    svg {
      position: relative;
      inline-size: 1.75rem;
      block-size: 1.75rem;
      margin-block-end: var(--space-3);
      margin-inline-start: -0.2rem;
    }
    /* The road leads from each step to the next. */
    & + &::before {
      content: '';
      position: absolute;
      inset-block-start: calc(0.875rem - 1px);
      inset-inline: calc(1.5rem + var(--inset) - 100%) calc(100% - var(--inset));
      border-block-start: 2px solid var(--teal);
    }
  }
`

/** The tag of the last step, level with the agency's name. */
export const ready = css`
  position: absolute;
  inset-block-start: var(--space-1);
  inset-inline-end: 0;
  @media ${from.tablet} {
    inset-block-start: -3.35rem;
    inset-inline-end: var(--inset);
    background: var(--card);
    font-size: var(--text-5);
  }
`

/** The window of the markups, whose rows begin where the words below them do. */
export const markups = css`
  @media ${from.tablet} {
    > div {
      font-size: inherit;
    }
    > div > :is(b, :first-child) {
      padding-inline-start: calc(var(--pad) / var(--zoom));
    }
    /* The end of each row: what comes before the name of the next one, and the last cell of all. */
    > div > :is(:has(+ b), :last-child) {
      padding-inline-end: calc(var(--pad) / var(--zoom));
    }
  }
`

/** The window of the invoices. */
export const invoices = css`
  @media ${from.tablet} {
    > div {
      padding-inline: calc(var(--pad) / var(--zoom));
    }
  }
`

/** As high as two of the rules in the window beside it, so that the lines of both match. */
export const invoice = css`
  @media ${from.tablet} {
    grid-row: span 2;
    > span + span {
      font-size: var(--text-9);
    }
  }
`
