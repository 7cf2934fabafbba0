import { css } from '@emotion/react'
import { waypoint } from '../../theme/base.styles'
import { opaque } from '../../theme/tokens'

export const stations = css`
  --gap: clamp(1.5rem, 3vw, 3rem);
  display: grid;
  gap: 2.75rem var(--gap);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  > li {
    position: relative;
    padding-block-start: 1.9rem;
  }
  > li::before {
    ${waypoint};
    position: absolute;
    z-index: 1;
    inset-block-start: -0.42rem;
    inset-inline-start: 0;
  }
  > li::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: 1.2rem 0;
    border-block-start: 1.5px dashed var(--field);
  }
  > li:last-of-type::after {
    mask: linear-gradient(90deg, ${opaque}, transparent);
    [dir='rtl'] & {
      mask: linear-gradient(-90deg, ${opaque}, transparent);
    }
  }
  @media (min-width: 64rem) {
    > li:not(:last-of-type)::after {
      inset-inline-end: calc(var(--gap) * -1);
    }
  }
  h3 {
    margin-block-end: 0.9rem;
  }
  li li {
    padding-block: min(0.6rem, 1.25vw);
    border-block-start: 1px solid var(--line);
    color: var(--ink2);
  }
`
