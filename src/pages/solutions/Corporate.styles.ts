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
    --y: 2rem;
  }
  @media (min-width: 75rem) and (min-height: 50.01rem) {
    #features div + ul {
      row-gap: 2rem;
      margin-block-start: 3rem;
    }
    #products {
      padding-block-end: 3.25rem;
    }
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
  @media (min-width: 64rem) {
    #products > div > div:first-of-type {
      grid-column: span 4;
      grid-template: none;
      align-self: start;
    }
  }
`
