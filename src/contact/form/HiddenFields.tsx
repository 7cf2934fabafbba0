import { useSite } from '../../page'
import { hidden } from '../../theme/base.styles'
import { ID, TRAP } from '../fields'

/** What every form has beside the visitor's fields: the message's id, and a field for programs to fall into. */
export function HiddenFields() {
  const { labels } = useSite()
  return (
    <>
      <input type="hidden" name={ID} />
      <div css={hidden} aria-hidden="true">
        {labels.trap}
        <input name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
