import type { ReactNode } from 'react'
import type { ActionId } from '../content/actions'
import type { Heading, IconItem } from '../content/types'
import { Icon } from '../theme/Icon'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import { Actions } from './Actions'
import { spineEyebrow } from './Head.styles'
import * as s from './Payments.styles'
import { Section } from './Section'

export type PaymentsContent = Heading & { items: readonly IconItem[]; action: ActionId }

/** Payment integration: a night section whose sun is the teal of the gulf. */
export function Payments({ eyebrow, title, items, action, picture }: PaymentsContent & { picture: ReactNode }) {
  return (
    <Section ground="band" low>
      <div css={[l.grid, s.split]}>
        <div css={s.words}>
          <p css={spineEyebrow}>{eyebrow}</p>
          <h2>{title}</h2>
          <ul css={l.grid}>
            {items.map(({ icon, title, text }) => (
              <li css={l.grid} key={title}>
                <Icon name={icon} />
                <h3>{title}</h3>
                <p css={[t.muted, t.line4]}>{text}</p>
              </li>
            ))}
          </ul>
          <Actions ids={[action]} onNight />
        </div>
        <div css={s.gulf}>{picture}</div>
      </div>
    </Section>
  )
}
