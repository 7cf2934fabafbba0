import { tag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { OverdraftRequest } from '../b2b/OverdraftRequest'
import * as f from '../kit/frame.styles'
import { Picture, Price, Tags } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './FlightSearch.styles'
import type { FlightSearchWords } from './words'

const monograms = { GDS: k.monogram, NDC: k.tealMonogram, LCC: k.coralMonogram }
const tags = { GDS: tag, NDC: tealTag, LCC: tag }

/** Flight results, and beside them an overdraft to approve and the markup rules. */
export function FlightSearch({ words }: { words: FlightSearchWords }) {
  return (
    <Picture label={words.label}>
      <div css={f.duo}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="plane" />
            {`${words.title} `}
            <span css={k.wide}>
              <span css={k.quiet}>{words.query}</span>
            </span>{' '}
            <span css={k.endChips}>
              <Tags {...words.sources} />
            </span>
          </div>
          {words.fares.map(fare => (
            <Fare key={fare.sell} fare={fare} words={words} />
          ))}
        </div>
        <div css={f.side}>
          <OverdraftRequest words={words.overdraft} />
          <div css={s.rules}>
            <div css={k.window}>
              <div css={k.bar}>{words.rules.title}</div>
              {words.rules.items.map(({ name, text, markup }) => (
                <div css={k.row} key={name}>
                  <span css={k.grow}>
                    <b>{name}</b> <small>{text}</small>
                  </span>{' '}
                  <b>{markup}</b>
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
    </Picture>
  )
}

function Fare({ fare, words }: { fare: FlightSearchWords['fares'][number]; words: FlightSearchWords }) {
  const { initials, airline, departs, arrives, via, source, net, markup, sell, chosen } = fare
  return (
    <div css={s.fare} data-state={chosen && 'chosen'}>
      <span css={monograms[source]}>{initials}</span> <span css={k.wide}>{airline}</span>{' '}
      <span css={s.leg}>
        <b>{departs}</b>
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 2h100" />
        </svg>{' '}
        <b>{arrives}</b> <small>{words.from}</small> <small>{via}</small> <small>{words.to}</small>
      </span>{' '}
      <span css={k.wide}>
        <span css={tags[source]}>{source}</span>
      </span>{' '}
      <span css={s.net}>
        {`${words.net} ${net}`}
        <br />
        {`+ ${markup}`}
      </span>{' '}
      <Price amount={sell} currency={words.currency} /> <span css={chosen ? s.selected : s.select}>{words.select}</span>
    </div>
  )
}
