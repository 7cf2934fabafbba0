import { css } from '@emotion/react'
import { wrap } from '../theme/base.styles'

/** The switch and the contents, then the text below both, as wide as the page. On printed pages only the text is wanted. */
export const page = css`
  ${wrap};
  display: grid;
  gap: clamp(1.75rem, 3vw, 2.5rem);
  padding-block: clamp(1.6rem, 4.5vw, 4rem) clamp(1.6rem, 6vw, 5rem);
  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    > * {
      grid-column: 1/-1;
    }
    /* The switch stands at the end of the line that names the contents. */
    > div:has([name]) {
      grid-area: 1 / 2;
    }
    > nav {
      grid-area: 1 / 1 / span 2 / -1;
    }
  }
  &:has([name='short']:checked) section > div {
    display: none;
  }
  @media print {
    color-scheme: light;
    color: var(--ink);
    display: block;
    padding: 0;
  }
`
