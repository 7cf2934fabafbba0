import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'

/** The features heading runs across the page; the Get started heading is as wide as the month below it. */
export const page = css`
  #hero h1 + p {
    margin-block-end: 1.4rem;
  }
  @media ${below.tablet} {
    /* The names of the channels end before the first night. */
    #features li svg > g > g > text {
      font-size: var(--text-3);
      translate: -0.7rem;
    }
    /* The words of the key end with their samples. */
    #features pattern ~ svg > g > text {
      font-size: var(--text-3);
    }
  }
  /* Each question stands beside a page of a calendar. */
  @media ${from.laptop} {
    && details {
      margin-block-end: var(--space-4);
      padding: 0 var(--space-5);
      border: 0;
      border-radius: var(--radius-m);
      background: var(--card);
      counter-increment: day;
    }
    summary::before {
      content: counter(day);
      inline-size: 3.5rem;
      border-block-start: 0.6rem solid var(--coral);
      border-radius: var(--radius-s);
      background: var(--sand);
      line-height: 2.4rem;
      text-align: center;
    }
    details svg {
      margin-inline-start: auto;
    }
  }
  @media ${from.wide} {
    #hero > * > *,
    #features > * > :has(> h2) {
      grid-template-columns: auto;
    }
    #features > * > div > p {
      max-inline-size: none;
    }
    #features li + li > div {
      margin: 0.85rem 0 0;
    }
  }
`
