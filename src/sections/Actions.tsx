import { type ActionLabel, actions } from '../content/actions'
import { Link } from '../Link'
import { ctas, outline, outlineNight, primary } from '../theme/base.styles'
import { Icon } from '../theme/Icon'

/** The address that a button leads to. */
export function addressOf(label: ActionLabel): string {
  const action = actions[label]
  return 'topic' in action ? `${action.to}?topic=${action.topic}` : action.to
}

type Props = { labels: readonly ActionLabel[]; onNight?: boolean }

/** The buttons of a call to action: the first is coral, the others are outlined. */
export function Actions({ labels, onNight = false }: Props) {
  return (
    <div css={ctas}>
      {labels.map((label, index) => (
        <Link key={label} css={index === 0 ? primary : onNight ? outlineNight : outline} to={addressOf(label)}>
          {label}
          {index === 0 && <Icon name="arrow-right" />}
        </Link>
      ))}
    </div>
  )
}
