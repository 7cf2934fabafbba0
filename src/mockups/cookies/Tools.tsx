import { coralTag } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
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
      <div css={[t.text4, s.tools]}>
        <p css={[l.wrapping, t.muted]}>
          {tabs.map(tab => (
            <span css={[l.inline, l.gap3]} key={tab} data-state={tab === open ? 'open' : undefined}>
              {steps[tab] && <i css={l.middle}>{steps[tab]}</i>} {`${tab} `}
            </span>
          ))}
        </p>
        {[{ name: none.name }, ...stored].map(({ name, entry }: Stored, index) => (
          <div key={name}>
            <i css={l.middle}>{first + index}</i>{' '}
            <b css={t.semibold}>
              {`${name} `}
              {entry && <span css={coralTag}>{mark}</span>}
            </b>{' '}
            <p css={l.row} data-state={entry ? undefined : 'none'}>
              {entry ? (
                <>
                  <b css={t.semibold}>{entry[0]}</b> <span dir="ltr">{entry[1]}</span>
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
