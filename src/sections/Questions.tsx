import type { Questions as QuestionsContent } from '../content/types'
import { Icon } from '../theme/Icon'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import type { Each } from './each'
import * as s from './Questions.styles'

type Props = Pick<QuestionsContent, 'items'> & { each?: Each | undefined }

/** Questions that open to show their answers. Those without an answer are for AskUs. */
export function Questions({ items, each }: Props) {
  const answered = items.filter(({ answer }) => answer !== null)
  return (
    <div css={s.questions}>
      {answered.map(({ question, answer }, index) => (
        <details key={question} css={each?.[index]}>
          <summary css={[l.ends, l.gap6, t.ledeSize, t.even]}>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <p css={[t.muted, t.line5]}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
