import * as s from './ReportLine.styles'
import type { ReportField } from './words'

/** One line of the expense report at reading size, and below each of its fields where that comes from. */
export function ReportLine({ fields }: { fields: readonly ReportField[] }) {
  return (
    <ol css={s.line}>
      {fields.map(({ name, value, source }) => (
        <li key={name}>
          <p>
            {`${name} `}
            <b>{value}</b>
          </p>
          <p>{source}</p>
        </li>
      ))}
    </ol>
  )
}
