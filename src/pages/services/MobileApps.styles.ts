import { css } from '@emotion/react'
import { colourOf } from '../../theme/tokens'

/** As a store lists them: the icon on its tile, the name, a sentence. */
export const store = css`
  --rows: 2;
  display: grid;
  gap: 0 clamp(1.5rem, 5vw, 5rem);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > li {
    --tile: clamp(3.75rem, 2.9rem + 2.4vw, 5.5rem);
    display: grid;
    grid-template-columns: var(--tile) minmax(0, 1fr);
    gap: 0.3rem clamp(0.9rem, 1.8vw, 1.75rem);
    align-content: start;
    padding-block: clamp(0.8rem, 0.3rem + 1.7vw, 1.75rem);
    border-block-start: 1px solid var(--line);
  }
  > li > svg {
    grid-row: span 3;
    inline-size: var(--tile);
    block-size: var(--tile);
    padding: 27%;
    border-radius: 24%;
    color: var(--on-coral);
    background: radial-gradient(
      circle at var(--at, 100% 100%),
      var(--d0) 28%,
      var(--d1) 0 50%,
      var(--d2) 0 78%,
      var(--d3) 0
    );
  }
  > :nth-of-type(2) {
    --at: 0 100%;
  }
  > :nth-of-type(3) {
    --at: 50% 0;
  }
  > :nth-of-type(4) {
    --at: 0 0;
  }
  > :nth-of-type(5) {
    --at: 100% 0;
  }
  > :nth-of-type(6) {
    --at: 50% 100%;
  }
  p {
    font-size: 0.97rem;
    line-height: 1.5;
  }
  ul {
    color: var(--ink2);
    font-size: var(--ts);
    line-height: 1.5;
  }
  li li {
    display: inline;
  }
  li li:not(:last-of-type)::after {
    content: '\u00a0· ' / '';
    color: var(--coral-t);
  }
`

/** Folders on a home screen, one for each kind of user. */
export const folders = css`
  --item: min(62vw, 15rem);
  display: grid;
  gap: var(--g);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  @media (min-width: 64rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > li {
    display: grid;
    gap: 0.75rem;
    grid-template-rows: auto 1fr;
  }
  h3 {
    text-align: center;
  }
  > :nth-of-type(2) {
    --from: var(--teal);
    --to: var(--teal-t);
  }
  > :nth-of-type(3) {
    --from: var(--d3);
    --to: var(--d4);
  }
  > :nth-of-type(4) {
    --from: ${colourOf(['var(--d5)', 'var(--d4)'])};
    --to: ${colourOf(['var(--d6)', 'var(--field)'])};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: 1fr;
    row-gap: 1rem;
    padding: clamp(1rem, 0.7rem + 1vw, 1.6rem) 0.25rem;
    background: var(--card);
    border-radius: 1.9rem;
  }
  li li {
    display: grid;
    gap: 0.4rem;
    justify-items: center;
    align-content: start;
    font-size: var(--ts);
    line-height: 1.25;
    letter-spacing: -0.02em;
    text-align: center;
    text-wrap: balance;
  }
  li li:nth-of-type(2) {
    --at: 100% 0;
  }
  li li:nth-of-type(3) {
    --at: 0 50%;
  }
  /* The third of three stands in the middle. */
  li li:nth-of-type(odd):last-of-type {
    grid-column: 1/-1;
  }
  li li:nth-of-type(4) {
    --at: 50% 0;
  }
  li li::before {
    content: '';
    inline-size: clamp(2.75rem, 2.2rem + 1.6vw, 4rem);
    aspect-ratio: 1;
    border-radius: 26%;
    background: radial-gradient(circle at var(--at, 50% 115%), var(--d0) 34%, var(--from, var(--d1)) 0 66%, var(--to, var(--d2)) 0);
  }
`
