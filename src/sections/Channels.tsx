import type { Category } from '../content/types'
import { stretched } from '../theme/base.styles'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import * as s from './Channels.styles'

/** A marketing channel: its kinds of ad, what is paid for, and the figure by which it is judged. */
export type Channel = Category & { paid: string; judged: string }

/** The roads, in per cent: below the words of each row, and from about three quarters of the width on towards the sun. */
const ROADS = [23, 48, 73, 98].map(y => `M-99 ${y}H72C86 ${y} 84 60.5 94 60.5`).join('')

type Props = {
  /** The headings of the two columns: what is paid, and how the channel is judged. */
  words: Record<'paid' | 'judged', string>
  items: readonly Channel[]
  /** The text on the sun to which all roads lead. */
  end: string
}

/** Marketing channels as roads, from what is paid for to what counts. */
export function Channels({ words, items, end }: Props) {
  return (
    <ul css={[l.grid, s.plan]}>
      {items.map(({ name, items, paid, judged }, index) => (
        <li key={name}>
          <h3 css={t.title5}>{name}</h3>
          <ul>
            {items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <dl>
            <div>
              <dt css={index > 0 ? s.again : undefined}>{words.paid}</dt>
              <dd>{paid}</dd>
            </div>
            <div css={s.planJudged}>
              <dt css={index > 0 ? s.again : undefined}>{words.judged}</dt>
              <dd css={[t.ledeSize, t.semibold, t.line4]}>{judged}</dd>
            </div>
          </dl>
          {index === 0 && (
            <>
              <svg
                css={[l.cover, stretched, s.roads]}
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path fill="none" stroke="var(--d0)" strokeWidth={18} d={ROADS} />
                <path fill="none" stroke="var(--d4)" strokeWidth={2} strokeDasharray="10 9" d={ROADS} />
              </svg>
              <p css={[l.grid, t.centred, t.drawn1, s.sun]} aria-hidden="true">
                {` ${end}`}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
