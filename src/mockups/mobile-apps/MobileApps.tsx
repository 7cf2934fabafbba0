import { Icon } from '../../theme/Icon'
import { Field, Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './MobileApps.styles'
import type { PhonesWords } from './words'

/** A boarding pass and the trip it belongs to, on two phones; a change of gate arrives. */
export function Phones({ words: { label, status, pass, trip, push, rating } }: { words: PhonesWords }) {
  return (
    <Picture label={label}>
      <div css={s.scene}>
        <BoardingPass words={pass} status={status} />
        <Trip words={trip} status={status} />
        <div css={s.push}>
          <span css={k.coralMonogram}>{push.initials}</span>
          <div>
            <p>
              {`${push.sender} `}
              <span>{push.when}</span>
            </p>
            <b>{push.title}</b> <small>{push.text}</small>
          </div>
        </div>
        <div css={s.rating}>
          <b>{rating.value}</b>
          <div>
            <span>
              <Icon name="star" />
              <Icon name="star" />
              <Icon name="star" />
              <Icon name="star" />
              <Icon name="star" />
            </span>
            <small>{rating.where}</small>
          </div>
        </div>
      </div>
    </Picture>
  )
}

function Status({ time, network }: PhonesWords['status']) {
  return (
    <p css={s.status}>
      {`${time} `}
      <i /> <small>{network}</small>
    </p>
  )
}

type PhoneProps<Words> = { words: Words; status: PhonesWords['status'] }

function BoardingPass({ words, status }: PhoneProps<PhonesWords['pass']>) {
  const { title, flight, from, to, departs, arrives, passenger, gate, fields, note } = words
  return (
    <div css={s.phone}>
      <Status {...status} />
      <p css={s.title}>
        <b>{title}</b> <small>{flight}</small>
      </p>
      <div css={s.flight}>
        <p>
          <b>{from}</b>
          <i>
            <Icon name="plane" />
          </i>{' '}
          <b>{to}</b> <small>{departs}</small> <small>{arrives}</small>
        </p>
      </div>
      <div css={s.fields}>
        <Field {...passenger} state="wide" />
        <p css={s.gate}>
          {`${gate.label} `}
          <span>
            <s>{gate.was}</s> <b>{gate.now}</b>
          </span>
        </p>
        {fields.map(field => (
          <Field key={field.label} {...field} />
        ))}
      </div>
      <div css={s.stub}>
        <svg viewBox="0 0 120 36" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 4.5h120" strokeDasharray="4 1 1 2 1 1 3 1 2 1 1 3" />
          <path d="M0 13.5h120" strokeDasharray="4 1 2 1 1 3 1 2 1 1 2 1 1 2" />
          <path d="M0 22.5h120" strokeDasharray="4 1 1 1 3 2 1 1 1 3 2 2" />
          <path d="M0 31.5h120" strokeDasharray="4 1 3 1 1 1 2 2 1 1 1 2 2 1" />
        </svg>
        <small>{note}</small>
      </div>
    </div>
  )
}

function Trip({ words: { title, dates, stops }, status }: PhoneProps<PhonesWords['trip']>) {
  return (
    <div css={s.phone}>
      <Status {...status} />
      <p css={s.title}>
        <b>{title}</b> <small>{dates}</small>
      </p>
      <ol css={s.day}>
        {stops.map(({ time, name, text, state }) => (
          <li key={time} data-state={state}>
            <small>{time}</small> <b>{name}</b> <small>{text}</small>
          </li>
        ))}
      </ol>
      <p css={s.tabs}>
        <Icon name="search" />
        <span data-state="current">
          <Icon name="ticket" />
        </span>
        <Icon name="wallet" />
        <Icon name="headphones" />
      </p>
    </div>
  )
}
