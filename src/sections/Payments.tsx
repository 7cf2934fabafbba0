import type { ReactNode } from 'react'
import type { HomeContent } from '../content/types'
import { Icon } from '../theme/Icon'
import { Actions } from './Actions'
import { spineEyebrow } from './Head.styles'
import * as s from './Payments.styles'
import { Section } from './Section'

/** Payment integration: a night interlude whose sun is the teal of the gulf. */
export function Payments({ eyebrow, title, items, action, picture }: HomeContent['payments'] & { picture: ReactNode }) {
  return (
    <Section ground="band">
      <div css={s.split}>
        <div css={s.words}>
          <p css={spineEyebrow}>{eyebrow}</p>
          <h2>{title}</h2>
          <ul>
            {items.map(({ icon, title, text }) => (
              <li key={title}>
                <Icon name={icon} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <Actions labels={[action]} onNight />
        </div>
        <div css={s.gulf}>{picture}</div>
      </div>
    </Section>
  )
}
