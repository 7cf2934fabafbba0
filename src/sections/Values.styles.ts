import { css } from '@emotion/react'

export const values = css`
  --item: min(78vw, 19rem);
  display: grid;
  gap: 1.5rem 2.5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  /* A detail of the product before a sun at dusk, lower on laptops: the sections below must not begin too far down. */
  li {
    --x: 22%;
  }
  div {
    display: grid;
    align-content: end;
    block-size: clamp(5rem, 33vh - 11rem, max(9vw, 6rem));
    margin-block-end: 0.75rem;
    padding-inline: 1.25rem;
    border-radius: var(--r2);
    background: radial-gradient(
      circle at var(--x) 70%,
      var(--d2) 4rem,
      var(--d3) 4.05rem 7rem,
      var(--d4) 7.05rem
    );
    overflow: clip;
  }
  span {
    display: flex;
    justify-content: space-between;
    padding: 0.35rem 0.9rem;
    border-block-end: 1px solid var(--line);
    background: var(--card);
    &:first-of-type {
      border-radius: var(--r1) var(--r1) 0 0;
    }
  }
  li:nth-of-type(2) {
    --x: 85%;
    span:first-of-type {
      background: var(--coral);
      color: var(--on-coral);
    }
  }
  li:nth-of-type(3) {
    --x: 50%;
  }
  h3 {
    font-size: 1.5rem;
  }
  p {
    margin-block-start: 0.375rem;
    color: var(--ink2);
  }
`
