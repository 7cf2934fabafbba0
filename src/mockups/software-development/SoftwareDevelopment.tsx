import { coralTag, stretched, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import { ruledAbove, ruledBelow } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import * as f from '../kit/frame.styles'
import * as k from '../kit/kit.styles'
import { Ask, Moment, useTried } from '../kit/moment'
import { control, pressable, toggle } from '../kit/moment.styles'
import { Segmented } from '../kit/Segmented'
import type { Source } from '../kit/words'
import { type Answer, answerOf, decimal, markedDays, rawOf, START, saidOf, toggled } from './outage'
import * as s from './SoftwareDevelopment.styles'
import type { OneShapeWords } from './words'

/** The width of a day in the uptime chart, with the gap after it, in units of the viewBox. */
const DAY = 10

const NAME = 'outage'

/** The wires from the middles of the sources, 22 high and 4 apart, to the beginning of the answer. */
const WIRES = ['M0 11C6 11 4 37 10 37', 'M0 37H10', 'M0 63C6 63 4 37 10 37']

/** One API call: three sources answer in their own formats, and the caller gets one shape, even when some are unplugged. */
export function OneShape({ words }: { words: OneShapeWords }) {
  const { label, cue, call, status, failed, currency, request, sources, ask, uptime } = words
  const [outage, set] = useTried(NAME, START)
  const answer = answerOf(sources, outage.out)
  const said = saidOf(words, answer)
  const isOut = (name: string) => answer.missing.some(missing => missing === name)
  return (
    <figure css={f.picture}>
      <Moment name={NAME} label={label} cue={cue} said={said.call}>
        <div>
          <div css={[k.pane, s.pane]}>
            <div css={k.bar}>
              <Icon name="code" />
              <span css={k.grow}>{call}</span>{' '}
              <span css={answer.failed ? coralTag : tealTag}>{answer.failed ? failed.status : status}</span>
            </div>
            <pre css={[k.part, ruledBelow, s.code]} dir="ltr">
              <span css={[s.line, s.outer]}>
                {'{ '}
                <Word name="from" value={request.from} />, <Word name="to" value={request.to} />, <b>"pax"</b>
                {`: ${request.pax} }`}
              </span>
            </pre>
            <div css={[l.column, l.gap4, k.part, s.merge]}>
              <div css={[l.column, l.gap3, s.sources]}>
                {sources.map(({ name, access, format }) => (
                  <label
                    css={[l.cluster, pressable, s.frame, s.source]}
                    key={name}
                    data-state={isOut(name) ? 'out' : undefined}
                  >
                    <input
                      css={[control, toggle]}
                      type="checkbox"
                      checked={!isOut(name)}
                      onChange={() => set(toggled(outage, name))}
                    />{' '}
                    <b>{name}</b> <small>{access}</small> <small>{format}</small>
                  </label>
                ))}
              </div>
              <svg css={stretched} viewBox="0 0 10 74" preserveAspectRatio="none" aria-hidden="true">
                {sources.map(({ name }, index) => (
                  <path key={name} data-state={isOut(name) ? 'out' : undefined} d={WIRES[index]} />
                ))}
              </svg>{' '}
              <Raw
                words={words}
                chosen={outage.raw}
                isOut={isOut(outage.raw)}
                choose={raw => set({ ...outage, raw })}
              />
              <Offers answer={answer} currency={currency} code={failed.code} />
            </div>
            <div css={[l.row, k.part, ruledAbove, s.foot]}>
              <output css={[t.even, s.said]}>{said.call}</output>{' '}
              <Ask
                name={NAME}
                setup={{ out: answer.missing.length > 0 ? answer.missing.map(name => name.toLowerCase()) : 'none' }}
              >
                {ask}
              </Ask>
            </div>
            <Uptime words={uptime} answer={answer} day={said.day} today={said.today} />
          </div>
        </div>
      </Moment>
    </figure>
  )
}

type RawProps = { words: OneShapeWords; chosen: Source; isOut: boolean; choose: (source: Source) => void }

/** The answer of a source in its own format. */
function Raw({ words, chosen, isOut, choose }: RawProps) {
  const { sources } = words
  const shown = sources.find(({ name }) => name === chosen)
  return (
    <div css={[l.stack, l.gap3, s.raw]}>
      <Segmented
        name="raw"
        legend={words.raw}
        options={sources.map(({ name }) => ({ id: name, name }))}
        apart
        chosen={chosen}
        choose={choose}
      />
      <output
        css={[s.code, s.frame, s.answer]}
        aria-live="off"
        dir={isOut ? undefined : 'ltr'}
        data-state={isOut ? 'out' : undefined}
      >
        {isOut ? words.silent : shown && rawOf(shown, words.currency)}
      </output>
    </div>
  )
}

type UptimeProps = { words: OneShapeWords['uptime']; answer: Answer; day: string; today: string }

/** The uptime of the last days, with what is said about the slow day and about today. */
function Uptime({ words, answer, day, today }: UptimeProps) {
  return (
    <div css={[l.column, k.part, ruledAbove, s.uptime]}>
      <p css={l.row}>
        <b>{words.title}</b> <small>{words.span}</small>
      </p>
      <svg viewBox={`0 0 ${words.days * DAY - 3} 24`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 12H${words.days * DAY - 3}`} />
        {markedDays(words, answer).map(({ day, share }) => (
          <path key={day} data-state="slow" d={`M${(day - 1) * DAY} ${24 * share - 12}h7`} />
        ))}
      </svg>{' '}
      <p css={[l.row, s.notes]}>
        <small>{day}</small> <small>{today}</small>
      </p>
    </div>
  )
}

type OffersProps = { answer: Answer; currency: string; code: string }

/** The merged answer: an offer of each source that is plugged in, or an error, and the names of the missing sources. */
function Offers({ answer: { offers, missing, failed }, currency, code }: OffersProps) {
  return (
    <pre css={[s.code, s.frame, s.shape]} dir="ltr">
      {failed ? (
        <span css={[s.line, s.outer]} key="failed">
          {'{ '}
          <Word name="error" value={code} />,
        </span>
      ) : (
        <span css={[s.line, s.outer]} key="offers">
          {'{ '}
          <Word name="currency" value={currency} />
          {', '}
          <b>"offers"</b>: [
        </span>
      )}
      {offers.map(({ source, carrier, net, markup, sell }, index) => (
        <span key={source}>
          <span css={s.line}>
            {' { '}
            <Word name="source" value={source} />, <Word name="carrier" value={carrier} />,
          </span>
          <span css={s.line}>
            {'   '}
            <Sum name="net" value={net} />, <Sum name="markup" value={markup} />,
          </span>
          <span css={s.line}>
            {'   '}
            <Sum name="sell" value={sell} />
            <span>{index < offers.length - 1 ? ' },' : ' }'}</span>
          </span>
        </span>
      ))}
      {!failed && <span css={s.line}>{missing.length > 0 ? '],' : '] }'}</span>}
      {missing.length > 0 && (
        <span css={s.line}>
          {' '}
          <b>"missing"</b>
          {': ['}
          <em>{missing.map(name => `"${name}"`).join(', ')}</em>
          {'] }'}
        </span>
      )}
    </pre>
  )
}

/** A field of the API with a text value: its name in a `b` element, its value in an `em`. */
function Word({ name, value }: { name: string; value: string }) {
  return (
    <>
      <b>{`"${name}"`}</b>: <em>{`"${value}"`}</em>
    </>
  )
}

function Sum({ name, value }: { name: string; value: number }) {
  return (
    <>
      <b>{`"${name}"`}</b>
      {`: ${decimal(value)}`}
    </>
  )
}
