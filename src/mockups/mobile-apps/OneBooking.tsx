import { tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as k from '../kit/kit.styles'
import { amount } from '../kit/money'
import type { FieldWords } from '../kit/words'
import { type Trip, tripSums } from './booking'
import * as s from './OneBooking.styles'

export type OneBookingWords = {
  booking: string
  trip: Trip
  /** Placeholders such as `{total}` stand for sums of the trip. */
  screens: readonly {
    role: string
    text: string
    app: string
    main: FieldWords
    /** A second figure, as large as the first, for a person who needs both; such a screen has fewer lines. */
    also?: FieldWords
    tone?: 'coral' | 'teal'
    lines: readonly FieldWords[]
    state: string
  }[]
}

/** One booking on the phones of five people, from the one who asks for it to the one who waits at the airport. */
export function OneBooking({ words: { booking, trip, screens } }: { words: OneBookingWords }) {
  const sums: Readonly<Record<string, number>> = tripSums(trip)
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => amount(sums[name] ?? Number.NaN))
  return (
    <ol css={[l.grid, s.strip]}>
      {screens.map(({ role, text, app, main, also, tone, lines, state }, place) => (
        <li css={[l.grid, l.gap4]} key={role} data-place={place}>
          <div css={[l.grid, k.pane, s.screen]}>
            <p css={[l.column, l.gap2, t.muted, s.top]}>{app}</p>
            <p css={[l.grid, s.main]} data-tone={tone}>
              <small>{main.label}</small> <b css={s.figure}>{filled(main.value)}</b>
              {also && (
                <>
                  {' '}
                  <small>{also.label}</small> <b>{filled(also.value)}</b>
                </>
              )}
            </p>
            <dl css={[l.column, t.text3, s.lines]}>
              {lines.map(line => (
                <div css={[l.grid, l.gap3]} key={line.label}>
                  <dt css={t.muted}>{line.label}</dt> <dd css={[t.semibold, t.atEnd]}>{filled(line.value)}</dd>
                </div>
              ))}
            </dl>
            <p css={[l.row, l.gap2, s.state]}>
              <span css={tealTag}>
                <Icon name="circle-check" />
                {`${state} `}
              </span>
              <span>{booking}</span>
            </p>
          </div>
          <div css={[l.stack, l.gap2]}>
            <h3>{role}</h3>
            <p css={[t.muted, t.line4, s.text]}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
