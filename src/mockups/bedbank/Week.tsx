import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { amount } from '../kit/money'
import { nightsOf, offers, spansOf } from './stopsell'
import * as s from './Week.styles'
import type { CalendarWords, WeekWords } from './words'

/**
 * Renders some nights of one room at reading size, from the contract down to each channel, and what keeps them from being
 * sold.
 */
export function Week({ words, calendar }: { words: WeekWords; calendar: CalendarWords }) {
  const { caption, from, left, kept, contract, shut, out, apart, ways } = words
  const drawn = calendar.rooms[words.room]
  if (!drawn) return null
  const room = { ...drawn, left }
  const closed = words.closed.map(night => night - from + 1)
  const nights = nightsOf(room, closed).map((night, index) => ({ ...night, day: from + index }))
  const spans = spansOf(nights)
  /** Renders a blackout as one cell on its first night, and nothing on its others. */
  const gap = (day: number, word: string) => {
    const span = spans[day - from]
    return (
      !!span && (
        <td key={day} data-state="blackout" colSpan={span}>
          <span>{word}</span>
        </td>
      )
    )
  }
  const sold = offers(calendar.channels.items, room, calendar.rates.plans[0], closed)
  return (
    <>
      <table css={[t.line3, s.week]}>
        <caption css={[t.text4, t.line4, t.muted]}>{caption}</caption>
        <thead>
          <tr>
            <td />
            {nights.map(({ day }) => (
              <th css={t.titleWeight} key={day} scope="col">
                <small css={[l.block, t.text3, t.muted]}>
                  {calendar.weekdays[(day - 1) % calendar.weekdays.length]}
                </small>{' '}
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr css={s.contract}>
            <th css={t.titleWeight} scope="row">
              {contract}
            </th>
            {nights.map(({ day, left }) => (left === undefined ? gap(day, apart) : <td key={day}>{left}</td>))}
          </tr>
          {sold.map(
            ({ name, markup, sell, nights: open }, channel) =>
              markup !== null && (
                <tr key={name}>
                  <th css={t.titleWeight} scope="row">
                    {name}
                  </th>
                  {nights.map(({ day, state }) => {
                    const away = channel === kept.channel && day === kept.night
                    if (state === 'blackout') return gap(day, out)
                    return (
                      <td key={day} data-state={away ? 'kept' : state}>
                        {away || state === 'stop-sell' ? shut : open.includes(day - from + 1) ? amount(sell) : out}
                      </td>
                    )
                  })}
                </tr>
              ),
          )}
        </tbody>
      </table>
      <dl css={[l.grid, s.ways]}>
        {ways.map(({ state, name, when, text }) => (
          <div key={state} data-state={state}>
            <dt css={[l.grid, l.level, t.title5, t.titleWeight, t.line2]}>
              {`${name} `}
              <small css={[t.text3, t.muted]}>{when}</small>
            </dt>
            <dd css={[t.ledeSize, t.line5, t.muted, t.even]}>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
