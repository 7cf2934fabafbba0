import { coralTag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as f from '../kit/frame.styles'
import { Credit, HOT, Meter } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { Moment, useTried } from '../kit/moment'
import { inCurrency, whole } from '../kit/money'
import { Segmented } from '../kit/Segmented'
import * as s from './Ledger.styles'
import { OverdraftRequest } from './OverdraftRequest'
import { type Account, accounts, NAME, START, type Tried, totals } from './overdraft'
import type { LedgerWords } from './words'

type View = Tried['view']

const VIEWS: readonly View[] = ['credit', 'invoices', 'users']

/**
 * Renders the agency tree with its credit, invoices and users, and above it a booking past a limit, to approve or decline.
 */
export function Ledger({ words }: { words: LedgerWords }) {
  const { title, agencies, overdraft, status, moment } = words
  const [tried, set] = useTried<Tried>(NAME, START)
  const { decision, view } = tried
  const all = accounts(agencies, overdraft, decision)
  const asks = all.find(({ initials }) => initials === overdraft.agency)
  const said = asks ? saidOf(asks, decision, words) : ''
  const [figure, rest] = totalOf(all, view, words)
  return (
    <figure css={f.picture}>
      <Moment name={NAME} label={moment.label} cue={moment.cue} said={said}>
        {asks && (
          <OverdraftRequest
            name={NAME}
            account={asks}
            words={words}
            decision={decision}
            said={said}
            decide={decision => set({ decision, view })}
          />
        )}
        <div css={k.pane}>
          <div css={[l.cluster, k.bar, s.bar]}>
            <Icon name="network" />
            {`${title} `}{' '}
            <Segmented
              name={NAME}
              legend={moment.views}
              isLegendHidden
              options={VIEWS.map(id => ({ id, name: words[id].name }))}
              chosen={view}
              choose={view => set({ decision, view })}
              look={s.views}
            />
          </div>
          {all.map(account => (
            <div css={[k.row, s.agency]} data-state={account.sub && 'sub'} key={account.initials}>
              <span css={[isHot(account) ? k.coralMonogram : k.monogram, s.initials]}>{account.initials}</span>{' '}
              <Figures account={account} view={view} words={words} />{' '}
              <span css={[isHot(account) && account.status !== 'approved' ? coralTag : tealTag, s.status]}>
                {status[account.status]}
              </span>
            </div>
          ))}
          <output css={[l.ends, k.row, s.total]} aria-live="off">
            <span>{`${words[view].total} `}</span>
            <b>
              <strong css={[t.text8, t.titleWeight, t.tight]}>{figure}</strong>
              <span>{rest}</span>
            </b>
          </output>
        </div>
      </Moment>
    </figure>
  )
}

/** Returns the sentence about a decision on an agency's request. */
const saidOf = (account: Account, decision: Tried['decision'], { overdraft, currency }: LedgerWords): string =>
  overdraft.after[decision]
    .replace('{agency}', account.name)
    .replace('{sum}', inCurrency(currency, whole(overdraft.sum)))
    .replace('{used}', whole(account.used))
    .replace('{limit}', whole(account.limit))

const isHot = ({ used, held, limit, prepaid }: Account) => !prepaid && (used + held) * 100 > limit * HOT

/** Renders the bar of an account: what is left of what it has prepaid, or how much of its credit is used. */
export function Used({ account }: { account: Account }) {
  const { used, held, limit, prepaid } = account
  return prepaid ? (
    <Meter value={100 - (used * 100) / limit} />
  ) : (
    <Credit used={((used + held) * 100) / limit} held={(held * 100) / limit} />
  )
}

/** Renders an agency's name and terms, and its figures in the chosen view. */
function Figures({ account, view, words }: { account: Account; view: View; words: LedgerWords }) {
  const { name, terms, roles, users, used, held, free, limit, prepaid, invoiced, next, due, books } = account
  const { credit, invoices } = words
  const line = {
    credit: terms,
    invoices: invoiced ? invoices.open.replace('{sum}', whole(invoiced)) : terms,
    users: roles,
  }
  const left = credit.left.replace('{left}', whole(free))
  const of = (held ? credit.asks : credit.of)
    .replace('{used}', whole(used))
    .replace('{held}', whole(held))
    .replace('{limit}', whole(limit))
  const note = {
    credit: prepaid ? left : of,
    invoices: prepaid ? invoices.none : invoices.next.replace('{due}', due),
    users: books ? words.users.may : words.users.cannot,
  }
  return (
    <>
      <span css={s.name}>
        <b>{name}</b> <small>{line[view]}</small>
      </span>{' '}
      <span css={[l.ends, l.gap4, s.credit, s.figures]}>
        {view === 'credit' && <Used account={account} />}
        {view === 'invoices' && !prepaid && <b css={[t.text4, t.semibold, t.line3]}>{`${whole(next)} `}</b>}
        {view === 'users' && <b css={[t.text4, t.semibold, t.line3]}>{`${users} `}</b>}
        <small>{note[view]}</small>
      </span>
    </>
  )
}

/** Returns the total of a view in two parts: the figure that it begins with, and the rest of the sentence. */
function totalOf(all: readonly Account[], view: View, { credit, ...words }: LedgerWords): string[] {
  const { used, held, limit, users, blocked } = totals(all)
  const waits = view === 'credit' && held > 0 ? credit.waits.replace('{held}', whole(held)) : ''
  const text = (view === 'credit' ? credit.text : words[view].text) + waits
  const end = text.indexOf('}') + 1
  return [text.slice(0, end), text.slice(end)].map(part =>
    part
      .replace('{used}', inCurrency(words.currency, whole(used)))
      .replace('{limit}', whole(limit))
      .replace('{users}', `${users}`)
      .replace('{blocked}', `${blocked}`),
  )
}
