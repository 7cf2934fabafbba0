import { DrawnText } from '../kit/drawn'
import { Slip, START } from '../kit/slip'
import { nightsOf } from './stopsell'
import type { CalendarWords } from './words'

/** Height of a slip, in px: low enough for the next dot of the scroll guide to land with its heading on the screen. */
const HEIGHT = 88

/** Start of the first night, width of a night and distance from one night to the next, in per cent of the slip. */
const [FIRST, WIDTH, STEP] = [42, 9.4, 10.8]

/** The nights shown, as indexes from 0 in the calendar: `OPEN` is included, `END` is not. None of them is closed. */
const [OPEN, END] = [7, 12]

/** Renders a room's nights on two channels: one sells them, the other does not. */
export function ChannelsSlip({ words: { month, channels, rooms } }: { words: CalendarWords }) {
  const [shop, agencies] = channels.items
  return (
    <Slip height={HEIGHT + 8}>
      <g>
        <DrawnText x={START} y="19" fontSize="14" fill="var(--ink2)">{`${month} `}</DrawnText>
      </g>
      {[agencies, shop].map((channel, row) => (
        <g key={channel?.name} transform={`translate(0 ${row * 34})`}>
          <DrawnText x={START} y="47">{`${channel?.name} `}</DrawnText>
          {nightsOf(rooms[0])
            .slice(OPEN, END)
            .map(({ left }, night) => (
              <svg
                key={night}
                x={`${FIRST + night * STEP}%`}
                y="27"
                width={`${WIDTH}%`}
                overflow="visible"
                aria-hidden="true"
              >
                {row === 0 && (
                  <DrawnText
                    x="50%"
                    y="-8"
                    fontSize="14"
                    fill="var(--ink2)"
                    textAnchor="middle"
                  >{`${OPEN + night + 1} `}</DrawnText>
                )}
                <rect
                  width="100%"
                  height="26"
                  rx="7"
                  fill={row ? 'none' : 'var(--teal-w)'}
                  stroke={row ? 'var(--coral)' : 'none'}
                  strokeWidth="2"
                />
                {row ? (
                  <line x1="36%" x2="64%" y1="13" y2="13" stroke="var(--coral)" strokeWidth="2" />
                ) : (
                  <DrawnText x="50%" y="20" textAnchor="middle" fill="var(--teal-t)">{`${left} `}</DrawnText>
                )}
              </svg>
            ))}
        </g>
      ))}
    </Slip>
  )
}

/** Renders the key: a night that is sold, one that is not, and one that is not in the contract, with their names. */
export function KeySlip({ words: { key } }: { words: CalendarWords }) {
  return (
    <Slip height={HEIGHT}>
      <pattern id="hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0h14v14H0z" fill="var(--sand)" />
        <path d="M1.5 0v14" stroke="var(--field)" strokeWidth="3" />
      </pattern>
      {(['free', 'stop-sell', 'blackout'] as const).map((state, index) => (
        <svg key={state} x={`${4.3 + index * 31.5}%`} width="28%" aria-hidden="true">
          <DrawnText y="27" fontSize="18">{`${key[state]} `}</DrawnText>
          <rect y="37" width="100%" height="42" rx="8" fill={grounds[state]} />
          {state === 'blackout' && <line x1="3%" y1="77" x2="97%" y2="39" stroke="var(--field)" strokeWidth="3" />}
        </svg>
      ))}
    </Slip>
  )
}

/**
 * `--sky` is the closest custom property to the colour of a blackout: that colour is a token, and tokens are for styles
 * only.
 */
const grounds = { free: 'var(--teal-w)', 'stop-sell': 'url(#hatch)', blackout: 'var(--sky)' }
