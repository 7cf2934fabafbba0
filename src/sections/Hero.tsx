import type { ReactNode } from 'react'
import type { ActionId } from '../content/actions'
import type { Sky } from '../page'
import { eyebrow as eyebrowText, lede as ledeText, night, wrap } from '../theme/base.styles'
import * as l from '../theme/layout.styles'
import { RestOfStyles } from '../theme/RestOfStyles'
import { sun } from '../theme/sun.styles'
import { Actions } from './Actions'
import * as s from './Hero.styles'

type Props = {
  eyebrow: string
  title: string
  lede: string
  actions?: readonly ActionId[]
  sky: Sky
  /** The section's id, for the dot navigator. */
  id?: string
  /** The product picture, which stands on the horizon; null on a page without one. */
  picture: ReactNode
}

type WordsProps = Omit<Props, 'picture' | 'id'> & { hot?: boolean; children?: ReactNode }

function Words({ eyebrow, title, lede, actions = [], sky, hot = false, children }: WordsProps) {
  const look = sky === 'dusk' ? [night, s.wordsAtNight] : [s.wordsByDay, hot && s.wordsInHeat]
  return (
    <div css={[s.words, look]}>
      <p css={[eyebrowText, s.label]}>{eyebrow}</p>
      <h1>{title}</h1>
      <p css={ledeText}>{lede}</p>
      {actions.length > 0 && <Actions ids={actions} onNight={sky === 'dusk'} />}
      {children}
    </div>
  )
}

const openings = { behind: null, below: s.sunBelow, first: null, drawn: s.duskDrawn }

export type Opening = keyof typeof openings

type SplitProps = Props & {
  children?: ReactNode
  /** Whether the picture grows while the visitor uses it: the words then stay at the top. Only under a day sky. */
  grows?: boolean
  /** Whether the day sky is the apricot one of the hottest part of the day. */
  hot?: boolean
  /** How a night sky opens: the sun behind the picture, or below the words, the picture at the start, or a drawing board. */
  opening?: Opening
}

/** Words and picture side by side, as on most pages. `children` stand below the words, after any buttons. */
export function SplitHero({ id, picture, grows = false, hot = false, opening = 'behind', ...words }: SplitProps) {
  const isDusk = words.sky === 'dusk'
  const isFirst = opening === 'first'
  const daySky = hot ? s.heat : s.dawn
  return (
    <section css={isDusk ? [s.dusk, s.splitDusk, openings[opening]] : [daySky, picture === null && s.bare]} id={id}>
      <div css={[l.grid, wrap, s.split, isDusk ? s.splitAtDusk : grows && s.splitGrowing, isFirst && s.splitReversed]}>
        <Words {...words} hot={hot} />
        <div css={[s.stage, isDusk && s.stageAtDusk, isFirst && s.stageFirst]}>
          {opening !== 'drawn' && <div css={[sun, s.heroSun]} aria-hidden="true" />}
          {picture}
        </div>
      </div>
      <RestOfStyles />
    </section>
  )
}

/**
 * Words beside a form. The `children` come after the form in reading order, and stand below the words where there is room.
 */
export function FormHero({ picture, children, ...words }: Omit<Props, 'id'> & { children: ReactNode }) {
  return (
    <section css={s.dawn}>
      <div css={[l.grid, wrap, s.split, s.splitGrowing, s.splitWithForm]}>
        <Words {...words} />
        <div css={[s.stage, s.stageOfForm]}>
          <div css={[sun, s.heroSun]} aria-hidden="true" />
          {picture}
        </div>
        {children}
      </div>
      <RestOfStyles />
    </section>
  )
}

/**
 * Words above a full-width picture on the horizon, always at night. `children` stand below the picture, on the paper in
 * front of it.
 */
export function StackedHero({
  id,
  picture,
  large = false,
  orbit,
  children,
  ...words
}: Props & { sky: 'dusk'; large?: boolean; orbit?: ReactNode; children?: ReactNode }) {
  return (
    <section css={[s.dusk, large ? s.largeStacked : s.stacked]} id={id}>
      <div css={wrap}>
        <Words {...words} />
      </div>
      <div css={[wrap, s.wideStage, large && s.wideStageLarge]}>
        <div css={[sun, s.heroSun]} aria-hidden="true" />
        {orbit}
        {picture}
      </div>
      {children}
      <RestOfStyles />
    </section>
  )
}
