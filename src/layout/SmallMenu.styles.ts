import { css } from '@emotion/react'
import { below, from } from '../theme/scale'
import { sun } from '../theme/sun.styles'

export const toggle = css`
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: 50%;
  margin-inline: -0.75rem -0.6rem;
  @media ${from.laptop} {
    display: none;
  }
`

export const close = css`
  margin-inline: auto -0.6rem;
`

export const menu = css`
  display: none;
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  border: 0;
  padding-inline: var(--gut);
  background: var(--sky);
  overflow: auto;
  overscroll-behavior: contain;
  /* Unknown selectors are ignored inside :is(); in a plain list, browsers without popovers would drop the whole rule. */
  @media ${below.laptop} {
    &:is(:popover-open, [data-open]) {
      display: flex;
      flex-direction: column;
    }
    html:has(&:is(:popover-open, [data-open])) {
      overflow: hidden;
    }
  }
`

export const bar = css`
  min-block-size: 4.5rem;
  margin-block-end: var(--space-5);
`

export const links = css`
  a,
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 3.25rem;
    font-size: var(--text-8);
    letter-spacing: -0.035em;
    text-decoration: none;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  > ul > li {
    border-block-end: 1px solid var(--line);
    padding-block: var(--space-2);
  }
  details a {
    display: grid;
    align-content: center;
    min-block-size: 3.5rem;
    padding-block: var(--space-2);
    font-size: var(--text-6);
    line-height: var(--line-4);
    letter-spacing: -0.015em;
  }
  small {
    color: var(--ink2);
    font-size: var(--text-4);
  }
  [open] > summary svg {
    transform: rotate(180deg);
  }
  [aria-current],
  [data-current] {
    color: var(--coral-t);
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`

export const getStarted = css`
  inline-size: min(100%, 26rem);
  margin-block-start: 1.75rem;
`

/** The other languages, for a thumb. */
export const editions = css`
  margin-block-start: var(--space-5);
  a {
    min-block-size: 2.75rem;
  }
`

export const lines = css`
  margin-block-start: var(--space-5);
`

export const sunset = css`
  --u: clamp(1.15rem, min(3.2vw, 1.9vh), 2.2rem);
  position: relative;
  isolation: isolate;
  overflow: clip;
  flex: 1 0 11rem;
  margin-block-start: var(--space-5);
  margin-inline: calc(var(--gut) * -1);
  i {
    ${sun};
    inset-block: auto 0;
    inset-inline-start: 50%;
    margin: 0 calc(var(--u) * -1.5) calc(var(--u) * -1.5);
  }
`
