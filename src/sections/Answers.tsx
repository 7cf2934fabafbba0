import type { IconItem } from '../content/types'
import { Icon } from '../theme/Icon'
import * as s from './Answers.styles'

/** A question, the name of the work that answers it, and what is delivered. */
export type Answer = IconItem & { question: string; features: readonly string[] }

type Props = {
  items: readonly Answer[]
  /** Above what is delivered. */
  delivered: string
}

/** Questions in display type; each opens on how it is answered and what is delivered. The first is open. */
export function Answers({ items, delivered }: Props) {
  return (
    <div css={s.answers}>
      {items.map(({ question, title, text, icon, features }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            <span>
              <Icon name={icon} />
              {`${title} `}
            </span>
            <h3>{question}</h3>
            <Icon name="chevron-down" />
          </summary>
          <div>
            <p>{text}</p>
            <div>
              <h4>{delivered}</h4>
              <ul>
                {features.map(feature => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
          </div>
        </details>
      ))}
    </div>
  )
}
