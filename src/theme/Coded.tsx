import { whole } from './type.styles'

/** Matches a word with a hyphen before a figure: the code of an office, a stand or a booking. */
const CODE = /(\S*\w-\d\S*)/

/** A text whose codes do not break at their hyphens. */
export function Coded({ children }: { children: string }) {
  return children.split(CODE).map((piece, place) =>
    place % 2 === 1 ? (
      <span css={whole} key={place}>
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
