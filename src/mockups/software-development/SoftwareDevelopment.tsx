import { tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './SoftwareDevelopment.styles'
import type { OneShapeWords } from './words'

/** Of the uptime chart, in units of its drawing, with the gap between days. */
const DAY = 10

/** One API call: three sources answer in their own formats, the caller gets one shape. */
export function OneShape({ words }: { words: OneShapeWords }) {
  const { label, call, status, request, sources, offers, legend, uptime } = words
  return (
    <Picture label={label}>
      <div css={s.stack}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="code" />
            <span css={k.grow}>{call}</span> <span css={tealTag}>{status}</span>
          </div>
          <pre css={s.request} dir="ltr">
            {'{ '}
            <Word name="from" value={request.from} />, <Word name="to" value={request.to} />, <b>"pax"</b>
            {`: ${request.pax} }`}
          </pre>
          <div css={s.merge}>
            <div>
              {sources.map(({ name, access, format, raw }) => (
                <div css={s.source} key={name}>
                  <p>
                    <b>{name}</b> <small>{access}</small> <small>{format}</small>
                  </p>
                  <pre dir="ltr">{raw}</pre>
                </div>
              ))}
            </div>
            <svg viewBox="0 0 10 6" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 1C6 1 4 3 10 3M0 3H10M0 5C6 5 4 3 10 3" />
            </svg>{' '}
            <Offers offers={offers} />
          </div>
          <div css={k.legend}>
            <span>
              <Icon name="plug" />
              {legend.sources}
            </span>{' '}
            <span>
              <Icon name="layers" />
              {legend.shape}
            </span>{' '}
            <span>
              <Icon name="shield" />
              {legend.signed}
            </span>
          </div>
        </div>
        <div css={k.window}>
          <div css={s.uptime}>
            <p>
              <b>{uptime.title}</b> <small>{uptime.span}</small>
            </p>
            <svg viewBox="0 0 297 24" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 12H297" />
              <path data-state="slow" d={`M${(uptime.slowDay - 1) * DAY} 12h7`} />
            </svg>{' '}
            <small>{uptime.note}</small>
          </div>
        </div>
      </div>
    </Picture>
  )
}

function Offers({ offers }: Pick<OneShapeWords, 'offers'>) {
  return (
    <pre css={s.shape} dir="ltr">
      {'{ '}
      <b>"offers"</b>: [
      {offers.map(({ source, carrier, net, markup, sell }, index) => (
        <span key={source}>
          {'\n  { '}
          <Word name="source" value={source} />, <Word name="carrier" value={carrier} />
          {',\n    '}
          <Sum name="net" value={net} />, <Sum name="markup" value={markup} />
          {',\n    '}
          <Sum name="sell" value={sell} />
          {index < offers.length - 1 ? ' },' : ' }'}
        </span>
      ))}
      {'\n] }'}
    </pre>
  )
}

/** A field of the API whose value is text: its name in a b element, its value in an em. */
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
      {`: ${value.toFixed(2)}`}
    </>
  )
}
