// The pictures of the two cards: a policy as it was set up, and the report that is filled by trips.
import { tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Art, Matrix } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './FirstCompany.styles'
import type { ExpensesWords, PolicyWords } from './words'

/** Renders who decides about what is outside the policy, and who is told. */
export function TravelPolicy({ words: { title, tag, matrix } }: { words: PolicyWords }) {
  return (
    <Art tone="teal">
      <div css={k.pane}>
        <div css={[k.bar, s.title]}>
          <Icon name="shield" />
          <span css={k.grow}>{title}</span> <span css={tealTag}>{tag}</span>
        </div>
        <Matrix {...matrix} />
      </div>
    </Art>
  )
}

export function ExpenseReport({ words: { title, file, matrix } }: { words: ExpensesWords }) {
  return (
    <Art tone="dusk">
      <div css={k.pane}>
        <div css={[k.bar, s.title]}>
          <span css={k.grow}>{title}</span> <span css={k.quiet}>{file}</span>
        </div>
        <Matrix {...matrix} />
      </div>
    </Art>
  )
}
