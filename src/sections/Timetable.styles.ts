import { css } from '@emotion/react'

/** One sheet with a cell for each week. */
export const weeks = css`
  @media (min-width: 48rem) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1px;
    border: 1px solid var(--line);
    border-radius: var(--r3);
    background: var(--line);
    overflow: clip;
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > li {
      isolation: isolate;
    }
  }
  @media (max-width: 47.99rem) {
    gap: 0.75rem;
    > li {
      border: 1px solid var(--line);
      border-radius: var(--r3);
    }
  }
  > li {
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    gap: 0.6rem;
    padding: clamp(1.1rem, 0.7rem + 1.4vw, 2rem);
    background: var(--card);
  }
  /* The last is what the course leads to. */
  > li:last-of-type {
    --stop: var(--coral);
    --on-stop: var(--on-coral);
    background: var(--coral-w);
  }
  p {
    color: var(--ink2);
    font-size: 0.97rem;
  }
  h3 ~ ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem;
    margin-block-start: 0.4rem;
    font-size: var(--ts);
  }
  li li {
    padding: 0.15em 0.7em;
    border-radius: var(--r9);
    background: var(--sand);
  }
  > li:last-of-type li {
    background: var(--card);
  }
`

/** Which week, in the size of a calendar's numbers, and for whom. */
export const week = css`
  && {
    --pad: clamp(1.1rem, 0.7rem + 1.4vw, 2rem);
    position: relative;
    display: flex;
    align-items: end;
    justify-content: space-between;
    gap: 1rem;
    margin-block-end: clamp(0.25rem, 1.5vw, 1.5rem);
    font-size: var(--ts);
    line-height: 1.3;
    text-align: end;
  }
  span:last-of-type {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
  b {
    color: var(--coral-t);
    font-size: clamp(2.6rem, 1.8rem + 2.4vw, 4.25rem);
    font-weight: 340;
    line-height: 0.8;
    letter-spacing: -0.06em;
  }
  /* The route from ring to ring, with the number of the week in each and a gap for those who sit in it. */
  @media (min-width: 64rem) {
    && {
      align-items: center;
    }
    > span:first-of-type {
      flex: none;
      display: grid;
      place-content: center;
      inline-size: 5.25rem;
      block-size: 5.25rem;
      border: 2px solid var(--coral);
      border-radius: 50%;
      background: var(--stop, var(--card));
      color: var(--on-stop, var(--ink2));
      text-align: center;
      font-size: 0.8rem;
      line-height: 1.2;
    }
    > span:last-of-type {
      padding-inline: 0.75rem;
      margin-inline-end: -0.75rem;
      background: var(--card);
      font-size: 1rem;
    }
    li:last-of-type > & > span:last-of-type {
      background: none;
    }
    b {
      color: var(--on-stop, var(--coral-t));
      font-size: 2.25rem;
      line-height: 1.2;
      letter-spacing: 0;
    }
    &::before,
    &::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset-block-start: 50%;
      inset-inline: calc(var(--pad) * -1) 100%;
      border-block-start: 2px dashed var(--coral);
    }
    &::after {
      inset-inline: 5.25rem calc(var(--pad) * -1);
    }
    /* A row of the sheet begins and ends with a ring. */
    li:nth-of-type(3n + 1) > &::before,
    li:nth-of-type(3n) > &::after {
      content: none;
    }
  }
`
