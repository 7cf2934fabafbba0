import { css } from '@emotion/react'
import { day } from '../theme/base.styles'
import { below, from } from '../theme/scale'
import { colourOf } from '../theme/tokens'

/** The first piece: a horizon as wide as the list, and below it the description, with the sentence beside the measure. */
export const consultancy = css`
  &[data-area='consultancy'] > [data-lead] {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    > [data-tone] {
      grid-area: auto;
      margin-block-start: -2vw;
      text:not([data-type^='s']) {
        font-size: 7px;
        translate: 0 -7px;
      }
    }
    /* In two columns, so that the measure is as far below its title as in the pieces that follow. */
    > [data-tone] + div {
      columns: 2;
      column-gap: var(--gap);
      > dl + p {
        break-before: column;
      }
    }
  }
`

/** Later pieces of two areas lie on the rings of a sun at another hour. */
export const tiles = css`
  &:is([data-area='consultancy'], [data-area='training']) > li + li > [data-tone] {
    padding: 4% 8%;
    @media ${below.tablet} {
      padding-inline: 4%;
    }
    border-radius: clamp(0.5rem, 2vw, var(--radius-l));
    background: radial-gradient(
      circle at calc(50% + 35% * var(--flip, 1)) 0,
      var(--a) 15%,
      color-mix(in oklch, var(--a) 60%, var(--d)) 15.2% 30%,
      color-mix(in oklch, var(--a) 30%, var(--d)) 30.2% 47%,
      var(--d) 47.2%
    );
    overflow: clip;
    [data-part='dashes'] {
      stroke: var(--d1);
    }
  }
`

/** Day colours even at night, because screens give light. */
export const design = css`
  &[data-area='design'] > [data-lead='first'] > [data-tone] {
    ${day};
    [data-part='dashes'] {
      stroke: var(--field);
    }
  }
  @media ${from.tablet} {
    &[data-area='design'] > li {
      align-items: center;
      h3 {
        font-size: var(--title-5);
      }
    }
    > [data-lead='last'] {
      grid-column: 1/-1;
      grid-template-columns: 7fr 5fr;
      gap: inherit;
    }
  }
`

/** Two screens on one stage, rising above its edge. */
export const apps = css`
  &[data-area='apps'] > li > [data-tone] {
    /* The lower ends of the phones are hidden. */
    clip-path: inset(-9rem 0 0);
    align-items: end;
    background: ${colourOf(['var(--d0)', 'var(--d4)'])};
  }
  @media ${from.tablet} {
    &[data-area='apps'] {
      column-gap: 0;
      margin-block-start: 4rem;
      > li {
        > [data-tone] {
          block-size: min(28vw, 27.6rem);
          border-start-start-radius: var(--radius-l);
          border-end-start-radius: var(--radius-l);
          > div {
            margin-block-start: -4rem;
          }
        }
        > [data-tone] + div {
          padding-inline: 0 calc(var(--gap) / 2);
        }
      }
      > li:last-child {
        > [data-tone] {
          border-radius: 0;
          border-start-end-radius: var(--radius-l);
          border-end-end-radius: var(--radius-l);
        }
        > [data-tone] + div {
          padding-inline: calc(var(--gap) / 2) 0;
        }
      }
      > li[data-lead='only'] {
        > [data-tone] {
          border-radius: var(--radius-l);
        }
        > [data-tone] + div {
          padding: 0;
        }
      }
    }
  }
`

/** The pieces are the road to the screen, and a page of the book. */
export const training = css`
  @media ${from.tablet} {
    &[data-area='training'] {
      grid-template-columns: 8fr 4fr;
      > li > div[data-tone] {
        align-items: end;
        padding-block-end: 0;
        @media ${below.laptop} {
          border-radius: var(--radius-l);
          overflow: clip;
        }
      }
    }
    &:is([data-area='marketing'], [data-area='apps'], [data-area='training']) > li {
      grid-row: span 2;
      grid-template: subgrid / minmax(0, 1fr);
      gap: var(--space-7);
    }
    /* One chart beside two: its text starts level with the text of the last. */
    > li[data-lead='tall'] {
      grid-row: span 4;
      > [data-tone] {
        grid-row: span 3;
        @media ${from.laptop} {
          padding-inline: var(--space-6);
          border-radius: var(--radius-l);
          background: var(--card);
        }
        /* The drawing is enlarged, its words less so. */
        text {
          font-size: 9px;
        }
      }
    }
  }
  @media ${from.laptop} {
    &:is([data-area='marketing'], [data-area='training']) {
      grid-template-columns: 7fr 5fr;
    }
  }
`
