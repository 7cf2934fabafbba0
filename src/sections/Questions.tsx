import type { Questions as QuestionsContent } from '../content/types'
import { Icon } from '../theme/Icon'
import { ends, gap6 } from '../theme/layout.styles'
import { even, ledeSize, line5, muted } from '../theme/type.styles'
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
          <summary css={[ends, gap6, ledeSize, even]}>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <p css={[muted, line5]}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
