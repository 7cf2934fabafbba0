import type { ReactNode } from 'react'
import type { ActionId } from '../content/actions'
import type { Sky } from '../page'
import { eyebrow as eyebrowText } from '../theme/base.styles'
import { RestOfStyles } from '../theme/RestOfStyles'
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
  /** The product picture, which stands on the horizon. */
  picture: ReactNode
}

type WordsProps = Omit<Props, 'picture' | 'id'> & { children?: ReactNode }

function Words({ eyebrow, title, lede, actions = [], sky, children }: WordsProps) {
  return (
    <div css={sky === 'dusk' ? s.nightWords : s.words}>
      <p css={eyebrowText}>{eyebrow}</p>
      <h1>{title}</h1>
      <p>{lede}</p>
      {actions.length > 0 && <Actions ids={actions} onNight={sky === 'dusk'} />}
      {children}
    </div>
  )
}

const openings = { behind: s.splitDusk, below: s.sunBelow, first: s.pictureFirst, drawn: s.drawingBoard }

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
  const day = grows ? s.growingSplit : s.split
  const daySky = hot ? s.heat : s.dawn
  return (
    <section css={words.sky === 'dusk' ? openings[opening] : daySky} id={id}>
      <div css={words.sky === 'dusk' ? s.duskSplit : day}>
        <Words {...words} />
        <div css={s.stage}>
          {opening !== 'drawn' && <div css={s.heroSun} aria-hidden="true" />}
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
      <div css={s.formSplit}>
        <Words {...words} />
        <div css={s.stage}>
          <div css={s.heroSun} aria-hidden="true" />
          {picture}
        </div>
        {children}
      </div>
      <RestOfStyles />
    </section>
  )
}

/** Words above a full-width picture on the horizon. `children` stand below the picture, on the paper in front of it. */
export function StackedHero({
  id,
  picture,
  large = false,
  orbit,
  children,
  ...words
}: Props & { large?: boolean; orbit?: ReactNode; children?: ReactNode }) {
  return (
    <section css={large ? s.largeStacked : s.stacked} id={id}>
      <div css={large || !picture ? s.wideWords : s.stackedWords}>
        <Words {...words} />
      </div>
      <div css={large ? s.largeStage : s.wideStage}>
        <div css={s.heroSun} aria-hidden="true" />
        {orbit}
        {picture}
      </div>
      {children}
      <RestOfStyles />
    </section>
  )
}
