import { css } from '@emotion/react'
import { wrap } from '../theme/base.styles'
import { from } from '../theme/scale'

/** The switch and the contents, then the text; on wide screens the contents stand beside both. Only the text is printed. */
export const page = css`
  ${wrap};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 4vw, 2.5rem);
  padding-block: clamp(1.6rem, 4vw, 3.5rem) clamp(2.5rem, 5vw, 4.5rem);
  @media ${from.wide} {
    grid-template: auto 1fr / 13rem minmax(0, 1fr);
    gap: 0 clamp(2rem, 3.4vw, 3rem);
    > * {
      grid-column: 2;
    }
    > nav {
      grid-area: 1 / 1 / span 2;
    }
    > :has(+ nav) {
      margin-block-end: 2.5rem;
    }
  }
  /* Doubled, to hide also the drawings that have a grid of their own. */
  &&:has([name='short']:checked) section > div {
    display: none;
  }
  @media print {
    color-scheme: light;
    color: var(--ink);
    display: block;
    padding: 0;
  }
`
