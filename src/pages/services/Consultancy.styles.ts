import { css } from '@emotion/react'

/** The section padding of this page on phones, less than on other pages. */
export const roomy = css`
  @media (max-width: 47.99rem) {
    --y: 1.35rem;
  }
`

/** The title runs across the whole width above the drawer. */
export const drawer = css`
  @media (min-width: 64rem) {
    && > :first-of-type {
      grid-template-columns: auto;
      h2 {
        font-size: var(--t2);
      }
    }
  }
`

/** The heading of all four steps, below the last: the road leads on to where the sun rises over the month-end close. */
export const chapter = css`
  position: relative;
  display: grid;
  gap: 0.4rem clamp(2rem, 6vw, 6rem);
  margin-block-start: max(2rem, 8vw);
  padding-block-start: max(0.9rem, 3vw);
  border-block-start: 1.5px dashed var(--coral);
  &::before {
    content: '';
    position: absolute;
    inset-block: auto 100%;
    inset-inline: auto 0;
    inline-size: max(3rem, 10vw);
    aspect-ratio: 2;
    background: radial-gradient(
      circle at 50% 100%,
      var(--d0) 34%,
      var(--d1) 35% 52%,
      var(--d2) 53% 70%,
      transparent 71%
    );
  }
  /* Quieter than the heading of a section, because no content follows. */
  h2 {
    font-size: var(--t4);
  }
  p {
    color: var(--ink2);
    text-wrap: balance;
  }
  @media (min-width: 64rem) {
    grid-template-columns: 66.667% minmax(0, 1fr);
    column-gap: 0;
    align-items: baseline;
    p {
      font-size: var(--tl);
    }
  }
`

/** The second column begins where the narrow page of the second file below does. */
export const desk = css`
  @media (min-width: 64rem) {
    && > div {
      grid-template-columns: 66.667% minmax(0, 1fr);
      column-gap: 0;
    }
  }
`
