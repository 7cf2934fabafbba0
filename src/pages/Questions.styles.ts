import { css } from '@emotion/react'
import { below, from } from '../theme/scale'

/** On paper: a list on two sheets, without what is only of use on a screen. */
export const page = css`
  @media print {
    section:has(dl),
    div:has(> h1) + div {
      display: none;
    }
    h1 {
      font-size: 14pt;
    }
    h1 + p {
      max-inline-size: none;
      margin-block: 2mm 3mm;
      font-size: 8pt;
    }
  }
`

/** Whose questions are shown, beside the list on wide screens. */
export const list = css`
  align-items: start;
  ${['owner', 'technology', 'procurement', 'finance']
    .map(
      role =>
        `&:has([value=${role}]:checked) :is(li:not([data-roles~=${role}]), section:not(:has([data-roles~=${role}]))) { display: none; }`,
    )
    .join('\n')}
  @media print {
    display: block;
  }
`

export const roles = css`
  min-inline-size: 0;
  border: 0;
  legend {
    margin-block-end: 0.6rem;
    letter-spacing: -0.03em;
  }
  label {
    min-block-size: 2.75rem;
    padding-inline: var(--space-5);
    border: 1.5px solid var(--field);
    border-radius: var(--radius-full);
    background: var(--card);
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: var(--ink);
    font-weight: 480;
  }
  small {
    margin-inline-start: auto;
  }
  @media ${from.laptop} {
    position: sticky;
    inset-block-start: 6rem;
    display: grid;
    legend {
      font-size: var(--text-8);
    }
  }
`

export const groups = css`
  gap: clamp(1rem, 2vw, 1.5rem);
  > section {
    padding: clamp(1.1rem, 0.6rem + 1.8vw, 2.25rem);
    padding-block-end: var(--space-3);
    border-radius: var(--radius-l);
    background: var(--card);
  }
  h2 {
    margin-block-end: clamp(0.6rem, 1vw, 1rem);
  }
  li {
    gap: var(--space-1) clamp(1.5rem, 3vw, 3rem);
    padding-block: var(--space-4);
    border-block-start: 1px solid var(--line);
    @media ${from.tablet} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
  h3 {
    letter-spacing: -0.015em;
    word-spacing: 0;
    @media ${below.least} {
      font-size: var(--text-4);
    }
  }
  h3 > * {
    align-items: flex-start;
    min-block-size: 1.75rem;
  }
  h3 > span::before {
    margin-block-start: var(--space-1);
  }
  label > span {
    padding-block: 0.05rem;
  }
  p {
    text-wrap: pretty;
    @media ${below.tablet} {
      padding-inline-start: 2.5rem;
    }
  }
  @media print {
    display: block;
    columns: 2;
    column-gap: 7mm;
    font-size: 8pt;
    > section {
      padding: 0;
      margin-block-end: 2.5mm;
    }
    h2 {
      margin: 0 0 1mm;
      font-size: 11pt;
    }
    h3 {
      font-size: 8pt;
    }
    li {
      display: block;
      padding-block: 0.8mm;
    }
    p {
      padding-inline-start: 5mm;
      line-height: var(--line-3);
    }
    p a {
      display: none;
    }
    h3 > * {
      min-block-size: 0;
      gap: 1.8mm;
    }
    label input,
    h3 > span::before {
      inline-size: 3.2mm;
      block-size: 3.2mm;
      margin: 0;
      border-width: 1px;
      border-radius: 0.5mm;
    }
  }
`

/** Below the list; once a question is ticked, at the foot of the window as long as the list is on the screen. */
export const bar = css`
  z-index: 1;
  inset-block-end: 0.75rem;
  *:has(li :checked) > & {
    position: sticky;
  }
  gap: var(--space-3) var(--space-6);
  padding: var(--space-3);
  padding-inline-end: clamp(0.6rem, 2vw, 1.5rem);
  border: 1px solid var(--line);
  border-radius: clamp(1.9rem, 4vw, 2.4rem);
  background: var(--card);
  box-shadow: var(--sh2);
  /* Where the link has a line of its own, both stand in the middle. */
  @media ${below.largePhone} {
    justify-content: center;
    padding: var(--space-4) var(--space-4) var(--space-5);
  }
  @media ${from.laptop} {
    grid-column: 2;
  }
`

/** The link to the spreadsheet. */
export const download = css`
  padding-inline: var(--space-5);
`

export const glossary = css`
  gap: 0 clamp(1.5rem, 4vw, 4rem);
  div {
    gap: var(--space-1) var(--space-5);
    padding-block: var(--space-5);
    border-block-start: 1px solid var(--line);
  }
  dt {
    letter-spacing: -0.03em;
  }
  @media ${from.tablet} {
    div {
      grid-template-columns: 8rem minmax(0, 1fr);
      align-items: baseline;
    }
    /* The English term in brackets takes a line of its own. */
    [dir='rtl'] & div {
      grid-template-columns: 10rem minmax(0, 1fr);
    }
  }
`
