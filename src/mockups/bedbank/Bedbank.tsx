import { tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Art, Days, Field, Matrix, Picture, Switch, Tags } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './Bedbank.styles'
import type { CalendarWords, ExtranetWords, RatesWords } from './words'

const DAYS = 14

/** Rooms left by day, with the channels that may sell them and their net rates. */
export function AllotmentCalendar({ words }: { words: CalendarWords }) {
  const { label, hotel, title, plans, month, weekdays, rooms, key, channels, rates } = words
  return (
    <Picture label={label}>
      <div css={s.desk}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="hotel" />
            {`${hotel} `}
            <span css={k.wide}>
              <span css={k.quiet}>{title}</span>
            </span>{' '}
            <span css={k.endChips}>
              <Tags {...plans} />
            </span>
          </div>
          <div css={s.calendar}>
            <div>
              <b>{month}</b>{' '}
              {Array.from({ length: DAYS }, (_, day) => (
                <span key={day}>
                  <small>{weekdays[day % weekdays.length]}</small>
                  {` ${day + 1} `}
                </span>
              ))}
            </div>
            {rooms.map(({ name, days }) => (
              <div key={name}>
                <b>{name}</b> <Days days={days} />
              </div>
            ))}
          </div>
          <div css={s.key}>
            <span>
              <i data-state="free" />
              {key.free}
            </span>{' '}
            <span>
              <i data-state="few" />
              {key.few}
            </span>{' '}
            <span>
              <i data-state="stop-sell" />
              {key.stopSell}
            </span>{' '}
            <span>
              <i data-state="blackout" />
              {key.blackout}
            </span>
          </div>
        </div>
        <div css={s.side}>
          <div css={s.channels}>
            <div css={k.bar}>
              {`${channels.title} `}
              <span css={k.quietEnd}>{channels.room}</span>
            </div>
            {channels.items.map(({ name, price, open }) => (
              <div css={s.channel} key={name}>
                <span css={k.grow}>{name}</span> <span css={k.quiet}>{price}</span>
                <Switch on={open} />
              </div>
            ))}
          </div>
          <div css={k.window}>
            <div css={s.ratesBar}>
              {`${rates.title} `}
              <span css={k.quietEnd}>{rates.unit}</span>
            </div>
            <div css={s.rates}>
              {rates.items.map(field => (
                <Field key={field.label} {...field} />
              ))}
            </div>
          </div>
        </div>
      </div>
    </Picture>
  )
}

export function RateMatrix({ words: { title, text, matrix } }: { words: RatesWords }) {
  return (
    <Art tone="apricot">
      <div css={k.window}>
        <div css={k.bar}>
          {`${title} `}
          <span css={k.quietEnd}>{text}</span>
        </div>
        <Matrix {...matrix} />
      </div>
    </Art>
  )
}

export function Extranet({ words: { title, tag, changes } }: { words: ExtranetWords }) {
  return (
    <Art tone="violet">
      <div css={k.window}>
        <div css={k.bar}>
          <Icon name="hotel" />
          <span css={k.grow}>{title}</span> <span css={tealTag}>{tag}</span>
        </div>
        {changes.map(({ name, text, action }, index) => (
          <div css={k.row} key={name}>
            <span css={k.grow}>
              <b>{name}</b> <small>{text}</small>
            </span>{' '}
            <span css={index === 0 ? k.coralPress : k.press}>{action}</span>
          </div>
        ))}
      </div>
    </Art>
  )
}
