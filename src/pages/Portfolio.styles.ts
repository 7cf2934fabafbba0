import { css } from '@emotion/react'

/** Six stops in a row stand closer than the sections of other pages. */
export const stops = css`
  @media (min-width: 48rem) {
    --y: clamp(3rem, 2rem + 3.5vw, 5.5rem);
  }
`

/** What an area is about stays in view beside its pieces. */
export const area = css`
  display: grid;
  gap: clamp(min(2rem, 5vw), 5vw, 5rem);
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
    align-items: start;
  }
`

export const about = css`
  --stamp: 3.5rem;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  justify-items: start;
  gap: min(1.1rem, 2.5vw);
  > * {
    grid-column: 1/-1;
  }
  > p {
    grid-area: 1/1;
  }
  > span {
    grid-area: 1/2;
  }
  h2 {
    font-size: clamp(1.75rem, 1.3rem + 1.7vw, 2.6rem);
    line-height: 1.08;
  }
  @media (min-width: 64rem) {
    --stamp: 4.75rem;
    position: sticky;
    inset-block-start: 6.5rem;
    > span {
      grid-area: auto;
      margin-block-start: 0.9rem;
    }
  }
`

export const pieces = css`
  small {
    display: inline-block;
    margin-block-end: 0.5rem;
  }
  container-type: inline-size;
  display: grid;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--r3);
  overflow: clip;
  > li {
    display: grid;
    gap: min(1rem, 2.5vw) 2.5rem;
    padding: min(clamp(1.35rem, 1rem + 1.2vw, 2rem), 4vw);
  }
  > li > ul {
    display: flex;
    flex-direction: column;
    gap: 0.4rem;
  }
  @container (width > 40rem) {
    > li {
      grid-template-columns: minmax(0, 1fr) 13.5rem;
    }
    > li > ul {
      padding-block-start: 0.1rem;
    }
  }
  > li + li {
    border: 0 solid var(--line);
    border-block-start-width: 1px;
  }
  @media (max-width: 47.99rem) {
    container-type: normal;
    > li {
      grid-template-rows: 1fr;
    }
    > li + li {
      border-width: 0;
      border-inline-start-width: 1px;
    }
  }
  h3 {
    margin-block-end: 0.5rem;
  }
  p {
    color: var(--ink2);
    font-size: 0.97rem;
  }
  p + p {
    margin-block-start: 0.5rem;
    color: var(--ink);
  }
`
