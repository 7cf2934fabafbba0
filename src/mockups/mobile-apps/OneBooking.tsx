import { tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { amount } from '../kit/money'
import type { FieldWords } from '../kit/words'
import { type Trip, tripSums } from './booking'
import * as s from './OneBooking.styles'

export type OneBookingWords = {
  /** Of the strip, which is reached by keys where it is pulled sideways. */
  label: string
  booking: string
  trip: Trip
  /** `{total}` and the like are sums of the trip. */
  screens: readonly {
    role: string
    text: string
    app: string
    main: FieldWords
    /** What this person needs as large as that: the screen is made of the two, and of what few lines are left. */
    also?: FieldWords
    tone?: 'coral' | 'teal'
    lines: readonly FieldWords[]
    state: string
  }[]
}

/** One booking on the phones of five people, from the one who asks for it to the one who waits at the airport. */
export function OneBooking({ words: { label, booking, trip, screens } }: { words: OneBookingWords }) {
  const sums: Readonly<Record<string, number>> = tripSums(trip)
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => amount(sums[name] ?? Number.NaN))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own layout, and nothing here is posted
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where the strip is pulled sideways, arrow keys must reach it
    <div css={s.pulled} role="group" aria-label={label} tabIndex={0}>
      <ol css={s.strip}>
        {screens.map(({ role, text, app, main, also, tone, lines, state }) => (
          <li key={role}>
            <div css={s.screen}>
              <p css={s.top}>{app}</p>
              <p css={s.main} data-tone={tone}>
                <small>{main.label}</small> <b>{filled(main.value)}</b>
                {also && (
                  <>
                    {' '}
                    <small>{also.label}</small> <b>{filled(also.value)}</b>
                  </>
                )}
              </p>
              <dl css={s.lines}>
                {lines.map(line => (
                  <div key={line.label}>
                    <dt>{line.label}</dt> <dd>{filled(line.value)}</dd>
                  </div>
                ))}
              </dl>
              <p css={s.state}>
                <span css={tealTag}>
                  <Icon name="circle-check" />
                  {`${state} `}
                </span>
                <span>{booking}</span>
              </p>
            </div>
            <div css={s.caption}>
              <h3>{role}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
