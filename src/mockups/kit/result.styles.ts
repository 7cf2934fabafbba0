// What a picture says about what was tried. Sentences differ in length, so they keep room for the longest: nothing below moves.
import { css } from '@emotion/react'
import { from } from '../../theme/scale'

/** Room for two lines. */
export const room2 = css`
  min-block-size: 2lh;
`

/** Room for three lines. */
export const room3 = css`
  min-block-size: 3lh;
`

/** Room for one line where the picture is not narrow. */
export const wideRoom1 = css`
  @container ${from.largePhone} {
    min-block-size: 1lh;
  }
`

/** Room for two lines where the picture is not narrow. */
export const wideRoom2 = css`
  @container ${from.largePhone} {
    min-block-size: 2lh;
  }
`

/** The foot of a picture: the sentence (`said`), and beside or below it a link. */
export const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-5);
`

/** A sentence in the foot, which takes the room that the link leaves, and stands in the middle of its own. */
export const said = css`
  flex: 1 1 var(--least, 16rem);
  align-content: center;
`
