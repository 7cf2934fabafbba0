import { css } from '@emotion/react'
import { day } from '../theme/base.styles'
import { colourOf, properties, tones } from '../theme/tokens'

/** Three pieces on one road. */
const marketing = css`
  &[data-area='marketing'] [data-tone] {
    padding: 0;
    background: none;
    overflow: visible;
    > div {
      display: grid;
      place-items: center;
      aspect-ratio: 1;
      padding-inline: 8%;
      border-radius: 50%;
      background: linear-gradient(var(--card) 76%, color-mix(in oklch, var(--teal) 30%, var(--teal-w)) 0);
      box-shadow: 0 0 0 var(--ring, 0.3rem) color-mix(in oklch, var(--teal) 30%, var(--teal-w));
    }
  }
  /* Below what is drawn later, and so below each of them. */
  &[data-area='marketing'] > li:not(:last-of-type)::before {
    content: '';
    position: absolute;
    inset-block: 3rem -2rem;
    inset-inline-start: 3.2rem;
    border: 0 dashed var(--coral-t);
    border-inline-start-width: 2px;
  }
  @media (min-width: 48rem) {
    --ring: 0.75rem;
    &[data-area='marketing'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      text-align: center;
      > li:nth-of-type(n) {
        grid-column: auto;
        grid-template-columns: minmax(0, 1fr);
        gap: 2rem;
        align-items: start;
        > [data-tone] {
          grid-area: auto;
        }
        &::before {
          inset-block: 13vw auto;
          inset-inline: 50% -150vw;
          border-width: 2px 0 0;
        }
        h3 {
          font-size: 1.625rem;
        }
        p {
          font-size: 1.0625rem;
        }
      }
      dl {
        border: 0;
        padding: 0;
      }
    }
  }
`

/** Two screens on one ground, over the edge of which they look. */
const apps = css`
  &[data-area='apps'] {
    background: ${colourOf(['var(--d0)', 'var(--d6)'])};
    border-radius: var(--r3);
    /* Their feet are out of sight. */
    clip-path: inset(-9rem 0 0);
    > li > [data-tone] {
      padding: 0;
      background: none;
      overflow: visible;
      align-self: end;
    }
  }
  @media (max-width: 47.99rem) {
    &[data-area='apps'] {
      margin-inline: calc(var(--gut) * -1);
      padding-inline: var(--gut);
      border-radius: 0;
      > li {
        grid-template-columns: min(8rem, 33vw) minmax(0, 1fr);
        gap: 1.25rem;
        align-items: center;
        overflow-wrap: anywhere;
      }
      svg {
        font-size: 17px;
      }
      /* Of the second no more than its phone. */
      > :last-of-type {
        > [data-tone] > div {
          overflow: clip;
        }
        svg {
          inline-size: 195%;
          font-size: 12px;
        }
        text:nth-of-type(n + 4) {
          display: none;
        }
      }
      > :first-of-type > [data-tone] {
        margin-block-start: -0.5rem;
      }
    }
  }
`

/** By day also in the night: screens give light. */
const design = css`
  &[data-area='design'] > li:first-of-type > [data-tone] {
    ${day};
    [data-part='dashes'] {
      stroke: var(--field);
    }
  }
`

/** Where there is room, each area is composed by itself. */
const wide = css`
  &[data-area='consultancy'] {
    > li:first-of-type > [data-tone] {
      margin-block-start: -3vw;
    }
    > li:not(:first-of-type) {
      grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
      align-content: stretch;
      gap: 0;
      border-radius: var(--r3);
      background: var(--card);
      overflow: clip;
      > [data-tone] {
        block-size: 100%;
        padding: 1.75rem 0.5rem;
        border-radius: 0;
      }
      > div:last-of-type {
        padding: 1.75rem 1.25rem;
      }
    }
  }
  &[data-area='development'] > li:last-of-type {
    margin-block-start: 4rem;
  }
  &[data-area='design'] {
    > li:first-of-type {
      grid-template-columns: minmax(0, 5fr) minmax(0, 9fr);
      align-items: end;
      > [data-tone] {
        margin-block-start: -31vw;
      }
    }
    > li:last-of-type {
      grid-column: 1/-1;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: inherit;
      align-items: center;
      p {
        font-size: 1.125rem;
      }
    }
  }
  &[data-area='development'] > li:not(:first-of-type) > [data-tone],
  &[data-area='design'] > li:last-of-type > [data-tone] {
    padding: 0;
    background: none;
    overflow: visible;
  }
  &[data-area='apps'] {
    grid-template-columns: minmax(0, 29fr) minmax(0, 33fr);
    gap: 1.5rem;
    margin-block-start: 5rem;
    > li:nth-of-type(n) {
      grid-column: auto;
      grid-template: auto / minmax(0, 13fr) minmax(0, 16fr);
      gap: 1.5rem;
      align-items: center;
      align-content: stretch;
      > [data-tone] {
        margin-block-start: -4rem;
      }
      > :last-child {
        padding-block: 2rem;
      }
      h3 {
        font-size: 1.625rem;
      }
      p {
        font-size: 1rem;
      }
    }
    > li:last-of-type {
      grid-template: auto / minmax(0, 20fr) minmax(0, 13fr);
      > [data-tone] {
        grid-area: 1/1;
      }
    }
  }
  &[data-area='training'] {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    > li:nth-of-type(n) {
      grid-column: auto;
      grid-template-columns: minmax(0, 1fr);
      align-content: space-between;
      align-items: start;
    }
  }
`

/** Each piece is what it looks like, then what it is. No two areas set theirs alike. */
export const pieces = css`
  --item: clamp(17.25rem, 80.5vw, 22rem);
  display: grid;
  gap: 1rem;
  > li {
    position: relative;
    display: grid;
    gap: 0.75rem;
    align-content: start;
  }
  [data-tone] {
    ${properties(tones.teal)}
    position: relative;
    isolation: isolate;
    display: grid;
    place-items: center;
  }
  [data-tone='dusk'] {
    --a: var(--d2);
    --d: var(--d5);
    [data-part='dashes'] {
      stroke: var(--d0);
    }
  }
  [data-tone='violet'] {
    ${properties(tones.violet)}
  }
  [data-tone]:not([data-tone='open']) {
    padding: 1rem;
    border-radius: var(--r3);
    background: radial-gradient(
      circle at 85% 0,
      var(--a) 4rem,
      color-mix(in oklch, var(--a) 60%, var(--d)) calc(4rem + 1px) 8rem,
      color-mix(in oklch, var(--a) 30%, var(--d)) calc(8rem + 1px) 13rem,
      var(--d) calc(13rem + 1px)
    );
    overflow: clip;
  }
  /* What the page promises, and the second thing that is read. */
  dl {
    margin-block: min(0.7rem, 2vw);
    padding-inline-start: 0.9rem;
    border-inline-start: 2px solid var(--teal);
    line-height: 1.3;
    dt {
      color: var(--ink2);
      font-size: 0.875rem;
    }
    dd {
      color: var(--teal-t);
      font-size: min(1.25rem, 1rem + 0.5vw);
      font-weight: 500;
      text-wrap: balance;
    }
  }
  p {
    color: var(--ink2);
    max-inline-size: 34em;
  }
  p + p {
    margin-block-start: 0.6rem;
    font-size: 0.9rem;
  }
  @media (max-width: 47.99rem) {
    p {
      font-size: 0.94rem;
      line-height: 1.5;
    }
    p + p {
      display: none;
    }
    /* Where a team can be asked for alone, and then says it all. */
    @media (scripting: enabled) {
      section:not(:only-child) &:is([data-area='marketing'], [data-area='apps']) p,
      section:not(:only-child) & > li:not(:first-of-type) p {
        display: none;
      }
    }
    /* Which of them it is, where not all are in view. */
    &[data-area='development'] > li {
      counter-increment: piece;
      p {
        font-size: 0.9rem;
      }
      > :last-child::before {
        content: counter(piece) ' / 3';
        float: inline-end;
        color: var(--ink2);
        font-size: 0.875rem;
      }
    }
    /* A list with drawings, whose words would be too small. */
    &:not([data-area='development'], [data-area='apps']) > li:not(:first-of-type),
    &[data-area='marketing'] > li {
      grid-template-columns: 6.5rem minmax(0, 1fr);
      > [data-tone] {
        align-self: start;
        min-block-size: 5.5rem;
        padding: 0.6rem;
      }
      text {
        display: none;
      }
    }
    section:not(:only-child) & > li:not(:first-of-type) dt {
      font-size: 0;
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: clamp(1.5rem, 3.2vw, 3rem);
    h3 {
      font-size: clamp(1.35rem, 1.9vw, 1.75rem);
      line-height: 1.15;
    }
    > li:nth-of-type(2):last-of-type {
      grid-column: 1/-1;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: center;
    }
    > li:first-of-type {
      grid-column: 1/-1;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      gap: inherit;
      align-items: start;
      > [data-tone] {
        grid-area: 1/2;
      }
      h3 {
        font-size: clamp(1.6rem, 2.5vw, 2.25rem);
      }
      p {
        font-size: 1.125rem;
      }
    }
  }
  @media (min-width: 48rem) {
    &:is([data-area='apps'], [data-area='training']) > li:first-of-type {
      grid-template-columns: minmax(0, 1fr);
      > [data-tone] {
        grid-area: auto;
      }
    }
    &[data-area='apps'] {
      padding-inline: 2rem;
      > li:nth-of-type(n) {
        grid-column: auto;
        grid-template: 1fr auto / minmax(0, 1fr);
        > :last-child {
          grid-row: 1;
          padding-block: 2rem 0;
        }
      }
    }
  }
  ${marketing};
  ${apps};
  ${design};
  @media (min-width: 60rem) {
    ${wide};
  }
`
