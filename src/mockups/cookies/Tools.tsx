import { coralTag } from '../../theme/base.styles'
import { gap3, inline, middle, row, wrapping } from '../../theme/layout.styles'
import { muted, semibold, text4 } from '../../theme/type.styles'
import { Picture } from '../kit/kit'
import * as s from './Tools.styles'
import type { Stored, ToolsWords } from './words'

/**
 * Renders a browser's developer tools, with the tab for cookies open; each list has the number of the step that leads to it.
 */
export function Tools({
  words: { label, tabs, open, none, first, last },
  stored,
  mark,
}: {
  words: ToolsWords
  stored: readonly Stored[]
  /** The tag that says that an entry is a sample. */
  mark: string
}) {
  const steps: Record<string, number> = { [open]: first - 1, [last]: first + 1 + stored.length }
  return (
    <Picture label={label}>
      <div css={[text4, s.tools]}>
        <p css={[wrapping, muted]}>
          {tabs.map(tab => (
            <span css={[inline, gap3]} key={tab} data-state={tab === open ? 'open' : undefined}>
              {steps[tab] && <i css={middle}>{steps[tab]}</i>} {`${tab} `}
            </span>
          ))}
        </p>
        {[{ name: none.name }, ...stored].map(({ name, entry }: Stored, index) => (
          <div key={name}>
            <i css={middle}>{first + index}</i>{' '}
            <b css={semibold}>
              {`${name} `}
              {entry && <span css={coralTag}>{mark}</span>}
            </b>{' '}
            <p css={row} data-state={entry ? undefined : 'none'}>
              {entry ? (
                <>
                  <b css={semibold}>{entry[0]}</b> <span dir="ltr">{entry[1]}</span>
                </>
              ) : (
                none.text
              )}
            </p>
          </div>
        ))}
      </div>
    </Picture>
  )
}
