import type { ReactNode } from 'react'
import * as s from './Row.styles'

type Props = {
  /** The accessible name of the row: what its items have in common. */
  label: string
  /** The list element. */
  children: ReactNode
}

/** A list that becomes a row to scroll sideways on phones. */
export function Row({ label, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has special layout rules, and this is not part of a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys must be able to scroll it on phones
    <div css={s.row} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
