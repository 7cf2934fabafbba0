import type { ReactNode } from 'react'
import * as s from './Row.styles'

type Props = {
  /** What the items have in common, as a screen reader says it. */
  label: string
  /** A list. */
  children: ReactNode
}

/** A list that is a row to be pulled sideways on phones. */
export function Row({ label, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own layout, and nothing here is posted
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys must reach it where it is pulled sideways
    <div css={s.row} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
