import { coralTag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Art, Matrix } from '../kit/kit'
import * as k from '../kit/kit.styles'
import type { ExtranetWords, RatesWords } from './words'

export function RateMatrix({ words: { title, text, matrix } }: { words: RatesWords }) {
  return (
    <Art tone="apricot">
      <div css={k.window}>
        <div css={k.bar}>
          {`${title} `}
          <span css={k.quietEnd}>{text}</span>
        </div>
        <Matrix {...matrix} />
      </div>
    </Art>
  )
}

export function Extranet({ words: { title, tag, changes } }: { words: ExtranetWords }) {
  return (
    <Art tone="violet">
      <div css={k.window}>
        <div css={k.bar}>
          <Icon name="hotel" />
          <span css={k.grow}>{title}</span> <span css={tealTag}>{tag}</span>
        </div>
        {changes.map(({ name, text, state }, index) => (
          <div css={k.row} key={name}>
            <span css={k.grow}>
              <b>{name}</b> <small>{text}</small>
            </span>{' '}
            <span css={index === 0 ? tealTag : coralTag}>{state}</span>
          </div>
        ))}
      </div>
    </Art>
  )
}
