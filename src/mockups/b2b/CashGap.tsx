import { csvOf } from '../../csv'
import { useLive } from '../../later/useLive'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { counted } from '../kit/counted'
import { download } from '../kit/download'
import { fill } from '../kit/fill'
import { linkWith, useFragment } from '../kit/fragment'
import * as f from '../kit/frame.styles'
import { Ask, Moment, useTried } from '../kit/moment'
import { room2 } from '../kit/result.styles'
import { Share } from '../kit/Share'
import { pill } from '../kit/Share.styles'
import { CashCalendar } from './CashCalendar'
import { CashControls } from './CashControls'
import * as s from './CashGap.styles'
import { daysOf, figuresOf, NAME, others, read, type Tried, write } from './cash'
import { comparisonOf, rowsOf, sentenceOf } from './cash-drawing'
import type { CashWords } from './words'

/** Renders the figures of an agency network, and the days on which its head office has paid and is not yet paid. */
export function CashGap({ words }: { words: CashWords }) {
  const { example, other, csv, moment, note } = words
  const [tried, set] = useTried<Tried>(NAME, example)
  const live = useLive()
  const text = write(tried)
  const place = useFragment<HTMLElement>(NAME, text, given => {
    const taken = read(given, example)
    set(taken)
    return write(taken)
  })
  const days = daysOf(tried)
  const figures = figuresOf(days)
  const said = sentenceOf(figures, words)
  return (
    <figure css={f.picture} ref={place}>
      <Moment name={NAME} label={moment.label} cue={moment.cue} said={said} look="line">
        <div css={[l.column, l.gap6, s.desk]}>
          <div css={[l.stack, l.gap4]}>
            <CashControls words={words} tried={tried} set={set} />
            <output css={[t.text6, t.titleWeight, s.said]} data-said="">
              <span key={said}>{said}</span>
            </output>
            <div css={[l.column, l.gap3, t.text4, s.other]}>
              <h3 css={t.text6}>{other.title}</h3>
              {comparisonsOf(tried, words).map(({ name, text }, index) => (
                <p css={room2} key={index}>
                  <span key={name}>{`${name}: `}</span>
                  <output aria-live="off">
                    <b key={text}>{text}</b>
                  </output>
                </p>
              ))}
            </div>
          </div>
          <div>
            <CashCalendar days={days} figures={figures} words={words} />
            <p css={[t.text3, t.muted, s.note]}>{note}</p>
          </div>
          <div css={[l.wrapping, l.across, s.foot]}>
            <Ask name={NAME} setup={tried}>
              {moment.ask}
            </Ask>{' '}
            <Share words={words.share} link={live ? linkWith(NAME, text) : ''} text={said}>
              <button css={pill} type="button" onClick={() => download(csv.file, csvOf(rowsOf(days, words)))}>
                {csv.button}
              </button>{' '}
            </Share>
          </div>
        </div>
      </Moment>
    </figure>
  )
}

/** Returns what another invoice cycle would come to, and another prepaid share. */
function comparisonsOf(tried: Tried, words: CashWords): { name: string; text: string }[] {
  const { cycle, prepaid } = others(tried)
  const { other, percent } = words
  const textOf = (change: Partial<Tried>) => comparisonOf(figuresOf(daysOf({ ...tried, ...change })), words)
  const share = prepaid === 0 ? other.nothing : fill(other.prepaid, { percent: fill(percent, { n: prepaid }) })
  return [
    { name: fill(other.cycle, { days: counted(words.days, cycle) }), text: textOf({ cycle }) },
    { name: share, text: textOf({ prepaid }) },
  ]
}
