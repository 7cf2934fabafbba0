import { chips, tag } from '../theme/base.styles'

/** The sources or conditions of a product. */
export function Tags({ names }: { names: readonly string[] }) {
  return (
    <ul css={chips}>
      {names.map(name => (
        <li css={tag} key={name}>
          {name}
        </li>
      ))}
    </ul>
  )
}
