import { css } from '@emotion/react'
import { layer } from '../../theme/base.styles'
import { below, from } from '../../theme/scale'

/** A list of parts as in a specification: the part's plate, its name, its description and its features. */
export const parts = css`
  --plate: 4rem;
  --side: 5.1rem;
  --level: calc(var(--pad) + 0.61 * var(--title-6));
  --pad: clamp(0.5rem, 0.2rem + 1.3vw, 1.6rem);
  @media ${below.tiny} {
    --plate: 2rem;
    --side: 2.6rem;
  }
  margin-inline-start: var(--side);
  border-block-start: 2px solid var(--ink);
  > li {
    position: relative;
    gap: var(--space-2) clamp(1.5rem, 3vw, 3rem);
    align-content: start;
    padding-block: var(--pad);
    border-block-end: 1px solid var(--line);
  }
  > li:not(:last-child)::after {
    ${layer};
    inset-block: var(--level) calc(-1 * var(--pad));
    inset-inline-start: calc(var(--plate) / 2 - var(--side));
    border-inline-start: 1.5px dashed var(--field);
  }
  /* A dot before each feature; at the start of a line it is cut off. */
  ul {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    margin-inline-start: -1em;
    clip-path: inset(0 0 0 1em);
    color: var(--ink2);
  }
  [dir='rtl'] & ul {
    clip-path: inset(0 1em 0 0);
  }
  li li::before {
    content: '·' / '';
    display: inline-block;
    inline-size: 1em;
    color: var(--coral-t);
    font-weight: 500;
    text-align: center;
  }
  /* A dashed line leads from the plate to the name. */
  @media ${from.tablet} {
    --plate: clamp(6rem, 15vw, 13.5rem);
    --side: clamp(8.5rem, 20vw, 18.5rem);
    > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2.9fr);
    }
    > li::before {
      ${layer};
      inset-block-start: var(--level);
      inset-inline: calc(var(--plate) - var(--side) + 0.5rem) calc(100% + 0.75rem);
      border-block-start: 1.5px dashed var(--field);
    }
    p,
    ul {
      grid-column: 2;
    }
  }
  /* The plates almost form one block. */
  @media ${from.laptop} {
    --plate: clamp(13rem, 21vw, 21rem);
    --side: clamp(16rem, 26vw, 26rem);
    --pad: clamp(1.4rem, 2.1vw, 2.2rem);
    p {
      font-size: var(--text-7);
      line-height: var(--line-4);
    }
  }
`

/** Stands level with the name of its part. */
export const plate = css`
  position: absolute;
  inset-block-start: calc(var(--level) - var(--plate) * 40 / 220);
  inset-inline-start: calc(var(--side) * -1);
  z-index: 1;
  inline-size: var(--plate);
  overflow: visible;
  fill: var(--tone, var(--d0));
  stroke: var(--paper);
  stroke-linejoin: round;
  path + path {
    fill: color-mix(in oklab, var(--sky) 26%, transparent);
  }
  use {
    fill: none;
    stroke: var(--sign, var(--on-coral));
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  @media ${below.tablet} {
    /* Seen from higher up, so that the icon is large enough. */
    path {
      transform: scaleY(1.75);
      transform-origin: 0 40px;
    }
    use {
      transform: scale(1.9);
      transform-origin: 110px 38px;
    }
  }
`

/** The heading stands in the space that the shorter, upper slabs leave free. */
export const tools = css`
  @media ${from.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    && > div {
      grid-area: 1 / 1;
      align-self: start;
      inline-size: 16rem;
    }
  }
`

/** The technology stack as a stack: slabs in evening colours, each wider than the one above, out beyond the screen. */
export const stack = css`
  --step: clamp(0.5rem, 27vw - 4.45rem, min(13vw, 13rem));
  display: grid;
  margin-block-end: calc(var(--y) * -1);
  /* As wide as the screen, whose edge cuts the slabs off. */
  margin-inline: calc(50% - 50vw);
  padding-inline: calc(50vw - 50%);
  overflow-x: clip;
  > li {
    position: relative;
    z-index: 0;
    padding-block: clamp(0.45rem, 0.15rem + 1.2vw, 1.4rem) clamp(0.9rem, 0.5rem + 1.7vw, 2.25rem);
    margin-inline-start: calc(var(--step) * var(--free, 0));
    color: var(--sign, var(--on-coral));
  }
  > li::before {
    ${layer};
    z-index: -1;
    /* Overlaps the next slab, so that no seam shows between them. */
    inset-block: 0 -1px;
    inset-inline: clamp(-2.5rem, -0.7rem - 2vw, -1.2rem) -50vw;
    border-block-end: clamp(0.4rem, 0.9vw, 0.9rem) solid color-mix(in oklab, var(--sky) 26%, var(--tone, var(--d0)));
    background: var(--tone, var(--d0));
    transform: skewX(calc(-24deg * var(--flip, 1)));
    /* Leans about the level of the label, so that a slab of several lines does not lean into it. */
    @media ${below.wide} {
      transform-origin: 50% 1rem;
    }
  }
  h3 {
    font-size: var(--drawn-2);
    letter-spacing: -0.012em;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 clamp(0.5rem, 20vw - 4rem, 4.5vw);
    font-size: var(--title-3);
    line-height: var(--line-3);
    letter-spacing: -0.04em;
    /* Small enough for gaps that are wider than the spaces within a name. */
    @media ${below.slim} {
      column-gap: var(--space-5);
      font-size: var(--title-4);
    }
    /* Each slab on one line. */
    @media ${from.largePhone} and ${below.wide} {
      font-size: var(--title-4);
    }
  }
  @media ${from.wide} {
    grid-area: 1 / 1;
    margin-block-start: 6rem;
  }
`

/* The slabs above the widest, from the top. */
export const top = css`
  --free: 3;
`

export const upper = css`
  --tone: var(--d1);
  --free: 2;
`

export const lower = css`
  --tone: var(--d2);
  --free: 1;
`

/**
 * The uptime in very large type, the other two figures beside or below it, and a bar of 30 days, marked where an outage
 * may be: a line leads there from the sentence that limits the promise.
 */
export const figures = css`
  --pause: 3px;
  --down: 1.5rem;
  --cut: 58.6%;
  &::after {
    --day: calc((100% + var(--pause)) / 30);
    content: '';
    grid-row: 2;
    grid-column: 1 / -1;
    block-size: var(--tall, 1.75rem);
    background:
      linear-gradient(
        90deg,
        transparent calc(var(--cut) - 3px),
        var(--coral) 0 calc(var(--cut) + 1px),
        transparent 0
      ),
      repeating-linear-gradient(90deg in srgb, var(--teal) 0 calc(var(--day) - var(--pause)), var(--sand) 0 var(--day));
    /* The days run as the text does. */
    [dir='rtl'] & {
      scale: -1 1;
    }
  }
  li {
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--down) var(--space-5);
    li {
      row-gap: 0;
    }
    [data-long] {
      grid-column: 1 / -1;
    }
  }
  @media ${from.tablet} {
    --pause: 6px;
    --tall: 5rem;
    grid: auto auto auto / var(--cut) minmax(0, 1fr);
    gap: var(--down) clamp(2rem, 6vw, 6rem);
    &::after {
      grid-row: 3;
    }
    li {
      padding-block-start: var(--space-5);
      border-block-start: 2px solid var(--ink);
    }
  }
`

/** The uptime. */
export const uptime = css`
  && {
    grid-area: 1 / 1 / auto / -1;
    strong {
      margin-block-end: var(--space-3);
      font-size: min(7.5rem, 31vw);
      font-weight: 340;
      line-height: 0.8;
      letter-spacing: -0.03em;
      /* On Arabic pages letters are not set closer. */
      @media ${below.tiny} {
        [dir='rtl'] & {
          font-size: 28vw;
        }
      }
    }
    small {
      position: relative;
      text-wrap: wrap;
    }
    /* From the sentence down to the days, if they are shown. */
    small::before,
    small::after {
      @media ${from.tiny} {
        content: '';
      }
      position: absolute;
      border: 0 dashed var(--coral);
    }
    small::before {
      inset-block: calc(100% + 0.1rem) calc(-1 * var(--down));
      inset-inline-end: calc(100% - var(--cut));
      border-inline-end-width: 2px;
    }
  }
  @media ${from.tablet} {
    && {
      container-type: inline-size;
      grid-area: 1 / 1 / span 2;
      grid-template-rows: 1fr;
      strong {
        align-self: end;
        margin-block: 0.06em var(--space-1);
        font-size: 37.5cqi;
        /* So that the figure fits one line without negative spacing too. */
        [dir='rtl'] & {
          font-size: 35cqi;
        }
      }
      span {
        font-size: var(--drawn-1);
      }
      small {
        padding-inline-end: var(--space-6);
        overflow-x: clip;
      }
      /* The line begins at the last of its words, not beside the box of all of them. */
      a {
        display: inline;
      }
      /* On the way, from the end of the sentence to the end of its column. */
      small::after {
        inline-size: 100%;
        margin-block-start: 0.65em;
        margin-inline-start: var(--space-3);
        border-block-start-width: 2px;
      }
      small::before {
        inset-block-start: calc(100% - 0.75em);
        inset-inline-end: 0;
      }
    }
  }
  /* More than five characters fit one line. */
  &&[data-wide] strong {
    font-size: var(--display-1);
  }
  &&[data-long] strong {
    font-size: var(--title-1);
  }
`
