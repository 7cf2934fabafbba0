import * as s from './Stores.styles'

/** The way to both stores, over the columns of the four steps: one line, from the third on a second one beside it. */
export function Stores({ words: [first, second] }: { words: readonly [string, string] }) {
  return (
    <div css={s.stores} aria-hidden="true">
      <span>{`${first} `}</span>
      <span>{`${second} `}</span>
    </div>
  )
}
