import { coralTag } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import * as b from '../../theme/surface.styles'
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
      <div css={[l.grid, l.clipped, b.card, b.edged, b.roundM, t.text4, s.tools]}>
        <p css={[l.wrapping, b.sand, t.muted]}>
          {tabs.map(tab => (
            <span css={[l.inline, l.gap3]} key={tab} data-state={tab === open ? 'open' : undefined}>
              {steps[tab] && <Step number={steps[tab]} />} {`${tab} `}
            </span>
          ))}
        </p>
        {[{ name: none.name }, ...stored].map(({ name, entry }: Stored, index) => (
          <div css={[l.grid, l.level, l.gap4]} key={name}>
            <Step number={first + index} />{' '}
            <b css={t.semibold}>
              {`${name} `}
              {entry && <span css={coralTag}>{mark}</span>}
            </b>{' '}
            <p css={[l.row, l.across, b.sand, b.roundS]} data-state={entry ? undefined : 'none'}>
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

const Step = ({ number }: { number: number }) => (
  <i css={[l.middle, b.card, t.text3, t.bold, t.line1, t.ink]}>{number}</i>
)
