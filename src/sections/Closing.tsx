import type { Closing as ClosingContent } from '../content/types'
import { Actions } from './Actions'
import * as s from './Closing.styles'

/** The call to action that ends every page, with the full sun setting into the footer's night. */
export function Closing({ title, lede, actions }: ClosingContent) {
  return (
    <section css={s.closing}>
      <div css={s.closingSun} aria-hidden="true" />
      <div css={s.words}>
        <h2>{title}</h2>
        <p>{lede}</p>
        <Actions ids={actions} onNight />
      </div>
    </section>
  )
}
