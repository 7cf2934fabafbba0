import { card } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import * as s from './RuleSentence.styles'
import type { RuleWords } from './words'

/** Renders a travel policy as a sentence, with what the company fills in highlighted. */
export function RuleSentence({ words }: { words: RuleWords }) {
  return (
    <p css={[t.title4, t.line4, s.rule]} aria-hidden="true">
      {words.map((part, index) =>
        index % 2 ? (
          <b
            css={[card, t.teal, t.titleWeight, t.unbroken]}
            key={part}
            data-part={index >= words.length - 2 ? 'who' : undefined}
          >
            {part}
          </b>
        ) : (
          part
        ),
      )}
    </p>
  )
}
