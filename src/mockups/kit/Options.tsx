import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as s from './Options.styles'

type Props<Id extends string> = {
  /** The `name` attribute that groups the radio buttons; each picture uses its own. */
  name: string
  legend: string
  options: Readonly<Record<Id, string>>
  /** In place of an option once it was chosen, for options that do something. */
  made?: Readonly<Record<Id, string>>
  /** Undefined while nothing is chosen. */
  chosen: Id | undefined
  choose: (id: Id) => void
  disabled?: boolean
}

/** Renders a segmented control of radio buttons; before hydration, plain words. */
export function Options<Id extends string>({
  name,
  legend,
  options,
  made = options,
  chosen,
  choose,
  disabled = false,
}: Props<Id>) {
  return (
    <fieldset css={[l.cluster, l.gap1, t.text1, s.options]} disabled={disabled}>
      <legend>
        <span>{legend}</span>
      </legend>
      {(Object.entries(options) as [Id, string][]).map(([id, option]) => (
        <label key={id} data-state={id === chosen ? 'chosen' : undefined}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => choose(id)} />
          <span>{`${id === chosen ? made[id] : option} `}</span>
        </label>
      ))}
    </fieldset>
  )
}
