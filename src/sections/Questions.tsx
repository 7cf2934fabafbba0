import type { Questions as QuestionsContent } from '../content/types'
import { Icon } from '../theme/Icon'
import * as s from './Questions.styles'

/** Questions that open to show their answers. Those without an answer are for AskUs. */
export function Questions({ items }: Pick<QuestionsContent, 'items'>) {
  return (
    <div css={s.questions}>
      {items.map(
        ({ question, answer }) =>
          answer !== null && (
            <details key={question}>
              <summary>
                {question}
                <Icon name="chevron-down" />
              </summary>
              <p>{answer}</p>
            </details>
          ),
      )}
    </div>
  )
}
