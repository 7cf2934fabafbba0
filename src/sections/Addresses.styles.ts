import { css } from '@emotion/react'
import { layer, night, waypoint } from '../theme/base.styles'
import { below, from } from '../theme/scale'
import { colours, properties } from '../theme/tokens'

const { d0, d1, d2, d3, d4 } = colours

/** Ruled rows, each a stop of one dashed road at their start. The road ends at the setting sun, where letters arrive. */
export const addresses = css`
  --pad: clamp(0.9rem, 0.4rem + 1vw, 1.35rem);
  /* Arabic lines are higher, and the list is to be no higher than the form beside it. */
  [dir='rtl'] & {
    --pad: 0.9rem;
  }
  align-self: start;
  margin-block-start: var(--space-3);
  a,
  b {
    font-size: var(--title-5);
    font-weight: 430;
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }
  /* A telephone number, whose groups of digits stay whole. */
  bdi {
    overflow-wrap: normal;
  }
  a {
    justify-self: start;
    min-block-size: 1.75rem;
    text-decoration-color: var(--coral);
    text-decoration-thickness: 2px;
  }
  @media ${from.laptop} {
    align-self: stretch;
    display: flex;
    flex-direction: column;
    margin-block-start: 0;
  }
`

export const address = css`
  position: relative;
  display: grid;
  gap: 0.15rem;
  margin-inline-start: 2.25rem;
  padding-block: var(--pad);
  border-block-start: 1px solid var(--line);
  &::before {
    ${waypoint};
    position: absolute;
    inset-block-start: calc(var(--pad) + 0.3rem);
    inset-inline-start: -2.25rem;
    z-index: 1;
  }
  &:not(:last-child)::after {
    ${layer};
    inset-block: calc(var(--pad) + 0.6rem) calc(var(--pad) * -1 - 1.3rem);
    inset-inline-start: calc(0.4375rem - 1px - 2.25rem);
    border-inline-start: 2px dashed var(--field);
  }
`

/** The main mailbox. */
export const mainAddress = css`
  border: 0;
  &::before {
    background: var(--coral);
  }
  a {
    font-size: var(--title-4);
    line-height: var(--line-4);
    letter-spacing: -0.04em;
  }
`

/** The company's address, with the setting sun. */
export const companyAddress = css`
  --u: clamp(0.7rem, 1.6vw, 1.6rem);
  ${properties({ d0, d1, d2, d3, d4 })}
  align-content: start;
  margin-block-start: var(--space-1);
  border: 0;
  @media screen {
    ${night};
    --pad: clamp(1.1rem, 1.8vw, 1.75rem);
    padding: var(--pad);
    padding-inline-end: calc(var(--u) * 6.8);
    border-radius: var(--radius-l);
    [dir='rtl'] & {
      --west: calc(var(--u) * 2.2);
    }
    background: radial-gradient(
      circle at var(--west, calc(100% - var(--u) * 2.2)) 100%,
      var(--d0) calc(var(--u) * 1.2),
      var(--d1) calc(var(--u) * 1.2 + 1px) calc(var(--u) * 1.85),
      var(--d2) calc(var(--u) * 1.85 + 1px) calc(var(--u) * 2.6),
      var(--d3) calc(var(--u) * 2.6 + 1px) calc(var(--u) * 3.4),
      var(--d4) calc(var(--u) * 3.4 + 1px) calc(var(--u) * 4.3),
      var(--band) calc(var(--u) * 4.3 + 1px)
    );
  }
  /* A smaller sun, beside which the country stays in one line. */
  @media ${below.slim} {
    --u: 0.5rem;
    padding-inline-end: calc(var(--u) * 4);
  }
  /* Enlarged text needs the whole width. */
  @media ${below.least} {
    padding: var(--space-5);
    background: var(--band);
    overflow-wrap: anywhere;
  }
  &::before {
    inset-block-start: calc(var(--pad) + 0.3rem + 0.4vw);
    background: var(--coral);
  }
  @media ${from.laptop} {
    flex: 1;
  }
`
