import type { SerializedStyles } from '@emotion/react'
import type { TimelineEntry } from '../content/types'
import { Icon } from '../theme/Icon'
import * as s from './Timeline.styles'

/** The most stops that stand side by side on wide screens; more are one below the other on all screens. */
const MOST = 8

/**
 * Returns the crest of the dunes, one step higher at each stop: 1200 units are the width of the list, 16 are one rem. The
 * whole climb is equally high for any number of stops.
 */
function crestOf(stops: number): string {
  const [across, up] = [Math.round(1220 / stops), Math.round(180 / (stops - 1))]
  const hop = `c${Math.round(across * 0.345)} 10 ${Math.round(across * 0.59)}-${Math.round(up * 0.83)} ${across}-${up}`
  return `M19 201${hop.repeat(stops - 1)}`
}

/** The company's stops, first to last: a road over dunes, from the night into the sun. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const crest = crestOf(entries.length)
  if (entries.length > MOST)
    return (
      <div css={s.lowRoad}>
        <Stops entries={entries} look={s.longTimeline} />
      </div>
    )
  return (
    <div css={s.road}>
      <svg viewBox="-600 -160 2400 1120" preserveAspectRatio="none" aria-hidden="true">
        <path
          data-part="horizon"
          d="M-600 120C-300 150-40 30 190 54S440 190 700 150 1000 20 1200-24 1500-60 1800-20V960H-600z"
        />
        <path d="M-600 190C-400 230-250 220-60 168S260 96 440 128 760 190 900 110 1100 70 1180 40 1500-60 1800 20V960H-600z" />
        <path data-part="ground" d={`${crest}C1130 34 1260 120 1800 40V960H-600V260C-300 250-120 190 19 201z`} />
        <path data-part="way" d={crest} />
        <path d="M420 560C640 520 760 425 900 405S1080 350 1200 335 1500 360 1800 300V960H420z" />
        <path data-part="front" d="M620 600C820 560 960 470 1120 450S1400 400 1800 430V960H620z" />
      </svg>
      <Stops entries={entries} look={s.timeline} />
    </div>
  )
}

function Stops({ entries, look }: { entries: readonly TimelineEntry[]; look: SerializedStyles }) {
  const hops = entries.length - 1
  return (
    <ol css={look} data-hops={hops}>
      {entries.map(({ year, title, text, icon }, index) => (
        <li key={`${year} ${title}`} css={index % 2 === 1 ? s.otherSide : undefined} data-left={hops - index}>
          <Year>{year}</Year>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <Icon name={icon} />
        </li>
      ))}
    </ol>
  )
}

/** Characters above which a date is more than a year, and set in smaller letters. */
const LONG = 5

/** A year or a date, or the first of several years, with the last of them smaller beside it. */
function Year({ children }: { children: string }) {
  const [from = '', to] = children.split('–')
  return (
    <span data-long={from.length > LONG || undefined}>
      {from}
      {to && <small>{`–${to}`}</small>}
    </span>
  )
}
