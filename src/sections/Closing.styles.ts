import { css } from '@emotion/react'
import { night, wrap } from '../theme/base.styles'
import { sun } from '../theme/sun.styles'
import { onDusk } from '../theme/tokens'

export const closing = css`
  ${night};
  position: relative;
  isolation: isolate;
  overflow: clip;
  background: var(--sky);
  padding-block: clamp(min(5rem, 10.5vw), 9vw, 9rem) clamp(min(11rem, 30vw), 24vw, 21rem);
  text-align: center;
`

export const closingSun = css`
  ${sun};
  --u: clamp(2rem, 4.3vw, 5rem);
  inset-block: auto 0;
  inset-inline-start: 50%;
  margin: 0 calc(var(--u) * -1.5) calc(var(--u) * -1.5);
`

export const words = css`
  ${wrap};
  display: grid;
  justify-items: center;
  gap: min(1.4rem, 4vw);
  h2 {
    font-size: var(--t2);
    max-inline-size: 15em;
  }
  h2 + p {
    font-size: var(--tl);
    line-height: 1.55;
    max-inline-size: 36em;
    color: ${onDusk.lede};
  }
  > div {
    justify-content: center;
    margin-block-start: 0.6rem;
  }
`
