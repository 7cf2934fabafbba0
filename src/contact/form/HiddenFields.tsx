import { useSite } from '../../page'
import { hidden } from '../../theme/base.styles'
import { ID, TRAP } from '../fields'

/** The hidden fields of every form: the message id, and a honeypot for programs. */
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
