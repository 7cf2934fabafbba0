import { css } from '@emotion/react'
import { below, from } from '../../theme/scale'
import { colourOf } from '../../theme/tokens'

export const advice = css`
  border-block: 1px solid var(--line);
  /* The second piece of advice is hidden where the picture has no room for it. */
  & + & {
    @media ${from.tablet} and ${below.laptop} {
      display: none;
    }
  }
`

export const offer = css`
  grid-template-columns: 2.6rem minmax(0, 1fr) auto;
  align-items: center;
  padding: var(--space-3) var(--space-5);
  border-block-end: 1px solid var(--line);
`

export const source = css`
  justify-content: center;
`

export const campaign = css`
  && svg {
    block-size: 7.75rem;
  }
`

export const phone = css`
  && {
    inline-size: min(100%, 15rem);
    border: 0.35rem solid ${colourOf(['var(--ink)', 'var(--field)'])};
    border-block-end: 0;
    border-start-start-radius: var(--radius-l);
    border-start-end-radius: var(--radius-l);
  }
`

export const notice = css`
  margin: var(--space-4) var(--space-4) 0.2rem;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--coral-w);
`

export const pass = css`
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-4) var(--space-5) var(--space-5);
  strong {
    font-weight: 430;
    letter-spacing: -0.04em;
  }
  svg + strong,
  > [data-state='gate'] {
    text-align: end;
  }
  b {
    font-weight: inherit;
  }
`
