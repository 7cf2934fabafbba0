// The pictures of the two cards: a policy as it was set up, and the report that trips fill.
import { chips, coralTag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Art, Matrix, Tags } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './Corporate.styles'
import type { ExpensesWords, PolicyWords } from './words'

export function TravelPolicy({ words: { title, tag, rules, above } }: { words: PolicyWords }) {
  return (
    <Art tone="teal">
      <div css={k.window}>
        <div css={k.bar}>
          <Icon name="shield" />
          <span css={k.grow}>{title}</span> <span css={tealTag}>{tag}</span>
        </div>
        {rules.map(({ name, tags }) => (
          <div css={s.rule} key={name}>
            <span css={k.grow}>{name}</span>{' '}
            <span css={chips}>
              <Tags {...tags} />
            </span>
          </div>
        ))}
        <div css={s.rule}>
          <span css={k.grow}>{above.name}</span> <span css={coralTag}>{above.tag}</span>
        </div>
      </div>
    </Art>
  )
}

export function ExpenseReport({ words: { title, file, matrix } }: { words: ExpensesWords }) {
  return (
    <Art tone="dusk">
      <div css={k.window}>
        <div css={k.bar}>
          <span css={k.grow}>{title}</span> <span css={k.quiet}>{file}</span>
        </div>
        <Matrix {...matrix} />
      </div>
    </Art>
  )
}
