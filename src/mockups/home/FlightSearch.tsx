import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { attempt } from '../../attempt'
import { useSite } from '../../page'
import { tag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import { ruledBelow, sand } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import * as f from '../kit/frame.styles'
import { Price, Tags } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { Ask, Moment, useTried } from '../kit/moment'
import { pressable, radio } from '../kit/moment.styles'
import { amount, inCurrency } from '../kit/money'
import { Slider } from '../kit/Slider'
import * as s from './FlightSearch.styles'
import { MARKUP, type PricedFare, priced } from './model'
import { Overdraft } from './Overdraft'
import type { FlightSearchWords } from './words'

const monograms = { GDS: k.monogram, NDC: k.tealMonogram, LCC: k.coralMonogram }
const tags = { GDS: tag, NDC: tealTag, LCC: tag }

const NAME = 'markup'

/** Flight results with a slider for their markup; beside them an overdraft and the other markup rules. */
export function FlightSearch({ words }: { words: FlightSearchWords }) {
  const { comma } = useSite().labels
  const { overdraft, rules, moment } = words
  const [{ percent, chosen }, set] = useTried(NAME, { percent: MARKUP.start as number, chosen: words.chosen })
  const slider = useId()
  const group = useRef<HTMLElement>(null)
  const fares = priced(words.fares, percent)
  const choice = fares.find(({ id }) => id === chosen)
  const said = choice ? earned(choice, words, comma) : ''
  useSlide(
    group,
    fares.map(({ id }) => id),
  )
  useEffect(() => {
    // The sun behind the window rises and sinks with the markup; the server draws it at the height of the initial markup.
    group.current?.closest('section')?.style.setProperty('--markup', String(percent - MARKUP.start))
  }, [percent])
  return (
    <figure css={f.picture} ref={group}>
      <div css={[f.duo, s.desk]}>
        <Moment name={NAME} label={moment.label} cue={moment.cue} said={said}>
          <div css={k.pane}>
            <div css={[l.wrapping, k.bar]}>
              <Icon name="plane" />
              {`${words.title} `}
              <span css={[k.wide, s.onPhones]}>
                <span css={k.quiet}>{words.query}</span>
              </span>{' '}
              <span css={[l.wrapping, l.gap2, k.end]}>
                <Tags {...words.sources} />
              </span>
            </div>
            <div css={[l.grid, l.level, sand, ruledBelow, s.rule]}>
              <label htmlFor={slider}>{moment.rule}</label>{' '}
              <Slider
                {...MARKUP}
                id={slider}
                value={percent}
                said={`${percent}%`}
                move={percent => set({ percent, chosen })}
              />{' '}
              <b css={[t.text5, t.atEnd, t.unbroken]} dir="ltr">{`+ ${percent}%`}</b>{' '}
              <output css={[l.across, t.semibold]}>{said}</output>
            </div>
            {fares.map(fare => (
              <Fare
                key={fare.id}
                fare={fare}
                words={words}
                chosen={fare.id === chosen}
                choose={() => set({ percent, chosen: fare.id })}
              />
            ))}
            <div css={[t.atEnd, k.lowPart, s.foot]}>
              <Ask name={NAME} setup={{ ndc: percent }}>
                {moment.ask}
              </Ask>
            </div>
          </div>
        </Moment>
        <div css={[f.side, s.side]} role="img" aria-label={words.label}>
          <Overdraft words={overdraft} />
          <div css={[k.wide, s.onPhones, s.rules]} aria-hidden="true">
            <div css={k.pane}>
              <div css={k.bar}>{rules.title}</div>
              {rules.items.map(({ name, text, markup }) => (
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
    </figure>
  )
}

/** How long a row takes to its new place, in ms. */
const SLIDE = 320

/** Lets rows slide to their new places when their order changes, so that the eye can follow the chosen one. */
function useSlide(group: RefObject<HTMLElement | null>, order: readonly string[]) {
  const places = useRef(new Map<Element, number>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order changes
  useLayoutEffect(() => {
    const still = attempt(() => matchMedia('(prefers-reduced-motion: reduce)').matches) ?? true
    for (const row of group.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const before = places.current.get(row) ?? row.offsetTop
      places.current.set(row, row.offsetTop)
      if (still || before === row.offsetTop) continue
      row.animate?.([{ transform: `translateY(${before - row.offsetTop}px)` }, {}], { duration: SLIDE, easing: 'ease' })
    }
  }, [order.join()])
}

/** Returns what the chosen fare earns and, if the same flight is cheaper by GDS, a second sentence that says so. */
function earned(
  { airline, departs, markup, above, gds = 0 }: PricedFare,
  { moment, currency }: FlightSearchWords,
  comma: string,
) {
  const sentence = moment.earned
    .replace('{sum}', inCurrency(currency, amount(markup)))
    .replace('{seat}', airline + comma + departs)
  return above ? `${sentence} ${moment.above.replace('{sum}', inCurrency(currency, amount(gds)))}` : sentence
}

type FareProps = { fare: PricedFare; words: FlightSearchWords; chosen: boolean; choose: () => void }

function Fare({ fare, words, chosen, choose }: FareProps) {
  const { initials, airline, departs, arrives, via, source, net, rule, sell, above, spare } = fare
  const { moment } = words
  const added = `+ ${'percent' in rule ? `${rule.percent}%` : inCurrency(words.currency, rule.fixed / 100)}`
  return (
    <label css={[k.row, pressable, s.fare]} data-row data-state={chosen ? 'chosen' : undefined} data-spare={spare}>
      <span css={[monograms[source], s.mark]}>{initials}</span> <span css={[k.wide, s.airline]}>{airline}</span>{' '}
      <span css={[l.grid, l.level, s.leg]}>
        <b css={[t.text5, t.semibold]}>{departs}</b>
        <svg css={l.full} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 2h100" />
        </svg>{' '}
        <b css={[t.text5, t.semibold]}>{arrives}</b> <small css={t.unbroken}>{words.from}</small>{' '}
        <small css={[t.unbroken, t.centred]}>{via}</small> <small css={[t.unbroken, t.atEnd]}>{words.to}</small>
      </span>{' '}
      <span css={s.source}>
        <span css={[tags[source], s.mark]}>{source}</span>
      </span>{' '}
      <span css={[k.quiet, s.net]} data-state={above ? 'above' : undefined}>
        {`${words.net} ${amount(net)} `}
        <br />
        <span>
          <bdi>{above ? moment.aboveShort.replace('{markup}', added) : added}</bdi> <bdi>{above ? '' : rule.name}</bdi>
        </span>
      </span>{' '}
      <Price amount={amount(sell)} currency={words.currency} look={s.sell} />{' '}
      <input css={radio} type="radio" name={NAME} checked={chosen} onChange={choose} />
    </label>
  )
}
