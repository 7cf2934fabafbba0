import { useSite } from '../../page'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as f from '../kit/frame.styles'
import * as k from '../kit/kit.styles'
import { Ask, Moment, useTried } from '../kit/moment'
import { check, pressable } from '../kit/moment.styles'
import { amount, inCurrency } from '../kit/money'
import { Segmented } from '../kit/Segmented'
import type { FieldWords } from '../kit/words'
import { type RedrawState, sums, type View } from './redraw'
import * as s from './UiUxDesign.styles'
import type { BoardWords } from './words'

const NAME = 'redraw'
const START: RedrawState = { view: 'before', bag: true }
const VIEWS: readonly View[] = ['before', 'after']

/** Three wireframes of a booking flow, as it is or redrawn, each with the price that it shows for the trip. */
export function FlowBoard({ words }: { words: BoardWords }) {
  const { label, cue, title, views, currency, bagPrice, fares, pin, says, ask } = words
  const [state, set] = useTried(NAME, START)
  const { steps, late } = sums(fares.items[0].price, bagPrice, state)
  const note = says[state.bag ? state.view : 'none']
  const written = (sum: number) => inCurrency(currency, amount(sum))
  const said = note.text
    .replace('{fare}', written(steps[0]))
    .replace('{pay}', written(steps[2]))
    .replace('{late}', written(late))
  return (
    <figure css={f.picture}>
      <Moment name={NAME} label={label} cue={cue} said={said}>
        <div css={k.pane}>
          <div css={[k.bar, s.head]}>
            <Icon name="pen" />
            <span css={k.grow}>{title}</span>{' '}
            <Segmented
              name={NAME}
              legend={views.name}
              isLegendHidden
              options={VIEWS.map(id => ({ id, name: views[id] }))}
              chosen={state.view}
              choose={view => set({ ...state, view })}
              look={s.views}
            />
          </div>
          <Flow words={words} state={state} steps={steps} late={late} take={bag => set({ ...state, bag })} />
          <div css={[l.grid, s.note]}>
            <span css={[l.middle, s.pin]} aria-hidden="true">
              {pin}
            </span>{' '}
            <output css={[t.even, t.text3]}>
              <b>{note.title}</b> <span key={note.title}>{said}</span>
            </output>{' '}
            <Ask name={NAME} setup={{ view: state.view, bag: state.bag ? 'one' : 'none' }}>
              {ask}
            </Ask>
          </div>
        </div>
      </Moment>
    </figure>
  )
}

type FlowProps = {
  words: BoardWords
  state: RedrawState
  steps: ReturnType<typeof sums>['steps']
  late: number
  take: (bag: boolean) => void
}

function Flow({ words, state, steps, late, take }: FlowProps) {
  const { fares, travellers, payment, shown, same, bagPrice } = words
  const { comma } = useSite().labels
  const after = state.view === 'after'
  const bag = (
    <label css={[l.inline, l.gap3, pressable, s.bag]}>
      <input css={check} type="checkbox" checked={state.bag} onChange={event => take(event.target.checked)} />{' '}
      <span>
        {`${words.bag} `}
        {after && <span dir="ltr">{`+ ${amount(bagPrice)} `}</span>}
      </span>
      <span css={[l.middle, s.pin, s.corner]} aria-hidden="true">
        {words.pin}
      </span>
    </label>
  )
  const price = (sum: number, more?: boolean) => (
    <p css={l.row} data-state={more ? 'more' : undefined}>
      <small>{shown + comma + words.currency}</small> <b css={[t.text5, t.semibold]}>{amount(sum)}</b>
    </p>
  )
  return (
    <ol css={[l.column, l.gap2, s.flow]}>
      <li>
        <div css={s.frame}>
          <b>{fares.title}</b>{' '}
          <div>
            {fares.items.map(({ name, price, text, spare }, index) => (
              <p css={[l.grid, s.line, index === 0 && s.chosen]} key={name} data-state={spare ? 'spare' : undefined}>
                <b>{name}</b> <span>{amount(price)}</span> <small css={l.across}>{text}</small>
              </p>
            ))}
            {after && bag}
          </div>{' '}
          {price(steps[0])}
        </div>
        <span css={[t.text1, t.medium, t.unbroken, s.added]}>{same}</span>{' '}
      </li>
      <li>
        <div css={s.frame}>
          <b>{travellers.title}</b>{' '}
          <div>
            <Line {...travellers.name} />
            <Line {...travellers.passport} />
            {!after && bag}
          </div>{' '}
          {price(steps[1])}
        </div>
        <span
          css={[t.text1, t.medium, t.unbroken, s.added]}
          data-state={late ? 'late' : undefined}
          dir={late ? 'ltr' : undefined}
        >
          {late ? `+ ${amount(late)}` : same}
        </span>{' '}
      </li>
      <li>
        <div css={s.frame}>
          <b>{payment.title}</b>{' '}
          <div>
            <Line {...payment.card} />
            <p css={[t.centred, t.muted, s.place]}>{`${payment.button} ${amount(steps[2])}`}</p>
          </div>{' '}
          {price(steps[2], late > 0)}
        </div>
      </li>
    </ol>
  )
}

function Line({ label, value }: FieldWords) {
  return (
    <p css={[l.grid, s.line]}>
      <small css={[l.across, s.label]}>{label}</small> <span>{value}</span>
    </p>
  )
}
