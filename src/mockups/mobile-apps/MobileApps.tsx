import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as f from '../kit/frame.styles'
import { Field } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { Ask, Moment, useTried } from '../kit/moment'
import { control, pressable, toggle } from '../kit/moment.styles'
import * as m from './Message.styles'
import * as s from './MobileApps.styles'
import { type PushState, screens, switched, tapped } from './push'
import type { PhonesWords } from './words'

const NAME = 'push'
const START: PushState = { read: false, offline: false }

/**
 * An e-ticket and its trip on two phones. Both follow the message about the gate, and the flight mode switch below the trip.
 */
export function Phones({ words }: { words: PhonesWords }) {
  const { label, cue, time, online, offline, moment } = words
  const [state, set] = useTried(NAME, START)
  const { gate } = screens(state)
  const fill: Fill = sentence => {
    const { gates, boards } = words
    return sentence
      .replace('{gate}', gates[gate])
      .replace('{was}', gates.was)
      .replace('{now}', gates.now)
      .replace('{boards}', boards)
  }
  const said = fill(moment.says[state.offline ? 'offline' : 'online'][state.read ? 'read' : 'unread'])
  const status = (
    <p css={[l.grid, t.text1, t.semibold, s.status]}>
      {`${time} `}
      <i />{' '}
      <small css={t.atEnd} data-state={state.offline ? 'offline' : undefined}>
        {state.offline ? offline : online}
      </small>
    </p>
  )
  return (
    <figure css={[f.picture, s.narrow]}>
      <Moment name={NAME} label={label} cue={cue} said={said}>
        <div css={[l.stack, l.gap5, s.scene]}>
          <div css={[k.pane, s.phone]}>
            {status}
            <Message words={words.push} state={state} fill={fill} tap={() => set(tapped(state))} />
            <Ticket words={words.ticket} gates={words.gates} read={state.read} fill={fill} />
          </div>
          <div css={[k.pane, s.phone, s.lower]}>
            {status}
            <Trip words={words.trip} read={state.read} fill={fill} />
            <div css={[l.column, l.gap2, m.settings]}>
              <label css={[l.ends, t.semibold, pressable]}>
                <input
                  css={[control, toggle]}
                  type="checkbox"
                  checked={state.offline}
                  onChange={() => set(switched(state))}
                />{' '}
                {moment.flightMode}
              </label>{' '}
              <output css={t.medium}>{said}</output>{' '}
              <Ask
                name={NAME}
                setup={{ message: state.read ? 'read' : 'unread', signal: state.offline ? 'off' : 'on' }}
              >
                {moment.ask}
              </Ask>
            </div>
          </div>
        </div>
      </Moment>
    </figure>
  )
}

/** Fills gates and times into a sentence. */
type Fill = (sentence: string) => string

type MessageProps = { words: PhonesWords['push']; state: PushState; fill: Fill; tap: () => void }

function Message({ words: { initials, sender, when, messages, open, again }, state, fill, tap }: MessageProps) {
  const { message, answers } = screens(state)
  const { title, text } = messages[message]
  return (
    <div css={[l.inline, l.gap3, m.push]} data-state={message}>
      <span css={k.coralMonogram}>{`${initials} `}</span>
      <div css={[l.grid, l.rest]}>
        <p css={[l.ends, l.across, t.muted, t.text2]}>
          {`${sender} `}
          <span>{message !== 'waiting' && when}</span>
        </p>{' '}
        <b css={l.across}>{fill(title)}</b> <small>{fill(text)}</small>{' '}
        <button
          css={[control, t.coral, t.atEnd, m.open]}
          type="button"
          data-state={answers ? undefined : 'offline'}
          onClick={tap}
        >
          {state.read ? again : open}
        </button>
      </div>
    </div>
  )
}

type TicketProps = { words: PhonesWords['ticket']; gates: PhonesWords['gates']; read: boolean; fill: Fill }

function Ticket({ words, gates, read, fill }: TicketProps) {
  const { title, flight, from, to, departs, arrives, passenger, gate, fields, note } = words
  return (
    <>
      <p css={s.title}>
        <b>{title}</b> <small>{flight}</small>
      </p>
      <div css={s.flight}>
        <p>
          <b css={[t.text7, t.line2]}>{from}</b>
          <i css={[l.middle, t.coral]}>
            <Icon name="plane" />
          </i>{' '}
          <b css={[t.text7, t.line2]}>{to}</b> <small>{departs}</small>{' '}
          <small css={[t.atEnd, s.arrives]}>{arrives}</small>
        </p>
      </div>
      <div css={[l.columns3, l.gap2, s.fields]}>
        <Field {...passenger} state="wide" />
        <p css={[l.ends, l.gap3, l.across, s.gate]} data-state={read ? 'changed' : undefined}>
          {`${gate} `}
          {read ? (
            <span key="now">
              <s>{gates.was}</s> <b>{gates.now}</b>
            </span>
          ) : (
            <b key="was">{gates.was}</b>
          )}
        </p>{' '}
        {fields.map(({ label, value }) => (
          <Field key={label} label={label} value={fill(value)} />
        ))}
      </div>
      <div css={[l.grid, l.gap2, t.centred, s.stub]}>
        <svg viewBox="0 0 120 36" preserveAspectRatio="none" data-upright="" aria-hidden="true">
          <path d="M0 4.5h115" strokeDasharray="4 1 1 2 1 1 3 1 2 1 1 3" />
          <path d="M0 13.5h115" strokeDasharray="4 1 2 1 1 3 1 2 1 1 2 1 1 2" />
          <path d="M0 22.5h115" strokeDasharray="4 1 1 1 3 2 1 1 1 3 2 2" />
          <path d="M0 31.5h115" strokeDasharray="4 1 3 1 1 1 2 2 1 1 1 2 2 1" />
          <path d="M115 18h5" strokeWidth="36" />
        </svg>
        <small>{note}</small>
      </div>
    </>
  )
}

type TripProps = { words: PhonesWords['trip']; read: boolean; fill: Fill }

function Trip({ words: { title, dates, stops }, read, fill }: TripProps) {
  return (
    <>
      <p css={s.title}>
        <b>{title}</b> <small>{dates}</small>
      </p>
      <ol css={[l.column, t.text4, s.day]}>
        {stops.map(({ time, name, text, changed, state }) => (
          <li css={[l.stack, t.even]} key={name} data-state={state} data-changed={(changed && read) || undefined}>
            <small css={s.time}>{fill(time)}</small> <b>{fill(name)}</b>{' '}
            <small>{read && changed ? changed : text}</small>
          </li>
        ))}
      </ol>
    </>
  )
}
