import { type ActionLabel, actions } from '../content/actions'
import { ctas, outline, outlineNight, primary } from '../theme/base.styles'
import { Icon } from '../theme/Icon'
import { Link } from '../theme/Link'

/** The address that a button leads to. */
export function addressOf(label: ActionLabel): string {
  const action: (typeof actions)[ActionLabel] | undefined = actions[label]
  if (!action) throw new Error(`src/content/actions.ts does not say where the button ${label} leads`)
  return 'topic' in action ? `${action.to}?topic=${action.topic}` : action.to
}

type Props = { labels: readonly ActionLabel[]; onNight?: boolean }

/** The buttons of a call to action: the first is coral, the others are outlined. */
export function Actions({ labels, onNight = false }: Props) {
  return (
    <div css={ctas}>
      {labels.flatMap((label, index) => {
        const address = addressOf(label)
        const style = index === 0 ? primary : onNight ? outlineNight : outline
        // A section of the same page is the browser's own business: it scrolls and moves the reading position.
        const link = address.startsWith('#') ? (
          <a key={label} css={style} href={address}>
            {label}
          </a>
        ) : (
          <Link key={label} css={style} to={address}>
            {label}
            {index === 0 && <Icon name="arrow-right" />}
          </Link>
        )
        // Apart without styles too.
        return [link, ' ']
      })}
    </div>
  )
}
