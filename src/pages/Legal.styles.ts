import { css } from '@emotion/react'
import { wrap } from '../theme/base.styles'

/** Contents and text; side by side where there is room. On printed pages only the text is wanted. */
export const page = css`
  ${wrap};
  display: grid;
  gap: clamp(1.75rem, 3vw, 2.5rem) clamp(2.5rem, 6vw, 6rem);
  padding-block: clamp(1.6rem, 4.5vw, 4rem) clamp(1.6rem, 6vw, 5rem);
  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 19rem) minmax(0, 40em);
    justify-content: space-between;
    /* Contents at the start of both rows, of the switch and of the text. */
    > :last-of-type:not(:only-of-type) {
      grid-column: 2;
    }
    > nav {
      grid-area: 1 / 1 / span 2;
    }
  }
  &:has([name='short']:checked) section > div {
    display: none;
  }
  @media (min-width: 75rem) {
    grid-template-columns: 13rem minmax(0, 1fr);
    column-gap: clamp(2rem, 3.6vw, 4rem);
  }
  @media print {
    color-scheme: light;
    color: var(--ink);
    display: block;
    padding: 0;
  }
`
