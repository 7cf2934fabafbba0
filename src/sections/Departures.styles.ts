import { css } from '@emotion/react'
import { below, from } from '../theme/scale'
import { colours, gulf } from '../theme/tokens'

/** Tickets in the colours of dusk; on phones they stand below each other. */
export const departures = css`
  --p: min(1.25rem, 3.7vw);
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: min(2.5vw, 1rem);
  p {
    max-inline-size: 17em;
  }
  /* Each line begins with a stroke that is cut off, so that none stands at the end of a line. */
  ul {
    gap: var(--space-2) calc(var(--space-3) + var(--space-2) + 1px);
    overflow: clip;
  }
  ul li {
    margin-inline-start: calc(-1px - var(--space-2));
    padding-inline-start: var(--space-2);
    border-inline-start: 1px solid;
  }
  @media ${below.tablet} {
    gap: var(--space-5);
    p {
      max-inline-size: none;
    }
  }
  @media ${from.laptop} {
    /* The words, sources and stub of a ticket. */
    grid-auto-rows: 1fr auto auto;
    grid-template-columns: 4fr repeat(6, minmax(0, 1.5fr));
    h3 {
      font-size: var(--drawn-1);
    }
  }
`

/** With its stub below a perforation. */
export const ticket = css`
  --d: var(--sky);
  grid-template-rows: 1fr;
  padding: var(--p) var(--p) 0;
  border-radius: var(--radius-m);
  background: linear-gradient(var(--d) 0 0) no-repeat 0 0 / 100% calc(100% - 2rem);
  color: ${colours.card[0]};
  overflow: clip;
  overflow-wrap: anywhere;
  /* Stubs of a row are torn off on one line. */
  @media ${from.tablet} {
    grid-area: span 3 / span 2;
    grid-template-rows: subgrid;
  }
`

export const ticketTallest = css`
  --d: var(--d4);
  --corner: 100%;
  grid-column: 1/-1;
  align-items: end;
  /* The sun is in the corner where no line begins. */
  [dir='rtl'] & {
    --corner: 0%;
  }
  background-image: radial-gradient(
    min(6rem, 16vw) at var(--corner) 0,
    var(--d0) 30%,
    var(--d1) 31% 46%,
    var(--d2) 47% 64%,
    var(--d3) 65% 87%,
    var(--d5) 88%
  );
  @media ${from.laptop} {
    grid-area: 1 / 1 / span 6;
    grid-template-rows: 1fr;
    h3 {
      font-size: var(--title-3);
    }
    p {
      font-size: var(--text-7);
    }
  }
`

export const ticketBroad = css`
  --d: var(--d4);
  @media ${from.tablet} {
    grid-column: span 3;
  }
`

export const ticketCoral = css`
  --d: var(--d1);
  color: var(--on-coral);
`

export const ticketYellow = css`
  --d: var(--d0);
  color: var(--on-coral);
`

export const ticketTeal = css`
  --d: ${gulf[2]};
`
