import { css } from '@emotion/react'
import { below, from } from '../theme/scale'

export const footer = css`
  position: relative;
  z-index: 2;
  /* The last section and the footer may meet within a device pixel: the overlap keeps paper from showing through. */
  margin-block-start: -2px;
  background: var(--sky);
  overflow: clip;
  padding-block: clamp(min(3.5rem, 6vw), 6vw, 6rem) min(1.75rem, 3vw);
  @media print {
    padding-block: var(--space-5);
    break-inside: avoid;
  }
  p,
  li,
  address {
    color: var(--ink2);
    font-size: var(--text-4);
  }
  h2 {
    font-size: var(--text-5);
    letter-spacing: -0.015em;
    font-weight: 480;
    margin-block-end: min(0.75rem, 1vw);
    line-height: var(--line-4);
  }
  p a,
  li a {
    display: inline-flex;
    align-items: center;
    /* A mail address is one long word, which would widen the column. */
    overflow-wrap: anywhere;
    gap: 0.35em;
    min-block-size: 2rem;
    text-decoration: none;
  }
  p a:hover,
  li a:hover {
    text-decoration: underline;
  }
`

export const columns = css`
  /* Cuts off the sinking Arabic name below, but no focus ring at the sides. */
  overflow-y: clip;
  --foot: min(5rem, 7.2vw);
  gap: min(2.75rem, 3.7vw) clamp(2rem, 5vw, 5rem);
  padding-block-end: var(--foot);
  @media ${below.laptop} {
    nav ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: var(--space-5);
    }
  }
  @media ${from.tablet} and ${below.laptop} {
    grid-template: auto auto 1fr / 1fr 1fr;
  }
  @media ${from.laptop} {
    grid-template: auto 1fr / 1.25fr 0.7fr 1.2fr;
    nav {
      grid-row: span 2;
    }
  }
`

export const company = css`
  gap: min(1rem, 2.5vw);
  max-inline-size: 24rem;
  @media ${from.tablet} {
    grid-row: 1 / -1;
  }
  address ~ p {
    margin-block-start: -0.7rem;
  }
`

/** The icons of the social networks, and the tag that marks them as samples. */
export const social = css`
  li a {
    inline-size: 2.75rem;
    block-size: 2.75rem;
    justify-content: center;
    border: 1px solid var(--line);
    border-radius: 50%;
  }
  svg {
    inline-size: 1rem;
    block-size: 1rem;
    fill: currentColor;
    stroke: none;
  }
`

/** The Arabic name, which sets like the sun behind the legal line, below the words of its column. */
export const sunkenName = css`
  grid-column-end: -1;
  place-self: end;
  margin-block: -0.4em calc(-0.2em - var(--foot));
  /* Its box, which is higher than its letters, reaches over the last link above. */
  pointer-events: none;
  font-size: min(13vw, 11.5rem);
  line-height: var(--line-3);
  letter-spacing: 0;
  color: var(--line);
  /* Its font is not requested before the name comes near the viewport. */
  content-visibility: auto;
  contain-intrinsic-size: 2.2em 1lh;
  /* An ornament, and no text: nobody reads it out, finds it or needs its contrast (WCAG 1.4.3). */
  &::before {
    content: attr(data-name);
  }
`

export const legal = css`
  justify-content: space-between;
  gap: var(--space-1) var(--space-6);
  padding-block-start: min(1.25rem, 2vw);
  border-block-start: 1px solid var(--line);
  ul {
    gap: 0 var(--space-5);
  }
  p {
    min-block-size: 2rem;
  }
  /* Space for the back-to-top button of a guided page: at the side on phones, below on wider screens. */
  @media ${below.tablet} {
    padding-inline-end: var(--space-8);
  }
  /* The lines above the last need all of the width. */
  @media ${below.slim} {
    padding-inline-end: 0;
    fieldset {
      padding-inline-end: var(--space-8);
    }
  }
  @media ${from.tablet} and ${below.wide} {
    justify-content: start;
    padding-block-end: var(--space-8);
    /* On a line of its own, so that the others have room beside each other. */
    p {
      flex: 1 0 100%;
    }
    fieldset {
      margin-inline-start: auto;
    }
  }
`
