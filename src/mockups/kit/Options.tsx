import * as s from './Options.styles'

type Props<Id extends string> = {
  /** Of the radios' group: each picture has its own. */
  name: string
  /** Before the options. */
  legend: string
  options: Readonly<Record<Id, string>>
  /** None, where nothing is decided yet. */
  chosen: Id | undefined
  choose: (id: Id) => void
  /** There is nothing to choose now. */
  disabled?: boolean
}

/** One of a few, side by side. Until the page answers they are words. */
export function Options<Id extends string>({ name, legend, options, chosen, choose, disabled = false }: Props<Id>) {
  return (
    <fieldset css={s.options} disabled={disabled}>
      <legend>{legend}</legend>
      {(Object.entries(options) as [Id, string][]).map(([id, option]) => (
        <label key={id} data-state={id === chosen ? 'chosen' : undefined}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => choose(id)} />
          {`${option} `}
        </label>
      ))}
    </fieldset>
  )
}
