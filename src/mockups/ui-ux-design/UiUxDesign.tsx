import { coralTag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Picture, Segments } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './UiUxDesign.styles'
import type { BoardWords } from './words'

/** Three wireframes of a booking flow, what is lost between them, and a note on one. */
export function FlowBoard({ words }: { words: BoardWords }) {
  const { label, title, views, pin, note, colours, type } = words
  return (
    <Picture label={label}>
      <div css={s.board}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="pen" />
            <span css={k.grow}>{title}</span> <Segments {...views} />
          </div>
          <Flow words={words} />
          <div css={s.tokens}>
            {colours.map(({ name, token }) => (
              <span key={name}>
                <i data-token={token} />
                {`${name} `}
              </span>
            ))}
            <span>
              <b>{type.sample}</b>
              {` ${type.text}`}
            </span>
          </div>
        </div>
        <div css={s.note}>
          <span css={s.pin}>{pin}</span>
          <div>
            <b>{note.title}</b>
            <p>{note.text}</p>
            <span css={coralTag}>{note.before}</span> <span css={tealTag}>{note.after}</span>
          </div>
        </div>
      </div>
    </Picture>
  )
}

function Flow({ words: { fares, travellers, payment, pin } }: { words: BoardWords }) {
  return (
    <ol css={s.flow}>
      <li>
        <div css={s.frame}>
          <b>{fares.title}</b>
          {fares.items.map(({ name, price, text, chosen, spare }) => (
            <p css={chosen ? s.chosen : spare ? s.spare : undefined} key={name}>
              <b>{name}</b> <span>{price}</span> <small>{text}</small>
            </p>
          ))}
        </div>
        <span css={s.leaving}>{fares.leave}</span>
      </li>
      <li>
        <div css={s.frame}>
          <b>{travellers.title}</b>
          <p>
            <small>{travellers.name.label}</small> <span>{travellers.name.value}</span>
          </p>
          <p css={s.spare}>
            <small>{travellers.passport.label}</small> <span>{travellers.passport.value}</span>
          </p>
          <p css={s.pinned}>
            <small>{travellers.bag.label}</small> <span>{travellers.bag.value}</span> <span css={s.pin}>{pin}</span>
          </p>
        </div>
        <span css={s.leavingMost}>{travellers.leave}</span>
      </li>
      <li>
        <div css={s.frame}>
          <b>{payment.title}</b>
          <p>
            <small>{payment.sum.label}</small> <b>{payment.sum.value}</b>
          </p>
          <p>
            <small>{payment.card.label}</small> <span>{payment.card.value}</span>
          </p>
          <span css={k.coralPress}>{payment.pay}</span>
        </div>
      </li>
    </ol>
  )
}
