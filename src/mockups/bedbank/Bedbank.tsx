import { tag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Art, Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './Bedbank.styles'

const weekdays = ['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu']

// PLACEHOLDER: an invented hotel: what is left of its rooms per day (s is a stop-sell, b a blackout), and the rates and changes below
const rooms = [
  { name: 'Deluxe twin', days: '8 8 6 3 2 s s 9 9 8 5 4 8 8' },
  { name: 'Sea view', days: '5 5 4 4 1 0 6 6 b b b 7 7 5' },
  { name: 'Family suite', days: '3 2 2 4 4 5 5 s s 4 4 3 1 4' },
  { name: 'Villa', days: '1 1 2 2 b b b 2 2 1 1 2 2 2' },
  { name: 'Garden', days: '6 6 6 5 5 4 4 3 3 2 0 s s 6' },
  { name: 'Junior suite', days: '4 4 3 3 2 2 1 4 4 4 3 3 2 2' },
  { name: 'Standard', days: '9 9 7 7 8 8 6 5 3 2 s s 9 9' },
]

/** Rooms left by day, with the channels that may sell them and their net rates. */
export function AllotmentCalendar() {
  return (
    <Picture label="Product preview: allotment calendar of a hotel with the rooms left per day for two weeks, stop-sell and blackout dates, the channels that may sell them, and net rates for BB, HB and AI">
      <div css={s.desk}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="hotel" />
            Marsa Bay Resort{' '}
            <span css={k.wide}>
              <span css={k.quiet}>Allotment, 1 to 14 May</span>
            </span>{' '}
            <span css={k.endChips}>
              <span css={tealTag}>BB</span> <span css={tag}>HB</span> <span css={tag}>AI</span>
            </span>
          </div>
          <div css={s.calendar}>
            <div>
              <span>May</span>{' '}
              {Array.from({ length: 14 }, (_, day) => (
                <i key={day}>
                  <small>{weekdays[day % 7]}</small>
                  {` ${day + 1} `}
                </i>
              ))}
            </div>
            {rooms.map(({ name, days }) => (
              <div key={name}>
                <span>{name}</span>{' '}
                {days.split(' ').map((left, day) => {
                  // A day's kind is its element: fewer bytes than a class on each.
                  if (left === 's') return <u key={day} />
                  if (left === 'b') return <b key={day} />
                  const count = `${left} `
                  return Number(left) < 4 ? <em key={day}>{count}</em> : <i key={day}>{count}</i>
                })}
              </div>
            ))}
          </div>
          <div css={s.key}>
            <span>
              <i />
              Free to sell
            </span>{' '}
            <span>
              <em />
              Few left
            </span>{' '}
            <span>
              <u />
              Stop-sell
            </span>{' '}
            <span>
              <b />
              Blackout
            </span>
          </div>
        </div>
        <div css={s.side}>
          <div css={s.channels}>
            <div css={k.bar}>
              Channels <span css={k.quietEnd}>Sea view</span>
            </div>
            <Channel name="B2C store" price="+ 12%" open />
            <Channel name="B2B agencies" price="+ 6%" open />
            <Channel name="API OUT" price="Net" open />
            <Channel name="Corporate" price="Closed" />
          </div>
          <div css={k.window}>
            <div css={s.ratesBar}>
              Rates, 2 adults <span css={k.quietEnd}>EUR a night</span>
            </div>
            <div css={s.rates}>
              <p>
                <small>BB net</small> <b>84.00</b>
              </p>
              <p>
                <small>HB net</small> <b>108.00</b>
              </p>
              <p>
                <small>AI net</small> <b>142.00</b>
              </p>
            </div>
          </div>
        </div>
      </div>
    </Picture>
  )
}

function Channel({ name, price, open = false }: { name: string; price: string; open?: boolean }) {
  return (
    <div css={s.channel}>
      <span css={k.grow}>{name}</span> <span css={k.quiet}>{price}</span>
      <span css={open ? k.switchOn : k.switchOff} />
    </div>
  )
}

export function RateMatrix() {
  return (
    <Art tone="apricot">
      <div css={k.window}>
        <div css={k.bar}>
          Sea view <span css={k.quietEnd}>Net, 1 to 14 May, EUR</span>
        </div>
        <div css={k.matrix}>
          <b>Plan</b> <span>1 adult</span> <span>2 adults</span> <span>2 + 1</span> <b>BB</b> <span>68</span>{' '}
          <em>84</em> <span>96</span> <b>HB</b> <span>86</span> <span>108</span> <span>124</span> <b>AI</b>{' '}
          <span>112</span> <span>142</span> <span>165</span>
        </div>
      </div>
    </Art>
  )
}

export function Extranet() {
  return (
    <Art tone="violet">
      <div css={k.window}>
        <div css={k.bar}>
          <Icon name="hotel" />
          <span css={k.grow}>Extranet</span> <span css={tealTag}>Hotel user</span>
        </div>
        <Change title="Sea view, 9 to 11 May" text="Blackout asked by the hotel" action="Accept" first />
        <Change title="Family suite" text="Allotment 4 to 6 per day" action="Review" />
        <Change title="Garden, AI, 2 adults" text="Net 138 to 142 from 1 Jun" action="Review" />
      </div>
    </Art>
  )
}

function Change({
  title,
  text,
  action,
  first = false,
}: {
  title: string
  text: string
  action: string
  first?: boolean
}) {
  return (
    <div css={k.row}>
      <span css={k.grow}>
        <b>{title}</b> <small>{text}</small>
      </span>{' '}
      <span css={first ? k.coralPress : k.press}>{action}</span>
    </div>
  )
}
