import { css } from '@emotion/react'
import { properties, tones } from '../../theme/tokens'

/** What employees can book stands in a morning over the gulf, with its heading as a column beside what the policy covers. */
export const page = css`
  #products {
    ${properties(tones.teal)}
    background: radial-gradient(
      circle at 84% 0,
      var(--a) calc(2rem + 8.6vw),
      color-mix(in oklch, var(--a) 66%, var(--d)) 0 calc(3rem + 15.5vw),
      color-mix(in oklch, var(--a) 33%, var(--d)) 0 calc(5rem + 23vw),
      var(--d) 0
    );
  }
  @media (max-width: 47.99rem) {
    --y: 1.4rem;
    /* Its two buttons on one line. */
    #hero h1 ~ div a {
      padding-inline: 1.2rem;
    }
  }
  /* Its sheets run past both edges of the page. */
  #get-started {
    overflow-x: clip;
  }
  @media (min-width: 48rem) {
    #products > div {
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      gap: clamp(1.5rem, 3vw, 2.75rem) var(--g);
      > div:first-of-type {
        grid-column: 1 / -1;
        margin: 0;
      }
    }
  }
  /* The questions as the search marks its fares: by a bar at their start. */
  div:has(> details) > :nth-child(n) {
    margin-block-end: 0.5rem;
    padding-inline: clamp(1rem, 2vw, 2rem);
    border: 0;
    border-inline-start: 0.6rem solid var(--coral);
    border-radius: var(--r2);
    background: var(--coral-w);
  }
  div:has(> details) > :nth-child(odd) {
    border-color: var(--teal);
    background: var(--teal-w);
  }
  @media (min-width: 64rem) {
    div:has(> div > details) {
      display: block;
    }
    div:has(> details) {
      display: grid;
      max-inline-size: none;
      grid-template-columns: repeat(3, 1fr);
      align-items: start;
      gap: var(--g);
    }
    details > summary {
      min-block-size: 10rem;
      font-size: 1.5rem;
      line-height: 1.3;
    }
    #products > div > div:first-of-type {
      grid-column: span 4;
      grid-template: none;
      align-self: start;
    }
  }
`
