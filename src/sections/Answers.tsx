import type { IconItem } from '../content/types'
import { Icon } from '../theme/Icon'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import * as s from './Answers.styles'

/** A question, the service that answers it (`title`), and what is delivered (`features`). */
export type Answer = IconItem & { question: string; features: readonly string[] }

type Props = {
  items: readonly Answer[]
  /** The heading above what is delivered. */
  delivered: string
}

/** The number of places at which a tab may stand. */
const PLACES = 6

/** Questions in display type. Each opens to show its answer and what is delivered; the first is open. */
export function Answers({ items, delivered }: Props) {
  return (
    <div css={s.answers}>
      {items.map(({ question, title, text, icon, features }, index) => (
        <details key={question} data-at={index % PLACES} open={index === 0}>
          <summary>
            <span css={[l.inline, t.text3, t.line2]}>
              <Icon name={icon} />
              {`${title} `}
            </span>
            <h3 css={[t.title4, t.line2]}>{question}</h3>
            <Icon name="chevron-down" />
          </summary>
          <div css={[l.grid, l.gap5]}>
            <p css={[t.ledeSize, t.line4]}>{text}</p>
            <div>
              <h4 css={[t.text3, t.coral, t.medium]}>{delivered}</h4>
              <ul>
                {features.map(feature => (
                  <li css={t.line4} key={feature}>
                    {feature}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </details>
      ))}
    </div>
  )
}
