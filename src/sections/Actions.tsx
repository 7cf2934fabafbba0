import type { Action, ActionId } from '../content/actions'
import { useSite } from '../page'
import { ctas, outline, outlineNight, primary } from '../theme/base.styles'
import { Icon } from '../theme/Icon'
import { Link } from '../theme/Link'

/** Returns the address that a button leads to. */
export const addressOf = ({ to, topic }: Action): string => (topic ? `${to}?topic=${topic}` : to)

type Props = { ids: readonly ActionId[]; onNight?: boolean }

/** The buttons of a call to action: the first is coral, the others are outlined. */
export function Actions({ ids, onNight = false }: Props) {
  const { actions } = useSite()
  return (
    <div css={ctas}>
      {ids.flatMap((id, index) => {
        // The build also takes content that has not been type-checked.
        const action: Action | undefined = actions[id]
        if (!action) throw new Error(`src/content/actions.ts has no button ${id}`)
        const address = addressOf(action)
        const style = index === 0 ? primary : onNight ? outlineNight : outline
        // Links within the page are left to the browser, which scrolls and moves the reading position.
        const link = address.startsWith('#') ? (
          <a key={id} css={style} href={address}>
            {action.label}
          </a>
        ) : (
          <Link key={id} css={style} to={address}>
            {action.label}
            {index === 0 && <Icon name="arrow-right" />}
          </Link>
        )
        // Keeps the buttons apart without styles too.
        return [link, ' ']
      })}
    </div>
  )
}
